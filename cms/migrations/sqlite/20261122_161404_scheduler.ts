import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`appointments_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`appointments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`appointments_notes_order_idx\` ON \`appointments_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`appointments_notes_parent_id_idx\` ON \`appointments_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_notes_author_idx\` ON \`appointments_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`appointments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`starts_at\` text NOT NULL,
  	\`state\` text DEFAULT 'booked' NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`meeting_id\` integer NOT NULL,
  	\`ends_at\` text NOT NULL,
  	\`moved_from\` text,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`comments\` text,
  	\`form_data_building_name\` text,
  	\`form_data_apartment_number\` text,
  	\`form_data_rooms\` numeric,
  	\`form_data_floor\` numeric,
  	\`form_data_area\` numeric,
  	\`form_data_price\` numeric,
  	\`form_data_currency\` text,
  	\`form_data_asset_name\` text,
  	\`allowed_marketing\` integer DEFAULT false,
  	\`allowed_sms_and_email\` integer DEFAULT false,
  	\`language\` text,
  	\`crm_system\` text,
  	\`crm_id\` text,
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
  	FOREIGN KEY (\`meeting_id\`) REFERENCES \`meeting_kinds\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`appointments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`appointments_starts_at_idx\` ON \`appointments\` (\`starts_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_state_idx\` ON \`appointments\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`appointments_status_idx\` ON \`appointments\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`appointments_assignee_idx\` ON \`appointments\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_delete_after_idx\` ON \`appointments\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointments_reference_idx\` ON \`appointments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`appointments_meeting_idx\` ON \`appointments\` (\`meeting_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_duplicate_of_idx\` ON \`appointments\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_source_source_page_idx\` ON \`appointments\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`appointments_handled_at_idx\` ON \`appointments\` (\`handled_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_email_trace_idx\` ON \`appointments\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`appointments_phone_trace_idx\` ON \`appointments\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`appointments_delivery_idx\` ON \`appointments\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`appointments_updated_at_idx\` ON \`appointments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`appointments_created_at_idx\` ON \`appointments\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`meeting_kinds_hours_days\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` text NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`meeting_kinds_hours\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meeting_kinds_hours_days_order_idx\` ON \`meeting_kinds_hours_days\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_hours_days_parent_idx\` ON \`meeting_kinds_hours_days\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meeting_kinds_hours\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`meeting_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meeting_kinds_hours_order_idx\` ON \`meeting_kinds_hours\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_hours_parent_id_idx\` ON \`meeting_kinds_hours\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meeting_kinds_closed_dates\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`until\` text,
  	\`reason\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`meeting_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`meeting_kinds_closed_dates_order_idx\` ON \`meeting_kinds_closed_dates\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_closed_dates_parent_id_idx\` ON \`meeting_kinds_closed_dates\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`meeting_kinds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`project_id\` integer NOT NULL,
  	\`active\` integer DEFAULT true,
  	\`slot_minutes\` numeric DEFAULT 30 NOT NULL,
  	\`parallel\` numeric DEFAULT 1 NOT NULL,
  	\`lead_hours\` numeric DEFAULT 24 NOT NULL,
  	\`days_ahead\` numeric DEFAULT 21 NOT NULL,
  	\`staff_mail\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`meeting_kinds_project_idx\` ON \`meeting_kinds\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_updated_at_idx\` ON \`meeting_kinds\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_created_at_idx\` ON \`meeting_kinds\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`meeting_kinds_locales\` (
  	\`name\` text NOT NULL,
  	\`place\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`meeting_kinds\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`meeting_kinds_locales_locale_parent_id_unique\` ON \`meeting_kinds_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`meeting_kinds_locales_parent_idx\` ON \`meeting_kinds_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`appointment_slots\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`slot_key\` text NOT NULL,
  	\`meeting\` numeric NOT NULL,
  	\`starts_at\` numeric NOT NULL,
  	\`ends_at\` numeric NOT NULL,
  	\`seat\` numeric NOT NULL,
  	\`reference\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`appointment_slots_slot_key_idx\` ON \`appointment_slots\` (\`slot_key\`);`)
  await db.run(sql`CREATE INDEX \`appointment_slots_meeting_idx\` ON \`appointment_slots\` (\`meeting\`);`)
  await db.run(sql`CREATE INDEX \`appointment_slots_ends_at_idx\` ON \`appointment_slots\` (\`ends_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`appointment_slots_reference_idx\` ON \`appointment_slots\` (\`reference\`);`)
  await db.run(sql`ALTER TABLE \`retention\` ADD \`appointments\` numeric DEFAULT 730 NOT NULL;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`appointments_notes\`;`)
  await db.run(sql`DROP TABLE \`appointments\`;`)
  await db.run(sql`DROP TABLE \`meeting_kinds_hours_days\`;`)
  await db.run(sql`DROP TABLE \`meeting_kinds_hours\`;`)
  await db.run(sql`DROP TABLE \`meeting_kinds_closed_dates\`;`)
  await db.run(sql`DROP TABLE \`meeting_kinds\`;`)
  await db.run(sql`DROP TABLE \`meeting_kinds_locales\`;`)
  await db.run(sql`DROP TABLE \`appointment_slots\`;`)
  await db.run(sql`ALTER TABLE \`retention\` DROP COLUMN \`appointments\`;`)
}
