import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
  await db.run(sql`CREATE TABLE \`personal_data\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`answer_templates\`;`)
  await db.run(sql`DROP TABLE \`replies\`;`)
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
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`mail_language\`;`)
  await db.run(sql`ALTER TABLE \`users\` DROP COLUMN \`digest\`;`)
}
