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
  await db.run(sql`CREATE TABLE \`alert_subscribers\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text,
  	\`immediate\` integer DEFAULT false,
  	\`financial\` integer DEFAULT false,
  	\`presentations\` integer DEFAULT false,
  	\`requested_at\` text,
  	\`confirmed_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_subscribers_email_idx\` ON \`alert_subscribers\` (\`email\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscribers_updated_at_idx\` ON \`alert_subscribers\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`alert_subscribers_created_at_idx\` ON \`alert_subscribers\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`alert_requests\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`language\` text NOT NULL,
  	\`kinds\` text NOT NULL,
  	\`requested_at\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL,
  	\`confirmed_at\` numeric
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_requests_key_idx\` ON \`alert_requests\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`alert_requests_expires_at_idx\` ON \`alert_requests\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`alert_reports\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`marks\` text NOT NULL,
  	\`kinds\` text NOT NULL,
  	\`words\` text NOT NULL,
  	\`seen_at\` numeric NOT NULL,
  	\`state\` text NOT NULL,
  	\`told_from\` numeric,
  	\`cursor\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`alert_reports_state_idx\` ON \`alert_reports\` (\`state\`);`)
  await db.run(sql`CREATE TABLE \`alert_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`report\` numeric NOT NULL,
  	\`subscriber\` numeric NOT NULL,
  	\`queued_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`alert_mails_key_idx\` ON \`alert_mails\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_subscriber_idx\` ON \`alert_mails\` (\`subscriber\`);`)
  await db.run(sql`CREATE INDEX \`alert_mails_queued_at_idx\` ON \`alert_mails\` (\`queued_at\`);`)
  await db.run(sql`CREATE TABLE \`answer_templates\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`hebrew\` text NOT NULL,
  	\`english\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`answer_templates_updated_at_idx\` ON \`answer_templates\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`answer_templates_created_at_idx\` ON \`answer_templates\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`replies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`owner_collection\` text NOT NULL,
  	\`owner_id\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`quote\` text,
  	\`quoted_at\` text,
  	\`language\` text,
  	\`author_id\` integer,
  	\`author_name\` text,
  	\`request_key\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`replies_owner_collection_idx\` ON \`replies\` (\`owner_collection\`);`)
  await db.run(sql`CREATE INDEX \`replies_owner_id_idx\` ON \`replies\` (\`owner_id\`);`)
  await db.run(sql`CREATE INDEX \`replies_reference_idx\` ON \`replies\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`replies_author_idx\` ON \`replies\` (\`author_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`replies_request_key_idx\` ON \`replies\` (\`request_key\`);`)
  await db.run(sql`CREATE INDEX \`replies_delivery_idx\` ON \`replies\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`replies_updated_at_idx\` ON \`replies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`replies_created_at_idx\` ON \`replies\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`title\` text NOT NULL,
  	\`is_shared\` integer DEFAULT false,
  	\`access_read_constraint\` text DEFAULT 'onlyMe',
  	\`access_update_constraint\` text DEFAULT 'onlyMe',
  	\`access_delete_constraint\` text DEFAULT 'onlyMe',
  	\`where\` text,
  	\`columns\` text,
  	\`group_by\` text,
  	\`related_collection\` text NOT NULL,
  	\`is_temp\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_updated_at_idx\` ON \`payload_query_presets\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_created_at_idx\` ON \`payload_query_presets\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_query_presets_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_query_presets\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_order_idx\` ON \`payload_query_presets_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_parent_idx\` ON \`payload_query_presets_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_path_idx\` ON \`payload_query_presets_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_query_presets_rels_users_id_idx\` ON \`payload_query_presets_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE TABLE \`personal_data\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`ALTER TABLE \`projects\` ADD \`surroundings\` text;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_surroundings\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`merged_at\` text;`)
  await db.run(sql`ALTER TABLE \`messages\` ADD \`handled_at\` text;`)
  await db.run(sql`CREATE INDEX \`messages_handled_at_idx\` ON \`messages\` (\`handled_at\`);`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`merged_at\` text;`)
  await db.run(sql`ALTER TABLE \`leads\` ADD \`handled_at\` text;`)
  await db.run(sql`CREATE INDEX \`leads_handled_at_idx\` ON \`leads\` (\`handled_at\`);`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`merged_at\` text;`)
  await db.run(sql`ALTER TABLE \`applications\` ADD \`handled_at\` text;`)
  await db.run(sql`CREATE INDEX \`applications_handled_at_idx\` ON \`applications\` (\`handled_at\`);`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`merged_at\` text;`)
  await db.run(sql`ALTER TABLE \`reservations\` ADD \`handled_at\` text;`)
  await db.run(sql`CREATE INDEX \`reservations_handled_at_idx\` ON \`reservations\` (\`handled_at\`);`)
  await db.run(sql`ALTER TABLE \`form_entries\` ADD \`sender_name\` text;`)
  await db.run(sql`ALTER TABLE \`form_entries\` ADD \`merged_at\` text;`)
  await db.run(sql`ALTER TABLE \`form_entries\` ADD \`handled_at\` text;`)
  await db.run(sql`CREATE INDEX \`form_entries_handled_at_idx\` ON \`form_entries\` (\`handled_at\`);`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`mail_language\` text DEFAULT 'he';`)
  await db.run(sql`ALTER TABLE \`users\` ADD \`digest\` integer DEFAULT false;`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`lottery_registrations\` numeric DEFAULT 1095 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`lotteries\`;`)
  await db.run(sql`DROP TABLE \`lotteries_locales\`;`)
  await db.run(sql`DROP TABLE \`lottery_registrations_notes\`;`)
  await db.run(sql`DROP TABLE \`lottery_registrations\`;`)
  await db.run(sql`DROP TABLE \`lottery_draws\`;`)
  await db.run(sql`DROP TABLE \`alert_subscribers\`;`)
  await db.run(sql`DROP TABLE \`alert_requests\`;`)
  await db.run(sql`DROP TABLE \`alert_reports\`;`)
  await db.run(sql`DROP TABLE \`alert_mails\`;`)
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`replies\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets\`;`)
  await db.run(sql`DROP TABLE \`payload_query_presets_rels\`;`)
  await db.run(sql`DROP TABLE \`personal_data\`;`)
  await db.run(sql`DROP INDEX \`messages_handled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`merged_at\`;`)
  await db.run(sql`ALTER TABLE \`messages\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`DROP INDEX \`leads_handled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`merged_at\`;`)
  await db.run(sql`ALTER TABLE \`leads\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`DROP INDEX \`applications_handled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`merged_at\`;`)
  await db.run(sql`ALTER TABLE \`applications\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`DROP INDEX \`reservations_handled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`merged_at\`;`)
  await db.run(sql`ALTER TABLE \`reservations\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`DROP INDEX \`form_entries_handled_at_idx\`;`)
  await db.run(sql`ALTER TABLE \`form_entries\` DROP COLUMN \`sender_name\`;`)
  await db.run(sql`ALTER TABLE \`form_entries\` DROP COLUMN \`merged_at\`;`)
  await db.run(sql`ALTER TABLE \`form_entries\` DROP COLUMN \`handled_at\`;`)
  await db.run(sql`ALTER TABLE \`projects\` DROP COLUMN \`surroundings\`;`)
  await db.run(sql`ALTER TABLE \`_projects_v\` DROP COLUMN \`version_surroundings\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`mail_language\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`digest\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`lottery_registrations\`;`)
}
