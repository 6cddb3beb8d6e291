import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
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
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`alert_subscribers\`;`)
  await db.run(sql`DROP TABLE \`alert_requests\`;`)
  await db.run(sql`DROP TABLE \`alert_reports\`;`)
  await db.run(sql`DROP TABLE \`alert_mails\`;`)
}
