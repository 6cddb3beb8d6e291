import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`lotteries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`project_id\` integer NOT NULL,
  	\`opens_at\` text NOT NULL,
  	\`closes_at\` text NOT NULL,
  	\`homes\` numeric NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lotteries_project_idx\` ON \`lotteries\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`lotteries_updated_at_idx\` ON \`lotteries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lotteries_created_at_idx\` ON \`lotteries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lotteries_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lotteries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lotteries_locales_locale_parent_id_unique\` ON \`lotteries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lotteries_locales_parent_idx\` ON \`lotteries_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`lottery_registrations_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`lottery_registrations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`lottery_registrations_notes_order_idx\` ON \`lottery_registrations_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_notes_parent_id_idx\` ON \`lottery_registrations_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_notes_author_idx\` ON \`lottery_registrations_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`lottery_registrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`takes_part\` text DEFAULT 'yes' NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`lottery_id\` integer NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`id_ending\` text,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`allowed_marketing\` integer DEFAULT false,
  	\`allowed_sms_and_email\` integer DEFAULT false,
  	\`language\` text,
  	\`identity\` text,
  	\`ticket\` text,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
  	\`merged_at\` text,
  	\`source_page_id\` integer,
  	\`source_uri\` text,
  	\`source_referrer\` text,
  	\`source_utm_source\` text,
  	\`source_utm_medium\` text,
  	\`source_utm_campaign\` text,
  	\`source_utm_term\` text,
  	\`source_utm_content\` text,
  	\`consent_version\` text,
  	\`consent_at\` text,
  	\`handled_at\` text,
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottery_id\`) REFERENCES \`lotteries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`lottery_registrations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`lottery_registrations_takes_part_idx\` ON \`lottery_registrations\` (\`takes_part\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_status_idx\` ON \`lottery_registrations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_assignee_idx\` ON \`lottery_registrations\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_delete_after_idx\` ON \`lottery_registrations\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lottery_registrations_reference_idx\` ON \`lottery_registrations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_lottery_idx\` ON \`lottery_registrations\` (\`lottery_id\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_identity_idx\` ON \`lottery_registrations\` (\`identity\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`lottery_registrations_ticket_idx\` ON \`lottery_registrations\` (\`ticket\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_duplicate_of_idx\` ON \`lottery_registrations\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_source_source_page_idx\` ON \`lottery_registrations\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_handled_at_idx\` ON \`lottery_registrations\` (\`handled_at\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_email_trace_idx\` ON \`lottery_registrations\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_phone_trace_idx\` ON \`lottery_registrations\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_delivery_idx\` ON \`lottery_registrations\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_updated_at_idx\` ON \`lottery_registrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`lottery_registrations_created_at_idx\` ON \`lottery_registrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`lottery_draws\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`lottery\` numeric NOT NULL,
  	\`stage\` text NOT NULL,
  	\`seed_hash\` text NOT NULL,
  	\`announced_at\` text NOT NULL,
  	\`sealed_seed\` text NOT NULL,
  	\`closed_at\` text,
  	\`numbers\` text,
  	\`list_hash\` text,
  	\`homes\` numeric,
  	\`seed\` text,
  	\`results\` text,
  	\`drawn_at\` text,
  	\`published_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`lottery_draws_lottery_idx\` ON \`lottery_draws\` (\`lottery\`);`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`lottery_registrations\` numeric DEFAULT 1095 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lotteries\`;`)
  await db.run(sql`DROP TABLE \`lotteries_locales\`;`)
  await db.run(sql`DROP TABLE \`lottery_registrations_notes\`;`)
  await db.run(sql`DROP TABLE \`lottery_registrations\`;`)
  await db.run(sql`DROP TABLE \`lottery_draws\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`lottery_registrations\`;`)
}
