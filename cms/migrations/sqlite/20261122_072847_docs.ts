import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`delivery_buildings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`picture_id\` integer,
  	\`asks_for_code\` integer DEFAULT false,
  	\`code_hash\` text,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`delivery_buildings_picture_idx\` ON \`delivery_buildings\` (\`picture_id\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_asks_for_code_idx\` ON \`delivery_buildings\` (\`asks_for_code\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_order_idx\` ON \`delivery_buildings\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_updated_at_idx\` ON \`delivery_buildings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_created_at_idx\` ON \`delivery_buildings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_deleted_at_idx\` ON \`delivery_buildings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`delivery_buildings_locales\` (
  	\`building_name\` text NOT NULL,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`delivery_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`delivery_buildings_locales_locale_parent_id_unique\` ON \`delivery_buildings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`delivery_buildings_locales_parent_idx\` ON \`delivery_buildings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_delivery_buildings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_picture_id\` integer,
  	\`version_asks_for_code\` integer DEFAULT false,
  	\`version_code_hash\` text,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`delivery_buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_parent_idx\` ON \`_delivery_buildings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_picture_idx\` ON \`_delivery_buildings_v\` (\`version_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_asks_for_code_idx\` ON \`_delivery_buildings_v\` (\`version_asks_for_code\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_order_idx\` ON \`_delivery_buildings_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_updated_at_idx\` ON \`_delivery_buildings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_created_at_idx\` ON \`_delivery_buildings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_version_version_deleted_at_idx\` ON \`_delivery_buildings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_created_at_idx\` ON \`_delivery_buildings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_updated_at_idx\` ON \`_delivery_buildings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_delivery_buildings_v_locales\` (
  	\`version_building_name\` text NOT NULL,
  	\`version_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_delivery_buildings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_delivery_buildings_v_locales_locale_parent_id_unique\` ON \`_delivery_buildings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_delivery_buildings_v_locales_parent_idx\` ON \`_delivery_buildings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`file_destinations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`file_destinations_order_idx\` ON \`file_destinations\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`file_destinations_updated_at_idx\` ON \`file_destinations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`file_destinations_created_at_idx\` ON \`file_destinations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`file_destinations_deleted_at_idx\` ON \`file_destinations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`file_destinations_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`file_destinations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`file_destinations_name_idx\` ON \`file_destinations_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`file_destinations_locales_locale_parent_id_unique\` ON \`file_destinations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`file_destinations_locales_parent_idx\` ON \`file_destinations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_file_destinations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`file_destinations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_parent_idx\` ON \`_file_destinations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_version_version_order_idx\` ON \`_file_destinations_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_version_version_updated_at_idx\` ON \`_file_destinations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_version_version_created_at_idx\` ON \`_file_destinations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_version_version_deleted_at_idx\` ON \`_file_destinations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_created_at_idx\` ON \`_file_destinations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_updated_at_idx\` ON \`_file_destinations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_file_destinations_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_file_destinations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_version_version_name_idx\` ON \`_file_destinations_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_file_destinations_v_locales_locale_parent_id_unique\` ON \`_file_destinations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_destinations_v_locales_parent_idx\` ON \`_file_destinations_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`file_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`file_categories_order_idx\` ON \`file_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_updated_at_idx\` ON \`file_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_created_at_idx\` ON \`file_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_deleted_at_idx\` ON \`file_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`file_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`file_categories_name_idx\` ON \`file_categories_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`file_categories_locales_locale_parent_id_unique\` ON \`file_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`file_categories_locales_parent_idx\` ON \`file_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_file_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_categories_v_parent_idx\` ON \`_file_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_version_version_order_idx\` ON \`_file_categories_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_version_version_updated_at_idx\` ON \`_file_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_version_version_created_at_idx\` ON \`_file_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_version_version_deleted_at_idx\` ON \`_file_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_created_at_idx\` ON \`_file_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_updated_at_idx\` ON \`_file_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_file_categories_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_file_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_categories_v_version_version_name_idx\` ON \`_file_categories_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_file_categories_v_locales_locale_parent_id_unique\` ON \`_file_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_categories_v_locales_parent_idx\` ON \`_file_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`file_items\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_destination_id\` integer NOT NULL,
  	\`upload_file_id\` integer NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`file_destination_id\`) REFERENCES \`file_destinations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`upload_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`file_items_file_destination_idx\` ON \`file_items\` (\`file_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`file_items_upload_file_idx\` ON \`file_items\` (\`upload_file_id\`);`)
  await db.run(sql`CREATE INDEX \`file_items_order_idx\` ON \`file_items\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`file_items_updated_at_idx\` ON \`file_items\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`file_items_created_at_idx\` ON \`file_items\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`file_items_deleted_at_idx\` ON \`file_items\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`file_items_locales\` (
  	\`file_name\` text NOT NULL,
  	\`file_tipe\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`file_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`file_items_locales_locale_parent_id_unique\` ON \`file_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`file_items_locales_parent_idx\` ON \`file_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`file_items_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`delivery_buildings_id\` integer,
  	\`file_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`file_items\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_buildings_id\`) REFERENCES \`delivery_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`file_categories_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`file_items_rels_order_idx\` ON \`file_items_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`file_items_rels_parent_idx\` ON \`file_items_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`file_items_rels_path_idx\` ON \`file_items_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`file_items_rels_delivery_buildings_id_idx\` ON \`file_items_rels\` (\`delivery_buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`file_items_rels_file_categories_id_idx\` ON \`file_items_rels\` (\`file_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`_file_items_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_file_destination_id\` integer NOT NULL,
  	\`version_upload_file_id\` integer NOT NULL,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`file_items\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_upload_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_file_destination_id\`) REFERENCES \`file_destinations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_items_v_parent_idx\` ON \`_file_items_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_file_destination_idx\` ON \`_file_items_v\` (\`version_file_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_upload_file_idx\` ON \`_file_items_v\` (\`version_upload_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_order_idx\` ON \`_file_items_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_updated_at_idx\` ON \`_file_items_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_created_at_idx\` ON \`_file_items_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_version_version_deleted_at_idx\` ON \`_file_items_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_created_at_idx\` ON \`_file_items_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_updated_at_idx\` ON \`_file_items_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_file_items_v_locales\` (
  	\`version_file_name\` text NOT NULL,
  	\`version_file_tipe\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_file_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_file_items_v_locales_locale_parent_id_unique\` ON \`_file_items_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_locales_parent_idx\` ON \`_file_items_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_file_items_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`delivery_buildings_id\` integer,
  	\`file_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_file_items_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_buildings_id\`) REFERENCES \`delivery_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`file_categories_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_file_items_v_rels_order_idx\` ON \`_file_items_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_rels_parent_idx\` ON \`_file_items_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_rels_path_idx\` ON \`_file_items_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_rels_delivery_buildings_id_idx\` ON \`_file_items_v_rels\` (\`delivery_buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`_file_items_v_rels_file_categories_id_idx\` ON \`_file_items_v_rels\` (\`file_categories_id\`);`)
  await db.run(sql`CREATE TABLE \`resident_files\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`file_destination_id\` integer NOT NULL,
  	\`prefix\` text DEFAULT 'residentFiles',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric,
  	FOREIGN KEY (\`file_destination_id\`) REFERENCES \`file_destinations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`resident_files_file_destination_idx\` ON \`resident_files\` (\`file_destination_id\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_updated_at_idx\` ON \`resident_files\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_created_at_idx\` ON \`resident_files\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`resident_files_filename_idx\` ON \`resident_files\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`resident_files_locales\` (
  	\`file_name\` text NOT NULL,
  	\`file_tipe\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`resident_files\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`resident_files_locales_locale_parent_id_unique\` ON \`resident_files_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_locales_parent_idx\` ON \`resident_files_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`resident_files_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`delivery_buildings_id\` integer,
  	\`file_categories_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`resident_files\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`delivery_buildings_id\`) REFERENCES \`delivery_buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`file_categories_id\`) REFERENCES \`file_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`resident_files_rels_order_idx\` ON \`resident_files_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_rels_parent_idx\` ON \`resident_files_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_rels_path_idx\` ON \`resident_files_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_rels_delivery_buildings_id_idx\` ON \`resident_files_rels\` (\`delivery_buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`resident_files_rels_file_categories_id_idx\` ON \`resident_files_rels\` (\`file_categories_id\`);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`delivery_buildings_id\` integer REFERENCES delivery_buildings(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`file_destinations_id\` integer REFERENCES file_destinations(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`file_categories_id\` integer REFERENCES file_categories(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`file_items_id\` integer REFERENCES file_items(id);`)
  await db.run(sql`ALTER TABLE \`payload_locked_documents_rels\` ADD \`resident_files_id\` integer REFERENCES resident_files(id);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_delivery_buildings_id_idx\` ON \`payload_locked_documents_rels\` (\`delivery_buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_file_destinations_id_idx\` ON \`payload_locked_documents_rels\` (\`file_destinations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_file_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`file_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_file_items_id_idx\` ON \`payload_locked_documents_rels\` (\`file_items_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_resident_files_id_idx\` ON \`payload_locked_documents_rels\` (\`resident_files_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`delivery_buildings\`;`)
  await db.run(sql`DROP TABLE \`delivery_buildings_locales\`;`)
  await db.run(sql`DROP TABLE \`_delivery_buildings_v\`;`)
  await db.run(sql`DROP TABLE \`_delivery_buildings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`file_destinations\`;`)
  await db.run(sql`DROP TABLE \`file_destinations_locales\`;`)
  await db.run(sql`DROP TABLE \`_file_destinations_v\`;`)
  await db.run(sql`DROP TABLE \`_file_destinations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`file_categories\`;`)
  await db.run(sql`DROP TABLE \`file_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_file_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_file_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`file_items\`;`)
  await db.run(sql`DROP TABLE \`file_items_locales\`;`)
  await db.run(sql`DROP TABLE \`file_items_rels\`;`)
  await db.run(sql`DROP TABLE \`_file_items_v\`;`)
  await db.run(sql`DROP TABLE \`_file_items_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_file_items_v_rels\`;`)
  await db.run(sql`DROP TABLE \`resident_files\`;`)
  await db.run(sql`DROP TABLE \`resident_files_locales\`;`)
  await db.run(sql`DROP TABLE \`resident_files_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_payload_locked_documents_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`pages_id\` integer,
  	\`projects_id\` integer,
  	\`products_id\` integer,
  	\`media_id\` integer,
  	\`companies_id\` integer,
  	\`article_categories_id\` integer,
  	\`project_types_id\` integer,
  	\`project_statuses_id\` integer,
  	\`designations_id\` integer,
  	\`property_types_id\` integer,
  	\`apartment_types_id\` integer,
  	\`characteristics_id\` integer,
  	\`countries_id\` integer,
  	\`cities_id\` integer,
  	\`group_sites_id\` integer,
  	\`partners_id\` integer,
  	\`product_categories_id\` integer,
  	\`product_key_features_id\` integer,
  	\`marketing_slides_id\` integer,
  	\`redirects_id\` integer,
  	\`tombstones_id\` integer,
  	\`contact_subjects_id\` integer,
  	\`jobs_id\` integer,
  	\`job_professions_id\` integer,
  	\`job_areas_id\` integer,
  	\`job_scopes_id\` integer,
  	\`company_divisions_id\` integer,
  	\`buildings_id\` integer,
  	\`apartments_id\` integer,
  	\`forms_id\` integer,
  	\`users_id\` integer,
  	\`mails_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_locked_documents\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`pages_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`article_categories_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_types_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_statuses_id\`) REFERENCES \`project_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`designations_id\`) REFERENCES \`designations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`property_types_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`apartment_types_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_sites_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_key_features_id\`) REFERENCES \`product_key_features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`marketing_slides_id\`) REFERENCES \`marketing_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`redirects_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`tombstones_id\`) REFERENCES \`tombstones\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`contact_subjects_id\`) REFERENCES \`contact_subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`jobs_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_professions_id\`) REFERENCES \`job_professions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_areas_id\`) REFERENCES \`job_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`job_scopes_id\`) REFERENCES \`job_scopes\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`company_divisions_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`buildings_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`apartments_id\`) REFERENCES \`apartments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`forms_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`mails_id\`) REFERENCES \`mails\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`INSERT INTO \`__new_payload_locked_documents_rels\`("id", "order", "parent_id", "path", "pages_id", "projects_id", "products_id", "media_id", "companies_id", "article_categories_id", "project_types_id", "project_statuses_id", "designations_id", "property_types_id", "apartment_types_id", "characteristics_id", "countries_id", "cities_id", "group_sites_id", "partners_id", "product_categories_id", "product_key_features_id", "marketing_slides_id", "redirects_id", "tombstones_id", "contact_subjects_id", "jobs_id", "job_professions_id", "job_areas_id", "job_scopes_id", "company_divisions_id", "buildings_id", "apartments_id", "forms_id", "users_id", "mails_id", "services_id") SELECT "id", "order", "parent_id", "path", "pages_id", "projects_id", "products_id", "media_id", "companies_id", "article_categories_id", "project_types_id", "project_statuses_id", "designations_id", "property_types_id", "apartment_types_id", "characteristics_id", "countries_id", "cities_id", "group_sites_id", "partners_id", "product_categories_id", "product_key_features_id", "marketing_slides_id", "redirects_id", "tombstones_id", "contact_subjects_id", "jobs_id", "job_professions_id", "job_areas_id", "job_scopes_id", "company_divisions_id", "buildings_id", "apartments_id", "forms_id", "users_id", "mails_id", "services_id" FROM \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`ALTER TABLE \`__new_payload_locked_documents_rels\` RENAME TO \`payload_locked_documents_rels\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_order_idx\` ON \`payload_locked_documents_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_parent_idx\` ON \`payload_locked_documents_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_path_idx\` ON \`payload_locked_documents_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_pages_id_idx\` ON \`payload_locked_documents_rels\` (\`pages_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_projects_id_idx\` ON \`payload_locked_documents_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_products_id_idx\` ON \`payload_locked_documents_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_media_id_idx\` ON \`payload_locked_documents_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_companies_id_idx\` ON \`payload_locked_documents_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_article_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`article_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_types_id_idx\` ON \`payload_locked_documents_rels\` (\`project_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_project_statuses_id_idx\` ON \`payload_locked_documents_rels\` (\`project_statuses_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_designations_id_idx\` ON \`payload_locked_documents_rels\` (\`designations_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_property_types_id_idx\` ON \`payload_locked_documents_rels\` (\`property_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_apartment_types_id_idx\` ON \`payload_locked_documents_rels\` (\`apartment_types_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_characteristics_id_idx\` ON \`payload_locked_documents_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_countries_id_idx\` ON \`payload_locked_documents_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_cities_id_idx\` ON \`payload_locked_documents_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_group_sites_id_idx\` ON \`payload_locked_documents_rels\` (\`group_sites_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_partners_id_idx\` ON \`payload_locked_documents_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_categories_id_idx\` ON \`payload_locked_documents_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_product_key_features_id_idx\` ON \`payload_locked_documents_rels\` (\`product_key_features_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_marketing_slides_id_idx\` ON \`payload_locked_documents_rels\` (\`marketing_slides_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_redirects_id_idx\` ON \`payload_locked_documents_rels\` (\`redirects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_tombstones_id_idx\` ON \`payload_locked_documents_rels\` (\`tombstones_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_contact_subjects_id_idx\` ON \`payload_locked_documents_rels\` (\`contact_subjects_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_jobs_id_idx\` ON \`payload_locked_documents_rels\` (\`jobs_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_professions_id_idx\` ON \`payload_locked_documents_rels\` (\`job_professions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_areas_id_idx\` ON \`payload_locked_documents_rels\` (\`job_areas_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_job_scopes_id_idx\` ON \`payload_locked_documents_rels\` (\`job_scopes_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_company_divisions_id_idx\` ON \`payload_locked_documents_rels\` (\`company_divisions_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_buildings_id_idx\` ON \`payload_locked_documents_rels\` (\`buildings_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_apartments_id_idx\` ON \`payload_locked_documents_rels\` (\`apartments_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_forms_id_idx\` ON \`payload_locked_documents_rels\` (\`forms_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_users_id_idx\` ON \`payload_locked_documents_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_mails_id_idx\` ON \`payload_locked_documents_rels\` (\`mails_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_rels_services_id_idx\` ON \`payload_locked_documents_rels\` (\`services_id\`);`)
}
