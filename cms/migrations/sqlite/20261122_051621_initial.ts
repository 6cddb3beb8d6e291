import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`CREATE TABLE \`pages_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_languages_order_idx\` ON \`pages_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_languages_parent_idx\` ON \`pages_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`article_category_id\` integer,
  	\`article_date\` text,
  	\`article_desktop_picture_id\` integer,
  	\`article_mobile_picture_id\` integer,
  	\`article_associated_site_id\` integer,
  	\`listing_group_kind\` text DEFAULT 'group',
  	\`listing_product_filters\` text DEFAULT 'all',
  	\`listing_marketing_slide_id\` integer,
  	\`job_board_anchor_id\` text DEFAULT 'jobs',
  	\`blocks\` text,
  	\`seo_og_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`template\` text DEFAULT 'generic',
  	\`paths_he\` text,
  	\`paths_en\` text,
  	\`parent_page_id\` integer,
  	\`company_id\` integer,
  	\`hide_breadcrumbs\` integer DEFAULT false,
  	\`hide_from_sitemap\` integer DEFAULT false,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`article_category_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_desktop_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_mobile_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`article_associated_site_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`listing_marketing_slide_id\`) REFERENCES \`marketing_slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_article_article_category_idx\` ON \`pages\` (\`article_category_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_article_article_date_idx\` ON \`pages\` (\`article_date\`);`)
  await db.run(sql`CREATE INDEX \`pages_article_article_desktop_picture_idx\` ON \`pages\` (\`article_desktop_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_article_article_mobile_picture_idx\` ON \`pages\` (\`article_mobile_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_article_article_associated_site_idx\` ON \`pages\` (\`article_associated_site_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_listing_listing_marketing_slide_idx\` ON \`pages\` (\`listing_marketing_slide_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_seo_seo_og_image_idx\` ON \`pages\` (\`seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_template_idx\` ON \`pages\` (\`template\`);`)
  await db.run(sql`CREATE INDEX \`pages_paths_paths_he_idx\` ON \`pages\` (\`paths_he\`);`)
  await db.run(sql`CREATE INDEX \`pages_paths_paths_en_idx\` ON \`pages\` (\`paths_en\`);`)
  await db.run(sql`CREATE INDEX \`pages_parent_page_idx\` ON \`pages\` (\`parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_company_idx\` ON \`pages\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_updated_at_idx\` ON \`pages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_created_at_idx\` ON \`pages\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`pages_deleted_at_idx\` ON \`pages\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`pages__status_idx\` ON \`pages\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`pages_locales\` (
  	\`title\` text,
  	\`article_main_title\` text,
  	\`article_sub_title\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`slug\` text,
  	\`title_breadcrumbs\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`pages_locales_locale_parent_id_unique\` ON \`pages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_locales_parent_idx\` ON \`pages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`pages_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`group_sites_id\` integer,
  	\`project_types_id\` integer,
  	\`company_divisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_sites_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_types_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`company_divisions_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`pages_rels_order_idx\` ON \`pages_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_parent_idx\` ON \`pages_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_path_idx\` ON \`pages_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_group_sites_id_idx\` ON \`pages_rels\` (\`group_sites_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_project_types_id_idx\` ON \`pages_rels\` (\`project_types_id\`);`)
  await db.run(sql`CREATE INDEX \`pages_rels_company_divisions_id_idx\` ON \`pages_rels\` (\`company_divisions_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_version_languages_order_idx\` ON \`_pages_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_languages_parent_idx\` ON \`_pages_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_article_category_id\` integer,
  	\`version_article_date\` text,
  	\`version_article_desktop_picture_id\` integer,
  	\`version_article_mobile_picture_id\` integer,
  	\`version_article_associated_site_id\` integer,
  	\`version_listing_group_kind\` text DEFAULT 'group',
  	\`version_listing_product_filters\` text DEFAULT 'all',
  	\`version_listing_marketing_slide_id\` integer,
  	\`version_job_board_anchor_id\` text DEFAULT 'jobs',
  	\`version_blocks\` text,
  	\`version_seo_og_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_template\` text DEFAULT 'generic',
  	\`version_paths_he\` text,
  	\`version_paths_en\` text,
  	\`version_parent_page_id\` integer,
  	\`version_company_id\` integer,
  	\`version_hide_breadcrumbs\` integer DEFAULT false,
  	\`version_hide_from_sitemap\` integer DEFAULT false,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	\`autosave\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_category_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_desktop_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_mobile_picture_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_article_associated_site_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_listing_marketing_slide_id\`) REFERENCES \`marketing_slides\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_parent_idx\` ON \`_pages_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_article_version_article_category_idx\` ON \`_pages_v\` (\`version_article_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_article_version_article_date_idx\` ON \`_pages_v\` (\`version_article_date\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_article_version_article_desktop_picture_idx\` ON \`_pages_v\` (\`version_article_desktop_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_article_version_article_mobile_picture_idx\` ON \`_pages_v\` (\`version_article_mobile_picture_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_article_version_article_associated_site_idx\` ON \`_pages_v\` (\`version_article_associated_site_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_listing_version_listing_marketing_slide_idx\` ON \`_pages_v\` (\`version_listing_marketing_slide_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_seo_version_seo_og_image_idx\` ON \`_pages_v\` (\`version_seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_template_idx\` ON \`_pages_v\` (\`version_template\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_paths_version_paths_he_idx\` ON \`_pages_v\` (\`version_paths_he\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_paths_version_paths_en_idx\` ON \`_pages_v\` (\`version_paths_en\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_parent_page_idx\` ON \`_pages_v\` (\`version_parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_company_idx\` ON \`_pages_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_updated_at_idx\` ON \`_pages_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_created_at_idx\` ON \`_pages_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version_deleted_at_idx\` ON \`_pages_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_version_version__status_idx\` ON \`_pages_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_created_at_idx\` ON \`_pages_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_updated_at_idx\` ON \`_pages_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_snapshot_idx\` ON \`_pages_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_published_locale_idx\` ON \`_pages_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_latest_idx\` ON \`_pages_v\` (\`latest\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_autosave_idx\` ON \`_pages_v\` (\`autosave\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_locales\` (
  	\`version_title\` text,
  	\`version_article_main_title\` text,
  	\`version_article_sub_title\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_slug\` text,
  	\`version_title_breadcrumbs\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_pages_v_locales_locale_parent_id_unique\` ON \`_pages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_locales_parent_idx\` ON \`_pages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_pages_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`group_sites_id\` integer,
  	\`project_types_id\` integer,
  	\`company_divisions_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_pages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_sites_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_types_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`company_divisions_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_order_idx\` ON \`_pages_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_parent_idx\` ON \`_pages_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_path_idx\` ON \`_pages_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_group_sites_id_idx\` ON \`_pages_v_rels\` (\`group_sites_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_project_types_id_idx\` ON \`_pages_v_rels\` (\`project_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_pages_v_rels_company_divisions_id_idx\` ON \`_pages_v_rels\` (\`company_divisions_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_numbers_new\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_numbers_new_order_idx\` ON \`projects_numbers_new\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_numbers_new_parent_id_idx\` ON \`projects_numbers_new\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_numbers_new_locales\` (
  	\`number\` text,
  	\`text_next_to_number\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_numbers_new\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_numbers_new_locales_locale_parent_id_unique\` ON \`projects_numbers_new_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_numbers_new_locales_parent_idx\` ON \`projects_numbers_new_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_neighbourhood\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_neighbourhood_order_idx\` ON \`project_neighbourhood\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_neighbourhood_parent_id_idx\` ON \`project_neighbourhood\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_neighbourhood_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_neighbourhood\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_neighbourhood_locales_locale_parent_id_unique\` ON \`project_neighbourhood_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_neighbourhood_locales_parent_idx\` ON \`project_neighbourhood_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_room_galleries\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`number_of_rooms\` numeric,
  	\`apartment_thumbnail_id\` integer,
  	FOREIGN KEY (\`apartment_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_room_galleries_order_idx\` ON \`project_room_galleries\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_room_galleries_parent_id_idx\` ON \`project_room_galleries\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_room_galleries_apartment_thumbnail_idx\` ON \`project_room_galleries\` (\`apartment_thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`project_visualization\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`button_kind\` text DEFAULT 'page',
  	\`button_page_id\` integer,
  	\`button_project_id\` integer,
  	\`button_product_id\` integer,
  	\`button_url\` text,
  	\`button_file_id\` integer,
  	\`button_anchor\` text,
  	\`button_target\` text DEFAULT 'self',
  	\`building_name_id\` integer,
  	FOREIGN KEY (\`button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`building_name_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_visualization_order_idx\` ON \`project_visualization\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_parent_id_idx\` ON \`project_visualization\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_button_button_page_idx\` ON \`project_visualization\` (\`button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_button_button_project_idx\` ON \`project_visualization\` (\`button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_button_button_product_idx\` ON \`project_visualization\` (\`button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_button_button_file_idx\` ON \`project_visualization\` (\`button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_building_name_idx\` ON \`project_visualization\` (\`building_name_id\`);`)
  await db.run(sql`CREATE TABLE \`project_visualization_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`button_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_visualization\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_visualization_locales_locale_parent_id_unique\` ON \`project_visualization_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_visualization_locales_parent_idx\` ON \`project_visualization_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_benefits\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_normal_id\` integer,
  	\`icon_selected_id\` integer,
  	\`large_image_id\` integer,
  	\`small_image_id\` integer,
  	FOREIGN KEY (\`icon_normal_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_selected_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`large_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`small_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_benefits_order_idx\` ON \`project_benefits\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_parent_id_idx\` ON \`project_benefits\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_icon_normal_idx\` ON \`project_benefits\` (\`icon_normal_id\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_icon_selected_idx\` ON \`project_benefits\` (\`icon_selected_id\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_large_image_idx\` ON \`project_benefits\` (\`large_image_id\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_small_image_idx\` ON \`project_benefits\` (\`small_image_id\`);`)
  await db.run(sql`CREATE TABLE \`project_benefits_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_benefits\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_benefits_locales_locale_parent_id_unique\` ON \`project_benefits_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_benefits_locales_parent_idx\` ON \`project_benefits_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_advantages\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_advantages_order_idx\` ON \`project_advantages\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_advantages_parent_id_idx\` ON \`project_advantages\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_advantages_icon_idx\` ON \`project_advantages\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`project_advantages_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_advantages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_advantages_locales_locale_parent_id_unique\` ON \`project_advantages_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_advantages_locales_parent_idx\` ON \`project_advantages_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_reviews\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`stars_id\` integer,
  	\`image_id\` integer,
  	FOREIGN KEY (\`stars_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_reviews_order_idx\` ON \`project_reviews\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_reviews_parent_id_idx\` ON \`project_reviews\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_reviews_stars_idx\` ON \`project_reviews\` (\`stars_id\`);`)
  await db.run(sql`CREATE INDEX \`project_reviews_image_idx\` ON \`project_reviews\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`project_reviews_locales\` (
  	\`title\` text,
  	\`sub_title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_reviews\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_reviews_locales_locale_parent_id_unique\` ON \`project_reviews_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_reviews_locales_parent_idx\` ON \`project_reviews_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_faq\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_faq_order_idx\` ON \`project_faq\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_faq_parent_id_idx\` ON \`project_faq\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_faq_locales\` (
  	\`accordion_title\` text,
  	\`accordion_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_faq\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_faq_locales_locale_parent_id_unique\` ON \`project_faq_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_faq_locales_parent_idx\` ON \`project_faq_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_lottery_ways\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`link_u_r_l\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_lottery_ways_order_idx\` ON \`projects_lottery_ways\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_ways_parent_id_idx\` ON \`projects_lottery_ways\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_ways_icon_idx\` ON \`projects_lottery_ways\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_lottery_ways_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_lottery_ways\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_lottery_ways_locales_locale_parent_id_unique\` ON \`projects_lottery_ways_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_ways_locales_parent_idx\` ON \`projects_lottery_ways_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_eligibility\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`button_link1_kind\` text DEFAULT 'page',
  	\`button_link1_page_id\` integer,
  	\`button_link1_project_id\` integer,
  	\`button_link1_product_id\` integer,
  	\`button_link1_url\` text,
  	\`button_link1_file_id\` integer,
  	\`button_link1_anchor\` text,
  	\`button_link1_target\` text DEFAULT 'self',
  	\`button2_kind\` text DEFAULT 'page',
  	\`button2_page_id\` integer,
  	\`button2_project_id\` integer,
  	\`button2_product_id\` integer,
  	\`button2_url\` text,
  	\`button2_file_id\` integer,
  	\`button2_anchor\` text,
  	\`button2_target\` text DEFAULT 'self',
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_eligibility_order_idx\` ON \`project_eligibility\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_parent_id_idx\` ON \`project_eligibility\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_icon_idx\` ON \`project_eligibility\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button_link1_button_link1_page_idx\` ON \`project_eligibility\` (\`button_link1_page_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button_link1_button_link1_project_idx\` ON \`project_eligibility\` (\`button_link1_project_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button_link1_button_link1_product_idx\` ON \`project_eligibility\` (\`button_link1_product_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button_link1_button_link1_file_idx\` ON \`project_eligibility\` (\`button_link1_file_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button2_button2_page_idx\` ON \`project_eligibility\` (\`button2_page_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button2_button2_project_idx\` ON \`project_eligibility\` (\`button2_project_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button2_button2_product_idx\` ON \`project_eligibility\` (\`button2_product_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_button2_button2_file_idx\` ON \`project_eligibility\` (\`button2_file_id\`);`)
  await db.run(sql`CREATE TABLE \`project_eligibility_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`button_link1_name\` text,
  	\`button2_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_eligibility\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_eligibility_locales_locale_parent_id_unique\` ON \`project_eligibility_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_eligibility_locales_parent_idx\` ON \`project_eligibility_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_form_subjects\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_form_subjects_order_idx\` ON \`project_form_subjects\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`project_form_subjects_parent_id_idx\` ON \`project_form_subjects\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_form_subjects_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_form_subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_form_subjects_locales_locale_parent_id_unique\` ON \`project_form_subjects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_form_subjects_locales_parent_idx\` ON \`project_form_subjects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_office_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_office_info_order_idx\` ON \`projects_office_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`projects_office_info_parent_id_idx\` ON \`projects_office_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_office_info_locales\` (
  	\`title\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects_office_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_office_info_locales_locale_parent_id_unique\` ON \`projects_office_info_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_office_info_locales_parent_idx\` ON \`projects_office_info_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_languages_order_idx\` ON \`projects_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_languages_parent_idx\` ON \`projects_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`umbraco_name\` text,
  	\`project_type_id\` integer,
  	\`property_type_id\` integer,
  	\`company_id\` integer,
  	\`address_latitude\` numeric,
  	\`address_longitude\` numeric,
  	\`thumbnail_id\` integer,
  	\`residential_units\` numeric,
  	\`square_meters\` numeric,
  	\`priority_i_d\` numeric,
  	\`price\` numeric,
  	\`price_currency\` text DEFAULT 'ILS',
  	\`mini_site\` text,
  	\`hero_banner_thumbnail_id\` integer,
  	\`hero_banner_mobile_id\` integer,
  	\`hero_banner_video_id\` integer,
  	\`virtual_tour_link\` text,
  	\`contact_anchor_kind\` text DEFAULT 'page',
  	\`contact_anchor_page_id\` integer,
  	\`contact_anchor_project_id\` integer,
  	\`contact_anchor_product_id\` integer,
  	\`contact_anchor_url\` text,
  	\`contact_anchor_file_id\` integer,
  	\`contact_anchor_anchor\` text,
  	\`contact_anchor_target\` text DEFAULT 'self',
  	\`more_info_button_kind\` text DEFAULT 'page',
  	\`more_info_button_page_id\` integer,
  	\`more_info_button_project_id\` integer,
  	\`more_info_button_product_id\` integer,
  	\`more_info_button_url\` text,
  	\`more_info_button_file_id\` integer,
  	\`more_info_button_anchor\` text,
  	\`more_info_button_target\` text DEFAULT 'self',
  	\`rent_project_hero_banner_image_for_desktop_id\` integer,
  	\`rent_project_hero_banner_image_for_mobile_id\` integer,
  	\`rent_project_hero_banner_anchor_button_blue_kind\` text DEFAULT 'page',
  	\`rent_project_hero_banner_anchor_button_blue_page_id\` integer,
  	\`rent_project_hero_banner_anchor_button_blue_project_id\` integer,
  	\`rent_project_hero_banner_anchor_button_blue_product_id\` integer,
  	\`rent_project_hero_banner_anchor_button_blue_url\` text,
  	\`rent_project_hero_banner_anchor_button_blue_file_id\` integer,
  	\`rent_project_hero_banner_anchor_button_blue_anchor\` text,
  	\`rent_project_hero_banner_anchor_button_blue_target\` text DEFAULT 'self',
  	\`rent_project_hero_banner_anchor_button_kind\` text DEFAULT 'page',
  	\`rent_project_hero_banner_anchor_button_page_id\` integer,
  	\`rent_project_hero_banner_anchor_button_project_id\` integer,
  	\`rent_project_hero_banner_anchor_button_product_id\` integer,
  	\`rent_project_hero_banner_anchor_button_url\` text,
  	\`rent_project_hero_banner_anchor_button_file_id\` integer,
  	\`rent_project_hero_banner_anchor_button_anchor\` text,
  	\`rent_project_hero_banner_anchor_button_target\` text DEFAULT 'self',
  	\`rent_project_f_o_m_o_timer\` text,
  	\`rent_project_visualization_anchor_id\` text,
  	\`rent_project_visualization_image_for_desktop_id\` integer,
  	\`rent_project_visualization_image_for_mobile_id\` integer,
  	\`rent_project_benefits_anchor_id\` text,
  	\`rent_project_advantages_image_id\` integer,
  	\`rent_project_join_block_button_blue_kind\` text DEFAULT 'page',
  	\`rent_project_join_block_button_blue_page_id\` integer,
  	\`rent_project_join_block_button_blue_project_id\` integer,
  	\`rent_project_join_block_button_blue_product_id\` integer,
  	\`rent_project_join_block_button_blue_url\` text,
  	\`rent_project_join_block_button_blue_file_id\` integer,
  	\`rent_project_join_block_button_blue_anchor\` text,
  	\`rent_project_join_block_button_blue_target\` text DEFAULT 'self',
  	\`lottery_button_kind\` text DEFAULT 'page',
  	\`lottery_button_page_id\` integer,
  	\`lottery_button_project_id\` integer,
  	\`lottery_button_product_id\` integer,
  	\`lottery_button_url\` text,
  	\`lottery_button_file_id\` integer,
  	\`lottery_button_anchor\` text,
  	\`lottery_button_target\` text DEFAULT 'self',
  	\`phone\` text,
  	\`lead_form_b_m_b_y_id\` numeric,
  	\`bmby_id\` numeric,
  	\`bmby_meeting_id\` text,
  	\`email_for_lead\` text,
  	\`hide_lead_form\` integer DEFAULT false,
  	\`rent_project_interested_num\` numeric,
  	\`project_button_kind\` text DEFAULT 'page',
  	\`project_button_page_id\` integer,
  	\`project_button_project_id\` integer,
  	\`project_button_product_id\` integer,
  	\`project_button_url\` text,
  	\`project_button_file_id\` integer,
  	\`project_button_anchor\` text,
  	\`project_button_target\` text DEFAULT 'self',
  	\`seo_og_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`paths_he\` text,
  	\`paths_en\` text,
  	\`parent_page_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`project_type_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_banner_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_banner_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`hero_banner_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_anchor_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_anchor_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_anchor_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`contact_anchor_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`more_info_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`more_info_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`more_info_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`more_info_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_advantages_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottery_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottery_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottery_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`lottery_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`project_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_image_for_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_image_for_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_blue_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_blue_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_blue_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_blue_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_hero_banner_anchor_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_visualization_image_for_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_visualization_image_for_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_join_block_button_blue_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_join_block_button_blue_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_join_block_button_blue_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`rent_project_join_block_button_blue_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_umbraco_name_idx\` ON \`projects\` (\`umbraco_name\`);`)
  await db.run(sql`CREATE INDEX \`projects_project_type_idx\` ON \`projects\` (\`project_type_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_property_type_idx\` ON \`projects\` (\`property_type_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_company_idx\` ON \`projects\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_thumbnail_idx\` ON \`projects\` (\`thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_priority_i_d_idx\` ON \`projects\` (\`priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`projects_price_idx\` ON \`projects\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`projects_hero_banner_hero_banner_thumbnail_idx\` ON \`projects\` (\`hero_banner_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_hero_banner_hero_banner_mobile_idx\` ON \`projects\` (\`hero_banner_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_hero_banner_hero_banner_video_idx\` ON \`projects\` (\`hero_banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_contact_anchor_contact_anchor_page_idx\` ON \`projects\` (\`contact_anchor_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_contact_anchor_contact_anchor_project_idx\` ON \`projects\` (\`contact_anchor_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_contact_anchor_contact_anchor_product_idx\` ON \`projects\` (\`contact_anchor_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_contact_anchor_contact_anchor_file_idx\` ON \`projects\` (\`contact_anchor_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_more_info_button_more_info_button_page_idx\` ON \`projects\` (\`more_info_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_more_info_button_more_info_button_project_idx\` ON \`projects\` (\`more_info_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_more_info_button_more_info_button_product_idx\` ON \`projects\` (\`more_info_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_more_info_button_more_info_button_file_idx\` ON \`projects\` (\`more_info_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_rent_project_hero_bann_idx\` ON \`projects\` (\`rent_project_hero_banner_image_for_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_rent_project_hero_ba_1_idx\` ON \`projects\` (\`rent_project_hero_banner_image_for_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_blue_ren_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_blue_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_blue_r_1_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_blue_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_blue_r_2_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_blue_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_blue_r_3_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_blue_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_rent_pro_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_rent_p_1_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_rent_p_2_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_anchor_button_rent_p_3_idx\` ON \`projects\` (\`rent_project_hero_banner_anchor_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_visualization_rent_project_visuali_idx\` ON \`projects\` (\`rent_project_visualization_image_for_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_visualization_rent_project_visua_1_idx\` ON \`projects\` (\`rent_project_visualization_image_for_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_advantages_rent_project_advantages_idx\` ON \`projects\` (\`rent_project_advantages_image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_join_block_button_blue_rent_projec_idx\` ON \`projects\` (\`rent_project_join_block_button_blue_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_join_block_button_blue_rent_proj_1_idx\` ON \`projects\` (\`rent_project_join_block_button_blue_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_join_block_button_blue_rent_proj_2_idx\` ON \`projects\` (\`rent_project_join_block_button_blue_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_join_block_button_blue_rent_proj_3_idx\` ON \`projects\` (\`rent_project_join_block_button_blue_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_button_lottery_button_page_idx\` ON \`projects\` (\`lottery_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_button_lottery_button_project_idx\` ON \`projects\` (\`lottery_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_button_lottery_button_product_idx\` ON \`projects\` (\`lottery_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_lottery_button_lottery_button_file_idx\` ON \`projects\` (\`lottery_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_project_button_project_button_page_idx\` ON \`projects\` (\`project_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_project_button_project_button_project_idx\` ON \`projects\` (\`project_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_project_button_project_button_product_idx\` ON \`projects\` (\`project_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_project_button_project_button_file_idx\` ON \`projects\` (\`project_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_seo_seo_og_image_idx\` ON \`projects\` (\`seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_paths_paths_he_idx\` ON \`projects\` (\`paths_he\`);`)
  await db.run(sql`CREATE INDEX \`projects_paths_paths_en_idx\` ON \`projects\` (\`paths_en\`);`)
  await db.run(sql`CREATE INDEX \`projects_parent_page_idx\` ON \`projects\` (\`parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_updated_at_idx\` ON \`projects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_created_at_idx\` ON \`projects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`projects_deleted_at_idx\` ON \`projects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`projects__status_idx\` ON \`projects\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`projects_locales\` (
  	\`project_title\` text,
  	\`extra_info\` text,
  	\`address_street\` text,
  	\`price_text\` text,
  	\`text\` text,
  	\`text_h_t_m_l\` text,
  	\`virtual_tour_link_name\` text,
  	\`contact_anchor_name\` text,
  	\`sub_title\` text,
  	\`content_h_t_m_l\` text,
  	\`sub_title2\` text,
  	\`more_info\` text,
  	\`more_info_button_name\` text,
  	\`building_characteristics_title\` text,
  	\`building_characteristics_text\` text,
  	\`title_get_to_know_the_environment\` text,
  	\`architects_office_title\` text,
  	\`architects_office\` text,
  	\`title_above_property\` text,
  	\`new_title_above_property\` text,
  	\`text_above_property\` text,
  	\`gallery_title\` text,
  	\`gallery_sub_title\` text,
  	\`map_title\` text,
  	\`rent_project_hero_banner_title\` text,
  	\`rent_project_hero_banner_title_with_bg\` text,
  	\`rent_project_hero_banner_description\` text,
  	\`rent_project_hero_banner_anchor_button_blue_name\` text,
  	\`rent_project_hero_banner_anchor_button_name\` text,
  	\`rent_project_f_o_m_o_texts_before_timer\` text,
  	\`rent_project_f_o_m_o_text_after_timer\` text,
  	\`rent_project_visualization_title\` text,
  	\`rent_project_visualization_sub_title\` text,
  	\`rent_project_benefits_title\` text,
  	\`rent_project_benefits_sub_title\` text,
  	\`rent_project_advantages_title\` text,
  	\`rent_project_advantages_sub_title\` text,
  	\`rent_project_join_block_title\` text,
  	\`rent_project_join_block_sub_title\` text,
  	\`rent_project_join_block_button_blue_name\` text,
  	\`rent_project_join_block_button_white\` text,
  	\`customer_reviews_title\` text,
  	\`customer_reviews_sub_title\` text,
  	\`rent_project_f_a_q_block_title\` text,
  	\`rent_project_f_a_q_sub_title\` text,
  	\`lottery_box_title\` text,
  	\`lottery_box_text_h_t_m_l\` text,
  	\`lottery_button_name\` text,
  	\`lotter_register_title\` text,
  	\`phone_name\` text,
  	\`form_object_title\` text,
  	\`form_object_text\` text,
  	\`rent_project_contact_text\` text,
  	\`company_text\` text,
  	\`legal_note\` text,
  	\`group_partners_title\` text,
  	\`entrepreneurs_title\` text,
  	\`see_more_title\` text,
  	\`see_more_title_new\` text,
  	\`text_underneath_title\` text,
  	\`project_button_name\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_project_title_idx\` ON \`projects_locales\` (\`project_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`projects_locales_locale_parent_id_unique\` ON \`projects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_locales_parent_idx\` ON \`projects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`projects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`designations_id\` integer,
  	\`project_statuses_id\` integer,
  	\`group_sites_id\` integer,
  	\`countries_id\` integer,
  	\`cities_id\` integer,
  	\`characteristics_id\` integer,
  	\`apartment_types_id\` integer,
  	\`media_id\` integer,
  	\`partners_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`designations_id\`) REFERENCES \`designations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_statuses_id\`) REFERENCES \`project_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_sites_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`apartment_types_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`projects_rels_order_idx\` ON \`projects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_parent_idx\` ON \`projects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_path_idx\` ON \`projects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_designations_id_idx\` ON \`projects_rels\` (\`designations_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_project_statuses_id_idx\` ON \`projects_rels\` (\`project_statuses_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_group_sites_id_idx\` ON \`projects_rels\` (\`group_sites_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_countries_id_idx\` ON \`projects_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_cities_id_idx\` ON \`projects_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_characteristics_id_idx\` ON \`projects_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_apartment_types_id_idx\` ON \`projects_rels\` (\`apartment_types_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_media_id_idx\` ON \`projects_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_partners_id_idx\` ON \`projects_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`projects_rels_projects_id_idx\` ON \`projects_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_numbers_new\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_numbers_new_order_idx\` ON \`_projects_v_version_numbers_new\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_numbers_new_parent_id_idx\` ON \`_projects_v_version_numbers_new\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_numbers_new_locales\` (
  	\`number\` text,
  	\`text_next_to_number\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_numbers_new\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_numbers_new_locales_locale_parent_id_uni\` ON \`_projects_v_version_numbers_new_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_numbers_new_locales_parent_idx\` ON \`_projects_v_version_numbers_new_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_neighbourhood_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_neighbourhood_v_order_idx\` ON \`_project_neighbourhood_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_neighbourhood_v_parent_id_idx\` ON \`_project_neighbourhood_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_neighbourhood_v_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_neighbourhood_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_neighbourhood_v_locales_locale_parent_id_unique\` ON \`_project_neighbourhood_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_neighbourhood_v_locales_parent_idx\` ON \`_project_neighbourhood_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_room_galleries_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number_of_rooms\` numeric,
  	\`apartment_thumbnail_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`apartment_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_room_galleries_v_order_idx\` ON \`_project_room_galleries_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_room_galleries_v_parent_id_idx\` ON \`_project_room_galleries_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_room_galleries_v_apartment_thumbnail_idx\` ON \`_project_room_galleries_v\` (\`apartment_thumbnail_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_visualization_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`button_kind\` text DEFAULT 'page',
  	\`button_page_id\` integer,
  	\`button_project_id\` integer,
  	\`button_product_id\` integer,
  	\`button_url\` text,
  	\`button_file_id\` integer,
  	\`button_anchor\` text,
  	\`button_target\` text DEFAULT 'self',
  	\`building_name_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`building_name_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_order_idx\` ON \`_project_visualization_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_parent_id_idx\` ON \`_project_visualization_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_button_button_page_idx\` ON \`_project_visualization_v\` (\`button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_button_button_project_idx\` ON \`_project_visualization_v\` (\`button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_button_button_product_idx\` ON \`_project_visualization_v\` (\`button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_button_button_file_idx\` ON \`_project_visualization_v\` (\`button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_building_name_idx\` ON \`_project_visualization_v\` (\`building_name_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_visualization_v_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`button_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_visualization_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_visualization_v_locales_locale_parent_id_unique\` ON \`_project_visualization_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_visualization_v_locales_parent_idx\` ON \`_project_visualization_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_benefits_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_normal_id\` integer,
  	\`icon_selected_id\` integer,
  	\`large_image_id\` integer,
  	\`small_image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_normal_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`icon_selected_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`large_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`small_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_order_idx\` ON \`_project_benefits_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_parent_id_idx\` ON \`_project_benefits_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_icon_normal_idx\` ON \`_project_benefits_v\` (\`icon_normal_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_icon_selected_idx\` ON \`_project_benefits_v\` (\`icon_selected_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_large_image_idx\` ON \`_project_benefits_v\` (\`large_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_small_image_idx\` ON \`_project_benefits_v\` (\`small_image_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_benefits_v_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_benefits_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_benefits_v_locales_locale_parent_id_unique\` ON \`_project_benefits_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_benefits_v_locales_parent_idx\` ON \`_project_benefits_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_advantages_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_advantages_v_order_idx\` ON \`_project_advantages_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_advantages_v_parent_id_idx\` ON \`_project_advantages_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_advantages_v_icon_idx\` ON \`_project_advantages_v\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_advantages_v_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_advantages_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_advantages_v_locales_locale_parent_id_unique\` ON \`_project_advantages_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_advantages_v_locales_parent_idx\` ON \`_project_advantages_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_reviews_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stars_id\` integer,
  	\`image_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`stars_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_reviews_v_order_idx\` ON \`_project_reviews_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_reviews_v_parent_id_idx\` ON \`_project_reviews_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_reviews_v_stars_idx\` ON \`_project_reviews_v\` (\`stars_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_reviews_v_image_idx\` ON \`_project_reviews_v\` (\`image_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_reviews_v_locales\` (
  	\`title\` text,
  	\`sub_title\` text,
  	\`content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_reviews_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_reviews_v_locales_locale_parent_id_unique\` ON \`_project_reviews_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_reviews_v_locales_parent_idx\` ON \`_project_reviews_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_faq_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_faq_v_order_idx\` ON \`_project_faq_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_faq_v_parent_id_idx\` ON \`_project_faq_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_faq_v_locales\` (
  	\`accordion_title\` text,
  	\`accordion_content\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_faq_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_faq_v_locales_locale_parent_id_unique\` ON \`_project_faq_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_faq_v_locales_parent_idx\` ON \`_project_faq_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_lottery_ways\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`link_u_r_l\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_ways_order_idx\` ON \`_projects_v_version_lottery_ways\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_ways_parent_id_idx\` ON \`_projects_v_version_lottery_ways\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_ways_icon_idx\` ON \`_projects_v_version_lottery_ways\` (\`icon_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_lottery_ways_locales\` (
  	\`title\` text,
  	\`description\` text,
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_lottery_ways\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_lottery_ways_locales_locale_parent_id_un\` ON \`_projects_v_version_lottery_ways_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_ways_locales_parent_idx\` ON \`_projects_v_version_lottery_ways_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_eligibility_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`button_link1_kind\` text DEFAULT 'page',
  	\`button_link1_page_id\` integer,
  	\`button_link1_project_id\` integer,
  	\`button_link1_product_id\` integer,
  	\`button_link1_url\` text,
  	\`button_link1_file_id\` integer,
  	\`button_link1_anchor\` text,
  	\`button_link1_target\` text DEFAULT 'self',
  	\`button2_kind\` text DEFAULT 'page',
  	\`button2_page_id\` integer,
  	\`button2_project_id\` integer,
  	\`button2_product_id\` integer,
  	\`button2_url\` text,
  	\`button2_file_id\` integer,
  	\`button2_anchor\` text,
  	\`button2_target\` text DEFAULT 'self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button_link1_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`button2_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_order_idx\` ON \`_project_eligibility_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_parent_id_idx\` ON \`_project_eligibility_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_icon_idx\` ON \`_project_eligibility_v\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button_link1_button_link1_page_idx\` ON \`_project_eligibility_v\` (\`button_link1_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button_link1_button_link1_project_idx\` ON \`_project_eligibility_v\` (\`button_link1_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button_link1_button_link1_product_idx\` ON \`_project_eligibility_v\` (\`button_link1_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button_link1_button_link1_file_idx\` ON \`_project_eligibility_v\` (\`button_link1_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button2_button2_page_idx\` ON \`_project_eligibility_v\` (\`button2_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button2_button2_project_idx\` ON \`_project_eligibility_v\` (\`button2_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button2_button2_product_idx\` ON \`_project_eligibility_v\` (\`button2_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_button2_button2_file_idx\` ON \`_project_eligibility_v\` (\`button2_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_eligibility_v_locales\` (
  	\`title\` text,
  	\`content\` text,
  	\`button_link1_name\` text,
  	\`button2_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_eligibility_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_eligibility_v_locales_locale_parent_id_unique\` ON \`_project_eligibility_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_eligibility_v_locales_parent_idx\` ON \`_project_eligibility_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_form_subjects_v\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_form_subjects_v_order_idx\` ON \`_project_form_subjects_v\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_form_subjects_v_parent_id_idx\` ON \`_project_form_subjects_v\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_form_subjects_v_locales\` (
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_form_subjects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_form_subjects_v_locales_locale_parent_id_unique\` ON \`_project_form_subjects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_form_subjects_v_locales_parent_idx\` ON \`_project_form_subjects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_office_info\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`phone\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_office_info_order_idx\` ON \`_projects_v_version_office_info\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_office_info_parent_id_idx\` ON \`_projects_v_version_office_info\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_office_info_locales\` (
  	\`title\` text,
  	\`address\` text,
  	\`opening_hours\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v_version_office_info\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_version_office_info_locales_locale_parent_id_uni\` ON \`_projects_v_version_office_info_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_office_info_locales_parent_idx\` ON \`_projects_v_version_office_info_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_languages_order_idx\` ON \`_projects_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_languages_parent_idx\` ON \`_projects_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_umbraco_name\` text,
  	\`version_project_type_id\` integer,
  	\`version_property_type_id\` integer,
  	\`version_company_id\` integer,
  	\`version_address_latitude\` numeric,
  	\`version_address_longitude\` numeric,
  	\`version_thumbnail_id\` integer,
  	\`version_residential_units\` numeric,
  	\`version_square_meters\` numeric,
  	\`version_priority_i_d\` numeric,
  	\`version_price\` numeric,
  	\`version_price_currency\` text DEFAULT 'ILS',
  	\`version_mini_site\` text,
  	\`version_hero_banner_thumbnail_id\` integer,
  	\`version_hero_banner_mobile_id\` integer,
  	\`version_hero_banner_video_id\` integer,
  	\`version_virtual_tour_link\` text,
  	\`version_contact_anchor_kind\` text DEFAULT 'page',
  	\`version_contact_anchor_page_id\` integer,
  	\`version_contact_anchor_project_id\` integer,
  	\`version_contact_anchor_product_id\` integer,
  	\`version_contact_anchor_url\` text,
  	\`version_contact_anchor_file_id\` integer,
  	\`version_contact_anchor_anchor\` text,
  	\`version_contact_anchor_target\` text DEFAULT 'self',
  	\`version_more_info_button_kind\` text DEFAULT 'page',
  	\`version_more_info_button_page_id\` integer,
  	\`version_more_info_button_project_id\` integer,
  	\`version_more_info_button_product_id\` integer,
  	\`version_more_info_button_url\` text,
  	\`version_more_info_button_file_id\` integer,
  	\`version_more_info_button_anchor\` text,
  	\`version_more_info_button_target\` text DEFAULT 'self',
  	\`version_rent_project_hero_banner_image_for_desktop_id\` integer,
  	\`version_rent_project_hero_banner_image_for_mobile_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_blue_kind\` text DEFAULT 'page',
  	\`version_rent_project_hero_banner_anchor_button_blue_page_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_blue_project_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_blue_product_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_blue_url\` text,
  	\`version_rent_project_hero_banner_anchor_button_blue_file_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_blue_anchor\` text,
  	\`version_rent_project_hero_banner_anchor_button_blue_target\` text DEFAULT 'self',
  	\`version_rent_project_hero_banner_anchor_button_kind\` text DEFAULT 'page',
  	\`version_rent_project_hero_banner_anchor_button_page_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_project_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_product_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_url\` text,
  	\`version_rent_project_hero_banner_anchor_button_file_id\` integer,
  	\`version_rent_project_hero_banner_anchor_button_anchor\` text,
  	\`version_rent_project_hero_banner_anchor_button_target\` text DEFAULT 'self',
  	\`version_rent_project_f_o_m_o_timer\` text,
  	\`version_rent_project_visualization_anchor_id\` text,
  	\`version_rent_project_visualization_image_for_desktop_id\` integer,
  	\`version_rent_project_visualization_image_for_mobile_id\` integer,
  	\`version_rent_project_benefits_anchor_id\` text,
  	\`version_rent_project_advantages_image_id\` integer,
  	\`version_rent_project_join_block_button_blue_kind\` text DEFAULT 'page',
  	\`version_rent_project_join_block_button_blue_page_id\` integer,
  	\`version_rent_project_join_block_button_blue_project_id\` integer,
  	\`version_rent_project_join_block_button_blue_product_id\` integer,
  	\`version_rent_project_join_block_button_blue_url\` text,
  	\`version_rent_project_join_block_button_blue_file_id\` integer,
  	\`version_rent_project_join_block_button_blue_anchor\` text,
  	\`version_rent_project_join_block_button_blue_target\` text DEFAULT 'self',
  	\`version_lottery_button_kind\` text DEFAULT 'page',
  	\`version_lottery_button_page_id\` integer,
  	\`version_lottery_button_project_id\` integer,
  	\`version_lottery_button_product_id\` integer,
  	\`version_lottery_button_url\` text,
  	\`version_lottery_button_file_id\` integer,
  	\`version_lottery_button_anchor\` text,
  	\`version_lottery_button_target\` text DEFAULT 'self',
  	\`version_phone\` text,
  	\`version_lead_form_b_m_b_y_id\` numeric,
  	\`version_bmby_id\` numeric,
  	\`version_bmby_meeting_id\` text,
  	\`version_email_for_lead\` text,
  	\`version_hide_lead_form\` integer DEFAULT false,
  	\`version_rent_project_interested_num\` numeric,
  	\`version_project_button_kind\` text DEFAULT 'page',
  	\`version_project_button_page_id\` integer,
  	\`version_project_button_project_id\` integer,
  	\`version_project_button_product_id\` integer,
  	\`version_project_button_url\` text,
  	\`version_project_button_file_id\` integer,
  	\`version_project_button_anchor\` text,
  	\`version_project_button_target\` text DEFAULT 'self',
  	\`version_seo_og_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_paths_he\` text,
  	\`version_paths_en\` text,
  	\`version_parent_page_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_type_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_property_type_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_banner_thumbnail_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_banner_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_hero_banner_video_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_anchor_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_anchor_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_anchor_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_contact_anchor_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_more_info_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_more_info_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_more_info_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_more_info_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lottery_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lottery_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lottery_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_lottery_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_image_for_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_image_for_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_blue_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_blue_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_blue_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_blue_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_hero_banner_anchor_button_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_visualization_image_for_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_visualization_image_for_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_advantages_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_join_block_button_blue_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_join_block_button_blue_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_join_block_button_blue_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_rent_project_join_block_button_blue_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_parent_idx\` ON \`_projects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_umbraco_name_idx\` ON \`_projects_v\` (\`version_umbraco_name\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_project_type_idx\` ON \`_projects_v\` (\`version_project_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_property_type_idx\` ON \`_projects_v\` (\`version_property_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_company_idx\` ON \`_projects_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_thumbnail_idx\` ON \`_projects_v\` (\`version_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_priority_i_d_idx\` ON \`_projects_v\` (\`version_priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_price_idx\` ON \`_projects_v\` (\`version_price\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_hero_banner_version_hero_banner_thum_idx\` ON \`_projects_v\` (\`version_hero_banner_thumbnail_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_hero_banner_version_hero_banner_mobi_idx\` ON \`_projects_v\` (\`version_hero_banner_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_hero_banner_version_hero_banner_vide_idx\` ON \`_projects_v\` (\`version_hero_banner_video_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_contact_anchor_version_contact_ancho_idx\` ON \`_projects_v\` (\`version_contact_anchor_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_contact_anchor_version_contact_anc_1_idx\` ON \`_projects_v\` (\`version_contact_anchor_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_contact_anchor_version_contact_anc_2_idx\` ON \`_projects_v\` (\`version_contact_anchor_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_contact_anchor_version_contact_anc_3_idx\` ON \`_projects_v\` (\`version_contact_anchor_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_more_info_button_version_more_info_b_idx\` ON \`_projects_v\` (\`version_more_info_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_more_info_button_version_more_info_1_idx\` ON \`_projects_v\` (\`version_more_info_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_more_info_button_version_more_info_2_idx\` ON \`_projects_v\` (\`version_more_info_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_more_info_button_version_more_info_3_idx\` ON \`_projects_v\` (\`version_more_info_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_version_ren_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_image_for_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_version_r_1_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_image_for_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_butt_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_blue_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_1_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_blue_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_2_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_blue_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_3_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_blue_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_4_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_5_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_6_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_anchor_bu_7_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_anchor_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_visualization_version_r_idx\` ON \`_projects_v\` (\`version_rent_project_visualization_image_for_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_visualization_version_1_idx\` ON \`_projects_v\` (\`version_rent_project_visualization_image_for_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_advantages_version_rent_idx\` ON \`_projects_v\` (\`version_rent_project_advantages_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_join_block_button_blue__idx\` ON \`_projects_v\` (\`version_rent_project_join_block_button_blue_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_join_block_button_blu_1_idx\` ON \`_projects_v\` (\`version_rent_project_join_block_button_blue_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_join_block_button_blu_2_idx\` ON \`_projects_v\` (\`version_rent_project_join_block_button_blue_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_join_block_button_blu_3_idx\` ON \`_projects_v\` (\`version_rent_project_join_block_button_blue_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_button_version_lottery_butto_idx\` ON \`_projects_v\` (\`version_lottery_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_button_version_lottery_but_1_idx\` ON \`_projects_v\` (\`version_lottery_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_button_version_lottery_but_2_idx\` ON \`_projects_v\` (\`version_lottery_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_lottery_button_version_lottery_but_3_idx\` ON \`_projects_v\` (\`version_lottery_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_project_button_version_project_butto_idx\` ON \`_projects_v\` (\`version_project_button_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_project_button_version_project_but_1_idx\` ON \`_projects_v\` (\`version_project_button_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_project_button_version_project_but_2_idx\` ON \`_projects_v\` (\`version_project_button_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_project_button_version_project_but_3_idx\` ON \`_projects_v\` (\`version_project_button_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_seo_version_seo_og_image_idx\` ON \`_projects_v\` (\`version_seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_paths_version_paths_he_idx\` ON \`_projects_v\` (\`version_paths_he\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_paths_version_paths_en_idx\` ON \`_projects_v\` (\`version_paths_en\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_parent_page_idx\` ON \`_projects_v\` (\`version_parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_updated_at_idx\` ON \`_projects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_created_at_idx\` ON \`_projects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_deleted_at_idx\` ON \`_projects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version__status_idx\` ON \`_projects_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_created_at_idx\` ON \`_projects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_updated_at_idx\` ON \`_projects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_snapshot_idx\` ON \`_projects_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_published_locale_idx\` ON \`_projects_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_latest_idx\` ON \`_projects_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_locales\` (
  	\`version_project_title\` text,
  	\`version_extra_info\` text,
  	\`version_address_street\` text,
  	\`version_price_text\` text,
  	\`version_text\` text,
  	\`version_text_h_t_m_l\` text,
  	\`version_virtual_tour_link_name\` text,
  	\`version_contact_anchor_name\` text,
  	\`version_sub_title\` text,
  	\`version_content_h_t_m_l\` text,
  	\`version_sub_title2\` text,
  	\`version_more_info\` text,
  	\`version_more_info_button_name\` text,
  	\`version_building_characteristics_title\` text,
  	\`version_building_characteristics_text\` text,
  	\`version_title_get_to_know_the_environment\` text,
  	\`version_architects_office_title\` text,
  	\`version_architects_office\` text,
  	\`version_title_above_property\` text,
  	\`version_new_title_above_property\` text,
  	\`version_text_above_property\` text,
  	\`version_gallery_title\` text,
  	\`version_gallery_sub_title\` text,
  	\`version_map_title\` text,
  	\`version_rent_project_hero_banner_title\` text,
  	\`version_rent_project_hero_banner_title_with_bg\` text,
  	\`version_rent_project_hero_banner_description\` text,
  	\`version_rent_project_hero_banner_anchor_button_blue_name\` text,
  	\`version_rent_project_hero_banner_anchor_button_name\` text,
  	\`version_rent_project_f_o_m_o_texts_before_timer\` text,
  	\`version_rent_project_f_o_m_o_text_after_timer\` text,
  	\`version_rent_project_visualization_title\` text,
  	\`version_rent_project_visualization_sub_title\` text,
  	\`version_rent_project_benefits_title\` text,
  	\`version_rent_project_benefits_sub_title\` text,
  	\`version_rent_project_advantages_title\` text,
  	\`version_rent_project_advantages_sub_title\` text,
  	\`version_rent_project_join_block_title\` text,
  	\`version_rent_project_join_block_sub_title\` text,
  	\`version_rent_project_join_block_button_blue_name\` text,
  	\`version_rent_project_join_block_button_white\` text,
  	\`version_customer_reviews_title\` text,
  	\`version_customer_reviews_sub_title\` text,
  	\`version_rent_project_f_a_q_block_title\` text,
  	\`version_rent_project_f_a_q_sub_title\` text,
  	\`version_lottery_box_title\` text,
  	\`version_lottery_box_text_h_t_m_l\` text,
  	\`version_lottery_button_name\` text,
  	\`version_lotter_register_title\` text,
  	\`version_phone_name\` text,
  	\`version_form_object_title\` text,
  	\`version_form_object_text\` text,
  	\`version_rent_project_contact_text\` text,
  	\`version_company_text\` text,
  	\`version_legal_note\` text,
  	\`version_group_partners_title\` text,
  	\`version_entrepreneurs_title\` text,
  	\`version_see_more_title\` text,
  	\`version_see_more_title_new\` text,
  	\`version_text_underneath_title\` text,
  	\`version_project_button_name\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_version_version_project_title_idx\` ON \`_projects_v_locales\` (\`version_project_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_projects_v_locales_locale_parent_id_unique\` ON \`_projects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_locales_parent_idx\` ON \`_projects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_projects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`designations_id\` integer,
  	\`project_statuses_id\` integer,
  	\`group_sites_id\` integer,
  	\`countries_id\` integer,
  	\`cities_id\` integer,
  	\`characteristics_id\` integer,
  	\`apartment_types_id\` integer,
  	\`media_id\` integer,
  	\`partners_id\` integer,
  	\`projects_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_projects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`designations_id\`) REFERENCES \`designations\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`project_statuses_id\`) REFERENCES \`project_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`group_sites_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`countries_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`cities_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`apartment_types_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`projects_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_order_idx\` ON \`_projects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_parent_idx\` ON \`_projects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_path_idx\` ON \`_projects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_designations_id_idx\` ON \`_projects_v_rels\` (\`designations_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_project_statuses_id_idx\` ON \`_projects_v_rels\` (\`project_statuses_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_group_sites_id_idx\` ON \`_projects_v_rels\` (\`group_sites_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_countries_id_idx\` ON \`_projects_v_rels\` (\`countries_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_cities_id_idx\` ON \`_projects_v_rels\` (\`cities_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_characteristics_id_idx\` ON \`_projects_v_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_apartment_types_id_idx\` ON \`_projects_v_rels\` (\`apartment_types_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_media_id_idx\` ON \`_projects_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_partners_id_idx\` ON \`_projects_v_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE INDEX \`_projects_v_rels_projects_id_idx\` ON \`_projects_v_rels\` (\`projects_id\`);`)
  await db.run(sql`CREATE TABLE \`products_data_table\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_data_table_order_idx\` ON \`products_data_table\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_data_table_parent_id_idx\` ON \`products_data_table\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_data_table_locales\` (
  	\`title\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_data_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_data_table_locales_locale_parent_id_unique\` ON \`products_data_table_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_data_table_locales_parent_idx\` ON \`products_data_table_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_additional_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_additional_details_order_idx\` ON \`products_additional_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_additional_details_parent_id_idx\` ON \`products_additional_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_additional_details_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_additional_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_additional_details_locales_locale_parent_id_unique\` ON \`products_additional_details_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_additional_details_locales_parent_idx\` ON \`products_additional_details_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_standards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`standards_file_id\` integer,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`standards_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_standards_order_idx\` ON \`products_standards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`products_standards_parent_id_idx\` ON \`products_standards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_standards_icon_idx\` ON \`products_standards\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`products_standards_standards_file_idx\` ON \`products_standards\` (\`standards_file_id\`);`)
  await db.run(sql`CREATE TABLE \`products_standards_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products_standards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`products_standards_locales_locale_parent_id_unique\` ON \`products_standards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_standards_locales_parent_idx\` ON \`products_standards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_languages_order_idx\` ON \`products_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_languages_parent_idx\` ON \`products_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_id\` integer,
  	\`priority_i_d\` numeric,
  	\`main_banner_desktop_image_id\` integer,
  	\`main_banner_mobile_image_id\` integer,
  	\`main_banner_video_optional_id\` integer,
  	\`main_banner_video_mobile_id\` integer,
  	\`technical_spec_kind\` text DEFAULT 'page',
  	\`technical_spec_page_id\` integer,
  	\`technical_spec_project_id\` integer,
  	\`technical_spec_product_id\` integer,
  	\`technical_spec_url\` text,
  	\`technical_spec_file_id\` integer,
  	\`technical_spec_anchor\` text,
  	\`technical_spec_target\` text DEFAULT 'self',
  	\`seo_og_image_id\` integer,
  	\`seo_no_index\` integer DEFAULT false,
  	\`paths_he\` text,
  	\`paths_en\` text,
  	\`parent_page_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_banner_desktop_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_banner_mobile_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_banner_video_optional_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`main_banner_video_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`technical_spec_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`technical_spec_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`technical_spec_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`technical_spec_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`products_company_idx\` ON \`products\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`products_priority_i_d_idx\` ON \`products\` (\`priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`products_main_banner_main_banner_desktop_image_idx\` ON \`products\` (\`main_banner_desktop_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_main_banner_main_banner_mobile_image_idx\` ON \`products\` (\`main_banner_mobile_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_main_banner_main_banner_video_optional_idx\` ON \`products\` (\`main_banner_video_optional_id\`);`)
  await db.run(sql`CREATE INDEX \`products_main_banner_main_banner_video_mobile_idx\` ON \`products\` (\`main_banner_video_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`products_technical_spec_technical_spec_page_idx\` ON \`products\` (\`technical_spec_page_id\`);`)
  await db.run(sql`CREATE INDEX \`products_technical_spec_technical_spec_project_idx\` ON \`products\` (\`technical_spec_project_id\`);`)
  await db.run(sql`CREATE INDEX \`products_technical_spec_technical_spec_product_idx\` ON \`products\` (\`technical_spec_product_id\`);`)
  await db.run(sql`CREATE INDEX \`products_technical_spec_technical_spec_file_idx\` ON \`products\` (\`technical_spec_file_id\`);`)
  await db.run(sql`CREATE INDEX \`products_seo_seo_og_image_idx\` ON \`products\` (\`seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`products_paths_paths_he_idx\` ON \`products\` (\`paths_he\`);`)
  await db.run(sql`CREATE INDEX \`products_paths_paths_en_idx\` ON \`products\` (\`paths_en\`);`)
  await db.run(sql`CREATE INDEX \`products_parent_page_idx\` ON \`products\` (\`parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`products_updated_at_idx\` ON \`products\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`products_created_at_idx\` ON \`products\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`products_deleted_at_idx\` ON \`products\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`products__status_idx\` ON \`products\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`products_locales\` (
  	\`product_name\` text,
  	\`short_use\` text,
  	\`product_description\` text,
  	\`page_title\` text,
  	\`prodocut_properties\` text,
  	\`ingredients\` text,
  	\`usage_instructions\` text,
  	\`advantages\` text,
  	\`safety_guidelines\` text,
  	\`technical_spec_name\` text,
  	\`related_products_title\` text,
  	\`related_products_sub_title\` text,
  	\`legal_disclaimer\` text,
  	\`seo_meta_title\` text,
  	\`seo_meta_description\` text,
  	\`slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_product_name_idx\` ON \`products_locales\` (\`product_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`products_locales_locale_parent_id_unique\` ON \`products_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_locales_parent_idx\` ON \`products_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`products_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`product_categories_id\` integer,
  	\`product_key_features_id\` integer,
  	\`media_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_key_features_id\`) REFERENCES \`product_key_features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`products_rels_order_idx\` ON \`products_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_parent_idx\` ON \`products_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_path_idx\` ON \`products_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_product_categories_id_idx\` ON \`products_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_product_key_features_id_idx\` ON \`products_rels\` (\`product_key_features_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_media_id_idx\` ON \`products_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`products_rels_products_id_idx\` ON \`products_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_data_table\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_data_table_order_idx\` ON \`_products_v_version_data_table\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_data_table_parent_id_idx\` ON \`_products_v_version_data_table\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_data_table_locales\` (
  	\`title\` text,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_data_table\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_data_table_locales_locale_parent_id_uniq\` ON \`_products_v_version_data_table_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_data_table_locales_parent_idx\` ON \`_products_v_version_data_table_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_additional_details\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_additional_details_order_idx\` ON \`_products_v_version_additional_details\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_additional_details_parent_id_idx\` ON \`_products_v_version_additional_details\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_additional_details_locales\` (
  	\`title\` text,
  	\`text\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_additional_details\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_additional_details_locales_locale_parent\` ON \`_products_v_version_additional_details_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_additional_details_locales_parent_idx\` ON \`_products_v_version_additional_details_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_standards\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`standards_file_id\` integer,
  	\`_uuid\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`standards_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_standards_order_idx\` ON \`_products_v_version_standards\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_standards_parent_id_idx\` ON \`_products_v_version_standards\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_standards_icon_idx\` ON \`_products_v_version_standards\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_standards_standards_file_idx\` ON \`_products_v_version_standards\` (\`standards_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_standards_locales\` (
  	\`name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v_version_standards\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_version_standards_locales_locale_parent_id_uniqu\` ON \`_products_v_version_standards_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_standards_locales_parent_idx\` ON \`_products_v_version_standards_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_languages_order_idx\` ON \`_products_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_languages_parent_idx\` ON \`_products_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_company_id\` integer,
  	\`version_priority_i_d\` numeric,
  	\`version_main_banner_desktop_image_id\` integer,
  	\`version_main_banner_mobile_image_id\` integer,
  	\`version_main_banner_video_optional_id\` integer,
  	\`version_main_banner_video_mobile_id\` integer,
  	\`version_technical_spec_kind\` text DEFAULT 'page',
  	\`version_technical_spec_page_id\` integer,
  	\`version_technical_spec_project_id\` integer,
  	\`version_technical_spec_product_id\` integer,
  	\`version_technical_spec_url\` text,
  	\`version_technical_spec_file_id\` integer,
  	\`version_technical_spec_anchor\` text,
  	\`version_technical_spec_target\` text DEFAULT 'self',
  	\`version_seo_og_image_id\` integer,
  	\`version_seo_no_index\` integer DEFAULT false,
  	\`version_paths_he\` text,
  	\`version_paths_en\` text,
  	\`version_parent_page_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_banner_desktop_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_banner_mobile_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_banner_video_optional_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_main_banner_video_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_technical_spec_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_technical_spec_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_technical_spec_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_technical_spec_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_seo_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_parent_idx\` ON \`_products_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_company_idx\` ON \`_products_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_priority_i_d_idx\` ON \`_products_v\` (\`version_priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_banner_version_main_banner_desk_idx\` ON \`_products_v\` (\`version_main_banner_desktop_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_banner_version_main_banner_mobi_idx\` ON \`_products_v\` (\`version_main_banner_mobile_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_banner_version_main_banner_vide_idx\` ON \`_products_v\` (\`version_main_banner_video_optional_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_main_banner_version_main_banner_vi_1_idx\` ON \`_products_v\` (\`version_main_banner_video_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_technical_spec_version_technical_spe_idx\` ON \`_products_v\` (\`version_technical_spec_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_technical_spec_version_technical_s_1_idx\` ON \`_products_v\` (\`version_technical_spec_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_technical_spec_version_technical_s_2_idx\` ON \`_products_v\` (\`version_technical_spec_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_technical_spec_version_technical_s_3_idx\` ON \`_products_v\` (\`version_technical_spec_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_seo_version_seo_og_image_idx\` ON \`_products_v\` (\`version_seo_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_paths_version_paths_he_idx\` ON \`_products_v\` (\`version_paths_he\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_paths_version_paths_en_idx\` ON \`_products_v\` (\`version_paths_en\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_parent_page_idx\` ON \`_products_v\` (\`version_parent_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_updated_at_idx\` ON \`_products_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_created_at_idx\` ON \`_products_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_deleted_at_idx\` ON \`_products_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_version_version__status_idx\` ON \`_products_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_created_at_idx\` ON \`_products_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_updated_at_idx\` ON \`_products_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_snapshot_idx\` ON \`_products_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_published_locale_idx\` ON \`_products_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_latest_idx\` ON \`_products_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_locales\` (
  	\`version_product_name\` text,
  	\`version_short_use\` text,
  	\`version_product_description\` text,
  	\`version_page_title\` text,
  	\`version_prodocut_properties\` text,
  	\`version_ingredients\` text,
  	\`version_usage_instructions\` text,
  	\`version_advantages\` text,
  	\`version_safety_guidelines\` text,
  	\`version_technical_spec_name\` text,
  	\`version_related_products_title\` text,
  	\`version_related_products_sub_title\` text,
  	\`version_legal_disclaimer\` text,
  	\`version_seo_meta_title\` text,
  	\`version_seo_meta_description\` text,
  	\`version_slug\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_version_version_product_name_idx\` ON \`_products_v_locales\` (\`version_product_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_products_v_locales_locale_parent_id_unique\` ON \`_products_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_locales_parent_idx\` ON \`_products_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_products_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`product_categories_id\` integer,
  	\`product_key_features_id\` integer,
  	\`media_id\` integer,
  	\`products_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_products_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_categories_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`product_key_features_id\`) REFERENCES \`product_key_features\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`products_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_products_v_rels_order_idx\` ON \`_products_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_parent_idx\` ON \`_products_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_path_idx\` ON \`_products_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_product_categories_id_idx\` ON \`_products_v_rels\` (\`product_categories_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_product_key_features_id_idx\` ON \`_products_v_rels\` (\`product_key_features_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_media_id_idx\` ON \`_products_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_products_v_rels_products_id_idx\` ON \`_products_v_rels\` (\`products_id\`);`)
  await db.run(sql`CREATE TABLE \`media\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`decorative\` integer DEFAULT false,
  	\`prefix\` text DEFAULT 'media',
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
  	\`focal_x\` numeric,
  	\`focal_y\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`media_updated_at_idx\` ON \`media\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`media_created_at_idx\` ON \`media\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`media_filename_idx\` ON \`media\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`media_locales\` (
  	\`alt\` text,
  	\`credit\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`media_locales_locale_parent_id_unique\` ON \`media_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`media_locales_parent_idx\` ON \`media_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`companies\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_id\` numeric NOT NULL,
  	\`code\` text,
  	\`email_for_lead\` text,
  	\`logo_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_company_id_idx\` ON \`companies\` (\`company_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_code_idx\` ON \`companies\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`companies_logo_idx\` ON \`companies\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_updated_at_idx\` ON \`companies\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_created_at_idx\` ON \`companies\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`companies_deleted_at_idx\` ON \`companies\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`companies_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`companies_locales_locale_parent_id_unique\` ON \`companies_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`companies_locales_parent_idx\` ON \`companies_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_companies_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_company_id\` numeric NOT NULL,
  	\`version_code\` text,
  	\`version_email_for_lead\` text,
  	\`version_logo_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_companies_v_parent_idx\` ON \`_companies_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_company_id_idx\` ON \`_companies_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_code_idx\` ON \`_companies_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_logo_idx\` ON \`_companies_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_updated_at_idx\` ON \`_companies_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_created_at_idx\` ON \`_companies_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_version_version_deleted_at_idx\` ON \`_companies_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_created_at_idx\` ON \`_companies_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_updated_at_idx\` ON \`_companies_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_companies_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_companies_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_companies_v_locales_locale_parent_id_unique\` ON \`_companies_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_companies_v_locales_parent_idx\` ON \`_companies_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`article_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_key_idx\` ON \`article_categories\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_updated_at_idx\` ON \`article_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_created_at_idx\` ON \`article_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_deleted_at_idx\` ON \`article_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`article_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`article_categories_locales_locale_parent_id_unique\` ON \`article_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`article_categories_locales_parent_idx\` ON \`article_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_article_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_key\` text NOT NULL,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`article_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_article_categories_v_parent_idx\` ON \`_article_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_version_version_key_idx\` ON \`_article_categories_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_version_version_updated_at_idx\` ON \`_article_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_version_version_created_at_idx\` ON \`_article_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_version_version_deleted_at_idx\` ON \`_article_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_created_at_idx\` ON \`_article_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_updated_at_idx\` ON \`_article_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_article_categories_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_article_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_article_categories_v_locales_locale_parent_id_unique\` ON \`_article_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_article_categories_v_locales_parent_idx\` ON \`_article_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`layout\` text DEFAULT 'standard' NOT NULL,
  	\`entitled\` integer DEFAULT false,
  	\`contact\` text DEFAULT 'all' NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`project_types_layout_idx\` ON \`project_types\` (\`layout\`);`)
  await db.run(sql`CREATE INDEX \`project_types_order_idx\` ON \`project_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_types_updated_at_idx\` ON \`project_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_types_created_at_idx\` ON \`project_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_types_deleted_at_idx\` ON \`project_types\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`project_types_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_types_name_idx\` ON \`project_types_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_types_locales_locale_parent_id_unique\` ON \`project_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_types_locales_parent_idx\` ON \`project_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_types_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_layout\` text DEFAULT 'standard' NOT NULL,
  	\`version_entitled\` integer DEFAULT false,
  	\`version_contact\` text DEFAULT 'all' NOT NULL,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_types_v_parent_idx\` ON \`_project_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_layout_idx\` ON \`_project_types_v\` (\`version_layout\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_order_idx\` ON \`_project_types_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_updated_at_idx\` ON \`_project_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_created_at_idx\` ON \`_project_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_deleted_at_idx\` ON \`_project_types_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_created_at_idx\` ON \`_project_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_updated_at_idx\` ON \`_project_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_project_types_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_types_v_version_version_name_idx\` ON \`_project_types_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_types_v_locales_locale_parent_id_unique\` ON \`_project_types_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_types_v_locales_parent_idx\` ON \`_project_types_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`project_statuses\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`project_statuses_number_idx\` ON \`project_statuses\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`project_statuses_order_idx\` ON \`project_statuses\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`project_statuses_updated_at_idx\` ON \`project_statuses\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`project_statuses_created_at_idx\` ON \`project_statuses\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`project_statuses_deleted_at_idx\` ON \`project_statuses\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`project_statuses_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`project_statuses\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`project_statuses_name_idx\` ON \`project_statuses_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`project_statuses_locales_locale_parent_id_unique\` ON \`project_statuses_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`project_statuses_locales_parent_idx\` ON \`project_statuses_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_project_statuses_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_number\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`project_statuses\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_parent_idx\` ON \`_project_statuses_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_number_idx\` ON \`_project_statuses_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_order_idx\` ON \`_project_statuses_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_updated_at_idx\` ON \`_project_statuses_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_created_at_idx\` ON \`_project_statuses_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_deleted_at_idx\` ON \`_project_statuses_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_created_at_idx\` ON \`_project_statuses_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_updated_at_idx\` ON \`_project_statuses_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_project_statuses_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_project_statuses_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_version_version_name_idx\` ON \`_project_statuses_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_project_statuses_v_locales_locale_parent_id_unique\` ON \`_project_statuses_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_project_statuses_v_locales_parent_idx\` ON \`_project_statuses_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`designations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`number\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`designations_number_idx\` ON \`designations\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`designations_order_idx\` ON \`designations\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`designations_updated_at_idx\` ON \`designations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`designations_created_at_idx\` ON \`designations\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`designations_deleted_at_idx\` ON \`designations\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`designations_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`designations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`designations_name_idx\` ON \`designations_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`designations_locales_locale_parent_id_unique\` ON \`designations_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`designations_locales_parent_idx\` ON \`designations_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_designations_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_number\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`designations\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_designations_v_parent_idx\` ON \`_designations_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_number_idx\` ON \`_designations_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_order_idx\` ON \`_designations_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_updated_at_idx\` ON \`_designations_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_created_at_idx\` ON \`_designations_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_deleted_at_idx\` ON \`_designations_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_created_at_idx\` ON \`_designations_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_updated_at_idx\` ON \`_designations_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_designations_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_designations_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_designations_v_version_version_name_idx\` ON \`_designations_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_designations_v_locales_locale_parent_id_unique\` ON \`_designations_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_designations_v_locales_parent_idx\` ON \`_designations_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`property_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`property_types_order_idx\` ON \`property_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`property_types_updated_at_idx\` ON \`property_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`property_types_created_at_idx\` ON \`property_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`property_types_deleted_at_idx\` ON \`property_types\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`property_types_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`property_types_name_idx\` ON \`property_types_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`property_types_locales_locale_parent_id_unique\` ON \`property_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`property_types_locales_parent_idx\` ON \`property_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_property_types_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`property_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_types_v_parent_idx\` ON \`_property_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_version_version_order_idx\` ON \`_property_types_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_version_version_updated_at_idx\` ON \`_property_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_version_version_created_at_idx\` ON \`_property_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_version_version_deleted_at_idx\` ON \`_property_types_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_created_at_idx\` ON \`_property_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_updated_at_idx\` ON \`_property_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_property_types_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_property_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_property_types_v_version_version_name_idx\` ON \`_property_types_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_property_types_v_locales_locale_parent_id_unique\` ON \`_property_types_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_property_types_v_locales_parent_idx\` ON \`_property_types_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`apartment_types\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`value\` text NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`apartment_types_value_idx\` ON \`apartment_types\` (\`value\`);`)
  await db.run(sql`CREATE INDEX \`apartment_types_order_idx\` ON \`apartment_types\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`apartment_types_updated_at_idx\` ON \`apartment_types\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`apartment_types_created_at_idx\` ON \`apartment_types\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`apartment_types_deleted_at_idx\` ON \`apartment_types\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`apartment_types_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`apartment_types_name_idx\` ON \`apartment_types_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`apartment_types_locales_locale_parent_id_unique\` ON \`apartment_types_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`apartment_types_locales_parent_idx\` ON \`apartment_types_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_apartment_types_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_value\` text NOT NULL,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_parent_idx\` ON \`_apartment_types_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_value_idx\` ON \`_apartment_types_v\` (\`version_value\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_order_idx\` ON \`_apartment_types_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_updated_at_idx\` ON \`_apartment_types_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_created_at_idx\` ON \`_apartment_types_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_deleted_at_idx\` ON \`_apartment_types_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_created_at_idx\` ON \`_apartment_types_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_updated_at_idx\` ON \`_apartment_types_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_apartment_types_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_apartment_types_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_version_version_name_idx\` ON \`_apartment_types_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_apartment_types_v_locales_locale_parent_id_unique\` ON \`_apartment_types_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartment_types_v_locales_parent_idx\` ON \`_apartment_types_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`characteristics\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`scope\` text DEFAULT 'apartment' NOT NULL,
  	\`key\` text NOT NULL,
  	\`icon_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`characteristics_scope_idx\` ON \`characteristics\` (\`scope\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`characteristics_key_idx\` ON \`characteristics\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_icon_idx\` ON \`characteristics\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_order_idx\` ON \`characteristics\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_updated_at_idx\` ON \`characteristics\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_created_at_idx\` ON \`characteristics\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_deleted_at_idx\` ON \`characteristics\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`characteristics_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`characteristics_name_idx\` ON \`characteristics_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`characteristics_locales_locale_parent_id_unique\` ON \`characteristics_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`characteristics_locales_parent_idx\` ON \`characteristics_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_characteristics_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_scope\` text DEFAULT 'apartment' NOT NULL,
  	\`version_key\` text NOT NULL,
  	\`version_icon_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_characteristics_v_parent_idx\` ON \`_characteristics_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_scope_idx\` ON \`_characteristics_v\` (\`version_scope\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_key_idx\` ON \`_characteristics_v\` (\`version_key\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_icon_idx\` ON \`_characteristics_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_order_idx\` ON \`_characteristics_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_updated_at_idx\` ON \`_characteristics_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_created_at_idx\` ON \`_characteristics_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_deleted_at_idx\` ON \`_characteristics_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_created_at_idx\` ON \`_characteristics_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_updated_at_idx\` ON \`_characteristics_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_characteristics_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_characteristics_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_characteristics_v_version_version_name_idx\` ON \`_characteristics_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_characteristics_v_locales_locale_parent_id_unique\` ON \`_characteristics_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_characteristics_v_locales_parent_idx\` ON \`_characteristics_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`countries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`code\` text,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_code_idx\` ON \`countries\` (\`code\`);`)
  await db.run(sql`CREATE INDEX \`countries_order_idx\` ON \`countries\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`countries_updated_at_idx\` ON \`countries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_created_at_idx\` ON \`countries\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`countries_deleted_at_idx\` ON \`countries\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`countries_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`countries_name_idx\` ON \`countries_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`countries_locales_locale_parent_id_unique\` ON \`countries_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`countries_locales_parent_idx\` ON \`countries_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_code\` text,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_parent_idx\` ON \`_countries_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_code_idx\` ON \`_countries_v\` (\`version_code\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_order_idx\` ON \`_countries_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_updated_at_idx\` ON \`_countries_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_created_at_idx\` ON \`_countries_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_deleted_at_idx\` ON \`_countries_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_created_at_idx\` ON \`_countries_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_updated_at_idx\` ON \`_countries_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_countries_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_countries_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_countries_v_version_version_name_idx\` ON \`_countries_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_countries_v_locales_locale_parent_id_unique\` ON \`_countries_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_countries_v_locales_parent_idx\` ON \`_countries_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`cities\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`country_id\` integer NOT NULL,
  	\`latitude\` numeric,
  	\`longitude\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`cities_country_idx\` ON \`cities\` (\`country_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_order_idx\` ON \`cities\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`cities_updated_at_idx\` ON \`cities\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_created_at_idx\` ON \`cities\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`cities_deleted_at_idx\` ON \`cities\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`cities_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`cities_name_idx\` ON \`cities_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`cities_locales_locale_parent_id_unique\` ON \`cities_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`cities_locales_parent_idx\` ON \`cities_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_cities_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_country_id\` integer NOT NULL,
  	\`version_latitude\` numeric,
  	\`version_longitude\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_country_id\`) REFERENCES \`countries\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_cities_v_parent_idx\` ON \`_cities_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_country_idx\` ON \`_cities_v\` (\`version_country_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_order_idx\` ON \`_cities_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_updated_at_idx\` ON \`_cities_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_created_at_idx\` ON \`_cities_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_deleted_at_idx\` ON \`_cities_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_created_at_idx\` ON \`_cities_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_updated_at_idx\` ON \`_cities_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_cities_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_cities_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_cities_v_version_version_name_idx\` ON \`_cities_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_cities_v_locales_locale_parent_id_unique\` ON \`_cities_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_cities_v_locales_parent_idx\` ON \`_cities_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_sites\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`group_sites_company_idx\` ON \`group_sites\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_order_idx\` ON \`group_sites\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_updated_at_idx\` ON \`group_sites\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_created_at_idx\` ON \`group_sites\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_deleted_at_idx\` ON \`group_sites\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`group_sites_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_sites_name_idx\` ON \`group_sites_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`group_sites_locales_locale_parent_id_unique\` ON \`group_sites_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_locales_parent_idx\` ON \`group_sites_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`group_sites_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`group_sites_rels_order_idx\` ON \`group_sites_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_rels_parent_idx\` ON \`group_sites_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_rels_path_idx\` ON \`group_sites_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`group_sites_rels_partners_id_idx\` ON \`group_sites_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_sites_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_company_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`group_sites\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_sites_v_parent_idx\` ON \`_group_sites_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_company_idx\` ON \`_group_sites_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_order_idx\` ON \`_group_sites_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_updated_at_idx\` ON \`_group_sites_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_created_at_idx\` ON \`_group_sites_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_deleted_at_idx\` ON \`_group_sites_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_created_at_idx\` ON \`_group_sites_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_updated_at_idx\` ON \`_group_sites_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_group_sites_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_group_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_sites_v_version_version_name_idx\` ON \`_group_sites_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_group_sites_v_locales_locale_parent_id_unique\` ON \`_group_sites_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_locales_parent_idx\` ON \`_group_sites_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_group_sites_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`partners_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_group_sites_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`partners_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_group_sites_v_rels_order_idx\` ON \`_group_sites_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_rels_parent_idx\` ON \`_group_sites_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_rels_path_idx\` ON \`_group_sites_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_group_sites_v_rels_partners_id_idx\` ON \`_group_sites_v_rels\` (\`partners_id\`);`)
  await db.run(sql`CREATE TABLE \`partners\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`url\` text,
  	\`l_o_g_o_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`l_o_g_o_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_l_o_g_o_idx\` ON \`partners\` (\`l_o_g_o_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_order_idx\` ON \`partners\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`partners_updated_at_idx\` ON \`partners\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_created_at_idx\` ON \`partners\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`partners_deleted_at_idx\` ON \`partners\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`partners_locales\` (
  	\`member_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`partners_member_name_idx\` ON \`partners_locales\` (\`member_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`partners_locales_locale_parent_id_unique\` ON \`partners_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`partners_locales_parent_idx\` ON \`partners_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_url\` text,
  	\`version_l_o_g_o_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`partners\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_l_o_g_o_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_parent_idx\` ON \`_partners_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_l_o_g_o_idx\` ON \`_partners_v\` (\`version_l_o_g_o_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_order_idx\` ON \`_partners_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_updated_at_idx\` ON \`_partners_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_created_at_idx\` ON \`_partners_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_deleted_at_idx\` ON \`_partners_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_created_at_idx\` ON \`_partners_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_updated_at_idx\` ON \`_partners_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_partners_v_locales\` (
  	\`version_member_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_partners_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_partners_v_version_version_member_name_idx\` ON \`_partners_v_locales\` (\`version_member_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_partners_v_locales_locale_parent_id_unique\` ON \`_partners_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_partners_v_locales_parent_idx\` ON \`_partners_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_categories\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`content_type_alias\` text DEFAULT 'productCategory' NOT NULL,
  	\`parent_category_id\` integer,
  	\`number\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`parent_category_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_categories_content_type_alias_idx\` ON \`product_categories\` (\`content_type_alias\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_parent_category_idx\` ON \`product_categories\` (\`parent_category_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_categories_number_idx\` ON \`product_categories\` (\`number\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_order_idx\` ON \`product_categories\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_updated_at_idx\` ON \`product_categories\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_created_at_idx\` ON \`product_categories\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_deleted_at_idx\` ON \`product_categories\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`product_categories_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_categories_name_idx\` ON \`product_categories_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_categories_locales_locale_parent_id_unique\` ON \`product_categories_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_categories_locales_parent_idx\` ON \`product_categories_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_content_type_alias\` text DEFAULT 'productCategory' NOT NULL,
  	\`version_parent_category_id\` integer,
  	\`version_number\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_parent_category_id\`) REFERENCES \`product_categories\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_categories_v_parent_idx\` ON \`_product_categories_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_content_type_alias_idx\` ON \`_product_categories_v\` (\`version_content_type_alias\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_parent_category_idx\` ON \`_product_categories_v\` (\`version_parent_category_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_number_idx\` ON \`_product_categories_v\` (\`version_number\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_order_idx\` ON \`_product_categories_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_updated_at_idx\` ON \`_product_categories_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_created_at_idx\` ON \`_product_categories_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_deleted_at_idx\` ON \`_product_categories_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_created_at_idx\` ON \`_product_categories_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_updated_at_idx\` ON \`_product_categories_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_product_categories_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_categories_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_categories_v_version_version_name_idx\` ON \`_product_categories_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_categories_v_locales_locale_parent_id_unique\` ON \`_product_categories_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_categories_v_locales_parent_idx\` ON \`_product_categories_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`product_key_features\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`icon_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`product_key_features_icon_idx\` ON \`product_key_features\` (\`icon_id\`);`)
  await db.run(sql`CREATE INDEX \`product_key_features_order_idx\` ON \`product_key_features\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`product_key_features_updated_at_idx\` ON \`product_key_features\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`product_key_features_created_at_idx\` ON \`product_key_features\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`product_key_features_deleted_at_idx\` ON \`product_key_features\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`product_key_features_locales\` (
  	\`text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`product_key_features\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`product_key_features_text_idx\` ON \`product_key_features_locales\` (\`text\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`product_key_features_locales_locale_parent_id_unique\` ON \`product_key_features_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`product_key_features_locales_parent_idx\` ON \`product_key_features_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_product_key_features_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_icon_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`product_key_features\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_icon_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_parent_idx\` ON \`_product_key_features_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_icon_idx\` ON \`_product_key_features_v\` (\`version_icon_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_order_idx\` ON \`_product_key_features_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_updated_at_idx\` ON \`_product_key_features_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_created_at_idx\` ON \`_product_key_features_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_deleted_at_idx\` ON \`_product_key_features_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_created_at_idx\` ON \`_product_key_features_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_updated_at_idx\` ON \`_product_key_features_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_product_key_features_v_locales\` (
  	\`version_text\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_product_key_features_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_version_version_text_idx\` ON \`_product_key_features_v_locales\` (\`version_text\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_product_key_features_v_locales_locale_parent_id_unique\` ON \`_product_key_features_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_product_key_features_v_locales_parent_idx\` ON \`_product_key_features_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`marketing_slides\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	\`image_desktop_id\` integer NOT NULL,
  	\`image_mobile_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`marketing_slides_link_link_page_idx\` ON \`marketing_slides\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_link_link_project_idx\` ON \`marketing_slides\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_link_link_product_idx\` ON \`marketing_slides\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_link_link_file_idx\` ON \`marketing_slides\` (\`link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_image_image_desktop_idx\` ON \`marketing_slides\` (\`image_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_image_image_mobile_idx\` ON \`marketing_slides\` (\`image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_order_idx\` ON \`marketing_slides\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_updated_at_idx\` ON \`marketing_slides\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_created_at_idx\` ON \`marketing_slides\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_deleted_at_idx\` ON \`marketing_slides\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`marketing_slides_locales\` (
  	\`title\` text NOT NULL,
  	\`text\` text,
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`marketing_slides\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`marketing_slides_locales_locale_parent_id_unique\` ON \`marketing_slides_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`marketing_slides_locales_parent_idx\` ON \`marketing_slides_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_slides_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_link_kind\` text DEFAULT 'page',
  	\`version_link_page_id\` integer,
  	\`version_link_project_id\` integer,
  	\`version_link_product_id\` integer,
  	\`version_link_url\` text,
  	\`version_link_file_id\` integer,
  	\`version_link_anchor\` text,
  	\`version_link_target\` text DEFAULT 'self',
  	\`version_image_desktop_id\` integer NOT NULL,
  	\`version_image_mobile_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`marketing_slides\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_desktop_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_image_mobile_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_parent_idx\` ON \`_marketing_slides_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_link_version_link_page_idx\` ON \`_marketing_slides_v\` (\`version_link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_link_version_link_project_idx\` ON \`_marketing_slides_v\` (\`version_link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_link_version_link_product_idx\` ON \`_marketing_slides_v\` (\`version_link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_link_version_link_file_idx\` ON \`_marketing_slides_v\` (\`version_link_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_image_version_image_desktop_idx\` ON \`_marketing_slides_v\` (\`version_image_desktop_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_image_version_image_mobile_idx\` ON \`_marketing_slides_v\` (\`version_image_mobile_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_version_order_idx\` ON \`_marketing_slides_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_version_updated_at_idx\` ON \`_marketing_slides_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_version_created_at_idx\` ON \`_marketing_slides_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_version_version_deleted_at_idx\` ON \`_marketing_slides_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_created_at_idx\` ON \`_marketing_slides_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_updated_at_idx\` ON \`_marketing_slides_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_marketing_slides_v_locales\` (
  	\`version_title\` text NOT NULL,
  	\`version_text\` text,
  	\`version_link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_marketing_slides_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_marketing_slides_v_locales_locale_parent_id_unique\` ON \`_marketing_slides_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_marketing_slides_v_locales_parent_idx\` ON \`_marketing_slides_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`redirects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`from\` text NOT NULL,
  	\`to_kind\` text DEFAULT 'page',
  	\`to_page_id\` integer,
  	\`to_project_id\` integer,
  	\`to_product_id\` integer,
  	\`to_url\` text,
  	\`to_file_id\` integer,
  	\`to_anchor\` text,
  	\`to_target\` text DEFAULT 'self',
  	\`status_code\` text DEFAULT '301' NOT NULL,
  	\`automatic\` integer DEFAULT false,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`to_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`to_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`to_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`to_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_from_idx\` ON \`redirects\` (\`from\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_to_page_idx\` ON \`redirects\` (\`to_page_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_to_project_idx\` ON \`redirects\` (\`to_project_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_to_product_idx\` ON \`redirects\` (\`to_product_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_to_to_file_idx\` ON \`redirects\` (\`to_file_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_automatic_idx\` ON \`redirects\` (\`automatic\`);`)
  await db.run(sql`CREATE INDEX \`redirects_updated_at_idx\` ON \`redirects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`redirects_created_at_idx\` ON \`redirects\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`redirects_locales\` (
  	\`to_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`redirects_locales_locale_parent_id_unique\` ON \`redirects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`redirects_locales_parent_idx\` ON \`redirects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_from\` text NOT NULL,
  	\`version_to_kind\` text DEFAULT 'page',
  	\`version_to_page_id\` integer,
  	\`version_to_project_id\` integer,
  	\`version_to_product_id\` integer,
  	\`version_to_url\` text,
  	\`version_to_file_id\` integer,
  	\`version_to_anchor\` text,
  	\`version_to_target\` text DEFAULT 'self',
  	\`version_status_code\` text DEFAULT '301' NOT NULL,
  	\`version_automatic\` integer DEFAULT false,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`redirects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_to_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_to_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_to_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_to_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_redirects_v_parent_idx\` ON \`_redirects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_from_idx\` ON \`_redirects_v\` (\`version_from\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_to_version_to_page_idx\` ON \`_redirects_v\` (\`version_to_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_to_version_to_project_idx\` ON \`_redirects_v\` (\`version_to_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_to_version_to_product_idx\` ON \`_redirects_v\` (\`version_to_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_to_version_to_file_idx\` ON \`_redirects_v\` (\`version_to_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_automatic_idx\` ON \`_redirects_v\` (\`version_automatic\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_updated_at_idx\` ON \`_redirects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_version_version_created_at_idx\` ON \`_redirects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_created_at_idx\` ON \`_redirects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_updated_at_idx\` ON \`_redirects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_redirects_v_locales\` (
  	\`version_to_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_redirects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_redirects_v_locales_locale_parent_id_unique\` ON \`_redirects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_redirects_v_locales_parent_idx\` ON \`_redirects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`tombstones\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`collection_slug\` text NOT NULL,
  	\`document_id\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`tombstones_collection_slug_idx\` ON \`tombstones\` (\`collection_slug\`);`)
  await db.run(sql`CREATE INDEX \`tombstones_document_id_idx\` ON \`tombstones\` (\`document_id\`);`)
  await db.run(sql`CREATE INDEX \`tombstones_updated_at_idx\` ON \`tombstones\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`tombstones_created_at_idx\` ON \`tombstones\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`messages_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_notes_order_idx\` ON \`messages_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`messages_notes_parent_id_idx\` ON \`messages_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_notes_author_idx\` ON \`messages_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`messages\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`subject_id\` integer,
  	\`company_id\` numeric NOT NULL,
  	\`contact_us_type\` text NOT NULL,
  	\`free_text_subject\` text,
  	\`sender_name\` text NOT NULL,
  	\`sender_phone\` text NOT NULL,
  	\`sender_email\` text NOT NULL,
  	\`content\` text,
  	\`allowed_marketing\` integer DEFAULT false,
  	\`allowed_sms_and_email\` integer DEFAULT false,
  	\`language\` text,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
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
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`subject_id\`) REFERENCES \`contact_subjects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`messages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`messages_status_idx\` ON \`messages\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`messages_assignee_idx\` ON \`messages\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_delete_after_idx\` ON \`messages\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`messages_reference_idx\` ON \`messages\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`messages_subject_idx\` ON \`messages\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_duplicate_of_idx\` ON \`messages\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_source_source_page_idx\` ON \`messages\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`messages_email_trace_idx\` ON \`messages\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`messages_phone_trace_idx\` ON \`messages\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`messages_delivery_idx\` ON \`messages\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`messages_updated_at_idx\` ON \`messages\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`messages_created_at_idx\` ON \`messages\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_subjects\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_subjects_updated_at_idx\` ON \`contact_subjects\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_created_at_idx\` ON \`contact_subjects\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_deleted_at_idx\` ON \`contact_subjects\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`contact_subjects_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`contact_subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`contact_subjects_locales_locale_parent_id_unique\` ON \`contact_subjects_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_locales_parent_idx\` ON \`contact_subjects_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`contact_subjects_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`companies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_subjects\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`contact_subjects_rels_order_idx\` ON \`contact_subjects_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_rels_parent_idx\` ON \`contact_subjects_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_rels_path_idx\` ON \`contact_subjects_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`contact_subjects_rels_companies_id_idx\` ON \`contact_subjects_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_subjects_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`contact_subjects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_parent_idx\` ON \`_contact_subjects_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_version_version_updated_at_idx\` ON \`_contact_subjects_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_version_version_created_at_idx\` ON \`_contact_subjects_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_version_version_deleted_at_idx\` ON \`_contact_subjects_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_created_at_idx\` ON \`_contact_subjects_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_updated_at_idx\` ON \`_contact_subjects_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_contact_subjects_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_contact_subjects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_contact_subjects_v_locales_locale_parent_id_unique\` ON \`_contact_subjects_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_locales_parent_idx\` ON \`_contact_subjects_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_contact_subjects_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`companies_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_contact_subjects_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`companies_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_rels_order_idx\` ON \`_contact_subjects_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_rels_parent_idx\` ON \`_contact_subjects_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_rels_path_idx\` ON \`_contact_subjects_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_contact_subjects_v_rels_companies_id_idx\` ON \`_contact_subjects_v_rels\` (\`companies_id\`);`)
  await db.run(sql`CREATE TABLE \`leads_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_notes_order_idx\` ON \`leads_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_parent_id_idx\` ON \`leads_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_notes_author_idx\` ON \`leads_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`leads\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`comments\` text,
  	\`project_id\` numeric,
  	\`project_status\` text,
  	\`company_id\` numeric,
  	\`to_email\` text,
  	\`allowed_marketing\` integer DEFAULT false,
  	\`allowed_sms_and_email\` integer DEFAULT false,
  	\`language\` text,
  	\`crm_system\` text,
  	\`crm_id\` text,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
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
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`leads\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`leads_status_idx\` ON \`leads\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`leads_assignee_idx\` ON \`leads\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_delete_after_idx\` ON \`leads\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`leads_reference_idx\` ON \`leads\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`leads_project_id_idx\` ON \`leads\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_company_id_idx\` ON \`leads\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_duplicate_of_idx\` ON \`leads\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_source_source_page_idx\` ON \`leads\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`leads_email_trace_idx\` ON \`leads\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`leads_phone_trace_idx\` ON \`leads\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`leads_delivery_idx\` ON \`leads\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`leads_updated_at_idx\` ON \`leads\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`leads_created_at_idx\` ON \`leads\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`jobs_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_languages_order_idx\` ON \`jobs_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`jobs_languages_parent_idx\` ON \`jobs_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`profession_id\` integer,
  	\`scope_id\` integer,
  	\`area_id\` integer,
  	\`order_id\` numeric,
  	\`start_advertising_date\` text,
  	\`closing_date\` text,
  	\`company_id\` integer,
  	\`division_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`profession_id\`) REFERENCES \`job_professions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`scope_id\`) REFERENCES \`job_scopes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`area_id\`) REFERENCES \`job_areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`division_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`jobs_profession_idx\` ON \`jobs\` (\`profession_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_scope_idx\` ON \`jobs\` (\`scope_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_area_idx\` ON \`jobs\` (\`area_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_order_id_idx\` ON \`jobs\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_start_advertising_date_idx\` ON \`jobs\` (\`start_advertising_date\`);`)
  await db.run(sql`CREATE INDEX \`jobs_closing_date_idx\` ON \`jobs\` (\`closing_date\`);`)
  await db.run(sql`CREATE INDEX \`jobs_company_idx\` ON \`jobs\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_division_idx\` ON \`jobs\` (\`division_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_updated_at_idx\` ON \`jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_created_at_idx\` ON \`jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs_deleted_at_idx\` ON \`jobs\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`jobs__status_idx\` ON \`jobs\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`jobs_locales\` (
  	\`job_name\` text,
  	\`subfield\` text,
  	\`department\` text,
  	\`description\` text,
  	\`contact_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`jobs_locales_locale_parent_id_unique\` ON \`jobs_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`jobs_locales_parent_idx\` ON \`jobs_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_version_languages\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_languages_order_idx\` ON \`_jobs_v_version_languages\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_languages_parent_idx\` ON \`_jobs_v_version_languages\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_profession_id\` integer,
  	\`version_scope_id\` integer,
  	\`version_area_id\` integer,
  	\`version_order_id\` numeric,
  	\`version_start_advertising_date\` text,
  	\`version_closing_date\` text,
  	\`version_company_id\` integer,
  	\`version_division_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`jobs\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_profession_id\`) REFERENCES \`job_professions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_scope_id\`) REFERENCES \`job_scopes\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_area_id\`) REFERENCES \`job_areas\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_division_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_jobs_v_parent_idx\` ON \`_jobs_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_profession_idx\` ON \`_jobs_v\` (\`version_profession_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_scope_idx\` ON \`_jobs_v\` (\`version_scope_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_area_idx\` ON \`_jobs_v\` (\`version_area_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_order_id_idx\` ON \`_jobs_v\` (\`version_order_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_start_advertising_date_idx\` ON \`_jobs_v\` (\`version_start_advertising_date\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_closing_date_idx\` ON \`_jobs_v\` (\`version_closing_date\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_company_idx\` ON \`_jobs_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_division_idx\` ON \`_jobs_v\` (\`version_division_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_updated_at_idx\` ON \`_jobs_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_created_at_idx\` ON \`_jobs_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version_deleted_at_idx\` ON \`_jobs_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_version_version__status_idx\` ON \`_jobs_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_created_at_idx\` ON \`_jobs_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_updated_at_idx\` ON \`_jobs_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_snapshot_idx\` ON \`_jobs_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_published_locale_idx\` ON \`_jobs_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_latest_idx\` ON \`_jobs_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_jobs_v_locales\` (
  	\`version_job_name\` text,
  	\`version_subfield\` text,
  	\`version_department\` text,
  	\`version_description\` text,
  	\`version_contact_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_jobs_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_jobs_v_locales_locale_parent_id_unique\` ON \`_jobs_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_jobs_v_locales_parent_idx\` ON \`_jobs_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_professions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`job_professions_order_idx\` ON \`job_professions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`job_professions_updated_at_idx\` ON \`job_professions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_professions_created_at_idx\` ON \`job_professions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`job_professions_deleted_at_idx\` ON \`job_professions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`job_professions_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_professions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_professions_name_idx\` ON \`job_professions_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_professions_locales_locale_parent_id_unique\` ON \`job_professions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_professions_locales_parent_idx\` ON \`job_professions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_professions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_professions\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_professions_v_parent_idx\` ON \`_job_professions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_version_version_order_idx\` ON \`_job_professions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_version_version_updated_at_idx\` ON \`_job_professions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_version_version_created_at_idx\` ON \`_job_professions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_version_version_deleted_at_idx\` ON \`_job_professions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_created_at_idx\` ON \`_job_professions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_updated_at_idx\` ON \`_job_professions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_job_professions_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_job_professions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_professions_v_version_version_name_idx\` ON \`_job_professions_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_job_professions_v_locales_locale_parent_id_unique\` ON \`_job_professions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_professions_v_locales_parent_idx\` ON \`_job_professions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_areas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`job_areas_order_idx\` ON \`job_areas\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`job_areas_updated_at_idx\` ON \`job_areas\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_areas_created_at_idx\` ON \`job_areas\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`job_areas_deleted_at_idx\` ON \`job_areas\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`job_areas_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_areas\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_areas_name_idx\` ON \`job_areas_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_areas_locales_locale_parent_id_unique\` ON \`job_areas_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_areas_locales_parent_idx\` ON \`job_areas_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_areas_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_areas\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_areas_v_parent_idx\` ON \`_job_areas_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_version_version_order_idx\` ON \`_job_areas_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_version_version_updated_at_idx\` ON \`_job_areas_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_version_version_created_at_idx\` ON \`_job_areas_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_version_version_deleted_at_idx\` ON \`_job_areas_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_created_at_idx\` ON \`_job_areas_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_updated_at_idx\` ON \`_job_areas_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_job_areas_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_job_areas_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_areas_v_version_version_name_idx\` ON \`_job_areas_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_job_areas_v_locales_locale_parent_id_unique\` ON \`_job_areas_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_areas_v_locales_parent_idx\` ON \`_job_areas_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`job_scopes\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`job_scopes_order_idx\` ON \`job_scopes\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`job_scopes_updated_at_idx\` ON \`job_scopes\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`job_scopes_created_at_idx\` ON \`job_scopes\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`job_scopes_deleted_at_idx\` ON \`job_scopes\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`job_scopes_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`job_scopes\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`job_scopes_name_idx\` ON \`job_scopes_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`job_scopes_locales_locale_parent_id_unique\` ON \`job_scopes_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`job_scopes_locales_parent_idx\` ON \`job_scopes_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_job_scopes_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`job_scopes\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_parent_idx\` ON \`_job_scopes_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_version_version_order_idx\` ON \`_job_scopes_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_version_version_updated_at_idx\` ON \`_job_scopes_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_version_version_created_at_idx\` ON \`_job_scopes_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_version_version_deleted_at_idx\` ON \`_job_scopes_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_created_at_idx\` ON \`_job_scopes_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_updated_at_idx\` ON \`_job_scopes_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_job_scopes_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_job_scopes_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_version_version_name_idx\` ON \`_job_scopes_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_job_scopes_v_locales_locale_parent_id_unique\` ON \`_job_scopes_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_job_scopes_v_locales_parent_idx\` ON \`_job_scopes_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`company_divisions\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`company_id\` integer,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`company_divisions_company_idx\` ON \`company_divisions\` (\`company_id\`);`)
  await db.run(sql`CREATE INDEX \`company_divisions_order_idx\` ON \`company_divisions\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`company_divisions_updated_at_idx\` ON \`company_divisions\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`company_divisions_created_at_idx\` ON \`company_divisions\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`company_divisions_deleted_at_idx\` ON \`company_divisions\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`company_divisions_locales\` (
  	\`name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`company_divisions_name_idx\` ON \`company_divisions_locales\` (\`name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`company_divisions_locales_locale_parent_id_unique\` ON \`company_divisions_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`company_divisions_locales_parent_idx\` ON \`company_divisions_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_company_divisions_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_company_id\` integer,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`company_divisions\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_parent_idx\` ON \`_company_divisions_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_company_idx\` ON \`_company_divisions_v\` (\`version_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_order_idx\` ON \`_company_divisions_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_updated_at_idx\` ON \`_company_divisions_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_created_at_idx\` ON \`_company_divisions_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_deleted_at_idx\` ON \`_company_divisions_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_created_at_idx\` ON \`_company_divisions_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_updated_at_idx\` ON \`_company_divisions_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_company_divisions_v_locales\` (
  	\`version_name\` text NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_company_divisions_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_version_version_name_idx\` ON \`_company_divisions_v_locales\` (\`version_name\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_company_divisions_v_locales_locale_parent_id_unique\` ON \`_company_divisions_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_company_divisions_v_locales_parent_idx\` ON \`_company_divisions_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`applications_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_notes_order_idx\` ON \`applications_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`applications_notes_parent_id_idx\` ON \`applications_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_notes_author_idx\` ON \`applications_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`applications\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`order_id\` numeric NOT NULL,
  	\`job_name\` text,
  	\`first_name\` text NOT NULL,
  	\`last_name\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text,
  	\`cv_id\` integer,
  	\`is_referral\` integer DEFAULT false,
  	\`referral_name\` text,
  	\`referral_phone\` text,
  	\`referral_email\` text,
  	\`language\` text,
  	\`hr_system\` text,
  	\`hr_id\` text,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
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
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cv_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`applications\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`applications_status_idx\` ON \`applications\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`applications_assignee_idx\` ON \`applications\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_delete_after_idx\` ON \`applications\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`applications_reference_idx\` ON \`applications\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`applications_order_id_idx\` ON \`applications\` (\`order_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_cv_idx\` ON \`applications\` (\`cv_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_duplicate_of_idx\` ON \`applications\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_source_source_page_idx\` ON \`applications\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`applications_email_trace_idx\` ON \`applications\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`applications_phone_trace_idx\` ON \`applications\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`applications_delivery_idx\` ON \`applications\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`applications_updated_at_idx\` ON \`applications\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`applications_created_at_idx\` ON \`applications\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`buildings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`project_id\` integer,
  	\`location_latitude\` numeric,
  	\`location_longitude\` numeric,
  	\`several_floors_in_the_building\` numeric,
  	\`order\` numeric DEFAULT 0,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`buildings_project_idx\` ON \`buildings\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`buildings_order_idx\` ON \`buildings\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`buildings_updated_at_idx\` ON \`buildings\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`buildings_created_at_idx\` ON \`buildings\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`buildings_deleted_at_idx\` ON \`buildings\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`buildings_locales\` (
  	\`building_title\` text NOT NULL,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`buildings_building_title_idx\` ON \`buildings_locales\` (\`building_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`buildings_locales_locale_parent_id_unique\` ON \`buildings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`buildings_locales_parent_idx\` ON \`buildings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`buildings_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`characteristics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`buildings_rels_order_idx\` ON \`buildings_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`buildings_rels_parent_idx\` ON \`buildings_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`buildings_rels_path_idx\` ON \`buildings_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`buildings_rels_characteristics_id_idx\` ON \`buildings_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE TABLE \`_buildings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_project_id\` integer,
  	\`version_location_latitude\` numeric,
  	\`version_location_longitude\` numeric,
  	\`version_several_floors_in_the_building\` numeric,
  	\`version_order\` numeric DEFAULT 0,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_buildings_v_parent_idx\` ON \`_buildings_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_project_idx\` ON \`_buildings_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_order_idx\` ON \`_buildings_v\` (\`version_order\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_updated_at_idx\` ON \`_buildings_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_created_at_idx\` ON \`_buildings_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_deleted_at_idx\` ON \`_buildings_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_created_at_idx\` ON \`_buildings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_updated_at_idx\` ON \`_buildings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_buildings_v_locales\` (
  	\`version_building_title\` text NOT NULL,
  	\`version_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_buildings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_buildings_v_version_version_building_title_idx\` ON \`_buildings_v_locales\` (\`version_building_title\`,\`_locale\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`_buildings_v_locales_locale_parent_id_unique\` ON \`_buildings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_locales_parent_idx\` ON \`_buildings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_buildings_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`characteristics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_buildings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_buildings_v_rels_order_idx\` ON \`_buildings_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_rels_parent_idx\` ON \`_buildings_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_rels_path_idx\` ON \`_buildings_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_buildings_v_rels_characteristics_id_idx\` ON \`_buildings_v_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE TABLE \`apartments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`asset_name\` text NOT NULL,
  	\`project_id\` integer,
  	\`building_id\` integer,
  	\`property_type_id\` integer,
  	\`apartment_number\` text,
  	\`umbraco_name\` text,
  	\`floor\` numeric,
  	\`number_of_rooms\` numeric,
  	\`area_in_square_meters\` numeric,
  	\`balcony_square_meter\` numeric,
  	\`entry_date\` text,
  	\`available_immediately\` integer DEFAULT false,
  	\`city_id\` integer,
  	\`location_latitude\` numeric,
  	\`location_longitude\` numeric,
  	\`price\` numeric,
  	\`price_currency\` text DEFAULT 'ILS',
  	\`house_commitee\` numeric,
  	\`advance_payment\` numeric,
  	\`more_info_content_h_t_m_l\` text,
  	\`priority_i_d\` numeric,
  	\`lead_form_b_m_b_y_id\` numeric,
  	\`email_for_lead\` text,
  	\`property_image_id\` integer,
  	\`blueprint_of_the_apartment_id\` integer,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	FOREIGN KEY (\`project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`building_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_type_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`property_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`blueprint_of_the_apartment_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`apartments_asset_name_idx\` ON \`apartments\` (\`asset_name\`);`)
  await db.run(sql`CREATE INDEX \`apartments_project_idx\` ON \`apartments\` (\`project_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_building_idx\` ON \`apartments\` (\`building_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_property_type_idx\` ON \`apartments\` (\`property_type_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_apartment_number_idx\` ON \`apartments\` (\`apartment_number\`);`)
  await db.run(sql`CREATE INDEX \`apartments_umbraco_name_idx\` ON \`apartments\` (\`umbraco_name\`);`)
  await db.run(sql`CREATE INDEX \`apartments_floor_idx\` ON \`apartments\` (\`floor\`);`)
  await db.run(sql`CREATE INDEX \`apartments_number_of_rooms_idx\` ON \`apartments\` (\`number_of_rooms\`);`)
  await db.run(sql`CREATE INDEX \`apartments_area_in_square_meters_idx\` ON \`apartments\` (\`area_in_square_meters\`);`)
  await db.run(sql`CREATE INDEX \`apartments_balcony_square_meter_idx\` ON \`apartments\` (\`balcony_square_meter\`);`)
  await db.run(sql`CREATE INDEX \`apartments_entry_date_idx\` ON \`apartments\` (\`entry_date\`);`)
  await db.run(sql`CREATE INDEX \`apartments_available_immediately_idx\` ON \`apartments\` (\`available_immediately\`);`)
  await db.run(sql`CREATE INDEX \`apartments_city_idx\` ON \`apartments\` (\`city_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_price_idx\` ON \`apartments\` (\`price\`);`)
  await db.run(sql`CREATE INDEX \`apartments_more_info_content_h_t_m_l_idx\` ON \`apartments\` (\`more_info_content_h_t_m_l\`);`)
  await db.run(sql`CREATE INDEX \`apartments_priority_i_d_idx\` ON \`apartments\` (\`priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`apartments_property_image_idx\` ON \`apartments\` (\`property_image_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_blueprint_of_the_apartment_idx\` ON \`apartments\` (\`blueprint_of_the_apartment_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_updated_at_idx\` ON \`apartments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`apartments_created_at_idx\` ON \`apartments\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`apartments_deleted_at_idx\` ON \`apartments\` (\`deleted_at\`);`)
  await db.run(sql`CREATE TABLE \`apartments_locales\` (
  	\`property_title\` text NOT NULL,
  	\`property_name\` text,
  	\`property_model\` text,
  	\`orientation\` text,
  	\`address\` text,
  	\`specification\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`apartments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`apartments_locales_locale_parent_id_unique\` ON \`apartments_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_locales_parent_idx\` ON \`apartments_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`apartments_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`characteristics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`apartments\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`apartments_rels_order_idx\` ON \`apartments_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`apartments_rels_parent_idx\` ON \`apartments_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_rels_path_idx\` ON \`apartments_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`apartments_rels_media_id_idx\` ON \`apartments_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`apartments_rels_characteristics_id_idx\` ON \`apartments_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE TABLE \`_apartments_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_asset_name\` text NOT NULL,
  	\`version_project_id\` integer,
  	\`version_building_id\` integer,
  	\`version_property_type_id\` integer,
  	\`version_apartment_number\` text,
  	\`version_umbraco_name\` text,
  	\`version_floor\` numeric,
  	\`version_number_of_rooms\` numeric,
  	\`version_area_in_square_meters\` numeric,
  	\`version_balcony_square_meter\` numeric,
  	\`version_entry_date\` text,
  	\`version_available_immediately\` integer DEFAULT false,
  	\`version_city_id\` integer,
  	\`version_location_latitude\` numeric,
  	\`version_location_longitude\` numeric,
  	\`version_price\` numeric,
  	\`version_price_currency\` text DEFAULT 'ILS',
  	\`version_house_commitee\` numeric,
  	\`version_advance_payment\` numeric,
  	\`version_more_info_content_h_t_m_l\` text,
  	\`version_priority_i_d\` numeric,
  	\`version_lead_form_b_m_b_y_id\` numeric,
  	\`version_email_for_lead\` text,
  	\`version_property_image_id\` integer,
  	\`version_blueprint_of_the_apartment_id\` integer,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`apartments\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_building_id\`) REFERENCES \`buildings\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_property_type_id\`) REFERENCES \`apartment_types\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_city_id\`) REFERENCES \`cities\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_property_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_blueprint_of_the_apartment_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_apartments_v_parent_idx\` ON \`_apartments_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_asset_name_idx\` ON \`_apartments_v\` (\`version_asset_name\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_project_idx\` ON \`_apartments_v\` (\`version_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_building_idx\` ON \`_apartments_v\` (\`version_building_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_property_type_idx\` ON \`_apartments_v\` (\`version_property_type_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_apartment_number_idx\` ON \`_apartments_v\` (\`version_apartment_number\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_umbraco_name_idx\` ON \`_apartments_v\` (\`version_umbraco_name\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_floor_idx\` ON \`_apartments_v\` (\`version_floor\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_number_of_rooms_idx\` ON \`_apartments_v\` (\`version_number_of_rooms\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_area_in_square_meters_idx\` ON \`_apartments_v\` (\`version_area_in_square_meters\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_balcony_square_meter_idx\` ON \`_apartments_v\` (\`version_balcony_square_meter\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_entry_date_idx\` ON \`_apartments_v\` (\`version_entry_date\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_available_immediately_idx\` ON \`_apartments_v\` (\`version_available_immediately\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_city_idx\` ON \`_apartments_v\` (\`version_city_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_price_idx\` ON \`_apartments_v\` (\`version_price\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_more_info_content_h_t_m_l_idx\` ON \`_apartments_v\` (\`version_more_info_content_h_t_m_l\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_priority_i_d_idx\` ON \`_apartments_v\` (\`version_priority_i_d\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_property_image_idx\` ON \`_apartments_v\` (\`version_property_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_blueprint_of_the_apartment_idx\` ON \`_apartments_v\` (\`version_blueprint_of_the_apartment_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_updated_at_idx\` ON \`_apartments_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_created_at_idx\` ON \`_apartments_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_version_version_deleted_at_idx\` ON \`_apartments_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_created_at_idx\` ON \`_apartments_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_updated_at_idx\` ON \`_apartments_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE TABLE \`_apartments_v_locales\` (
  	\`version_property_title\` text NOT NULL,
  	\`version_property_name\` text,
  	\`version_property_model\` text,
  	\`version_orientation\` text,
  	\`version_address\` text,
  	\`version_specification\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_apartments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_apartments_v_locales_locale_parent_id_unique\` ON \`_apartments_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_locales_parent_idx\` ON \`_apartments_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_apartments_v_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`media_id\` integer,
  	\`characteristics_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`_apartments_v\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`media_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`characteristics_id\`) REFERENCES \`characteristics\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_apartments_v_rels_order_idx\` ON \`_apartments_v_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_rels_parent_idx\` ON \`_apartments_v_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_rels_path_idx\` ON \`_apartments_v_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_rels_media_id_idx\` ON \`_apartments_v_rels\` (\`media_id\`);`)
  await db.run(sql`CREATE INDEX \`_apartments_v_rels_characteristics_id_idx\` ON \`_apartments_v_rels\` (\`characteristics_id\`);`)
  await db.run(sql`CREATE TABLE \`reservations_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`reservations\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`reservations_notes_order_idx\` ON \`reservations_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`reservations_notes_parent_id_idx\` ON \`reservations_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_notes_author_idx\` ON \`reservations_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`reservations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`payment_state\` text DEFAULT 'pending' NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`paid_at\` text,
  	\`refund_ordered_at\` text,
  	\`held_until\` text,
  	\`asset_name\` text NOT NULL,
  	\`title\` text,
  	\`description\` text,
  	\`full_name\` text NOT NULL,
  	\`id_number\` text NOT NULL,
  	\`phone\` text NOT NULL,
  	\`email\` text NOT NULL,
  	\`checkbox1\` integer DEFAULT false,
  	\`checkbox2\` integer DEFAULT false,
  	\`language\` text,
  	\`provider\` text,
  	\`process_id\` text NOT NULL,
  	\`process_token\` text NOT NULL,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
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
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`reservations\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`reservations_status_idx\` ON \`reservations\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`reservations_assignee_idx\` ON \`reservations\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_delete_after_idx\` ON \`reservations\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_reference_idx\` ON \`reservations\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`reservations_payment_state_idx\` ON \`reservations\` (\`payment_state\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`reservations_process_id_idx\` ON \`reservations\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_duplicate_of_idx\` ON \`reservations\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_source_source_page_idx\` ON \`reservations\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`reservations_email_trace_idx\` ON \`reservations\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`reservations_phone_trace_idx\` ON \`reservations\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`reservations_delivery_idx\` ON \`reservations\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`reservations_updated_at_idx\` ON \`reservations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`reservations_created_at_idx\` ON \`reservations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`apartment_holds\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`asset_name\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`apartment_holds_asset_name_idx\` ON \`apartment_holds\` (\`asset_name\`);`)
  await db.run(sql`CREATE INDEX \`apartment_holds_reference_idx\` ON \`apartment_holds\` (\`reference\`);`)
  await db.run(sql`CREATE TABLE \`forms\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`pages\` text,
  	\`presentation_field_indication_type\` text DEFAULT 'MarkMandatoryFields',
  	\`presentation_show_validation_summary\` integer DEFAULT true,
  	\`presentation_hide_field_validation\` integer DEFAULT false,
  	\`after_submitting_after_submit\` text DEFAULT 'text',
  	\`after_submitting_goto_page_id\` integer,
  	\`email\` text,
  	\`form_id\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`deleted_at\` text,
  	\`_status\` text DEFAULT 'draft',
  	FOREIGN KEY (\`after_submitting_goto_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`forms_after_submitting_after_submitting_goto_page_idx\` ON \`forms\` (\`after_submitting_goto_page_id\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_form_id_idx\` ON \`forms\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_updated_at_idx\` ON \`forms\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_created_at_idx\` ON \`forms\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`forms_deleted_at_idx\` ON \`forms\` (\`deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`forms__status_idx\` ON \`forms\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`forms_locales\` (
  	\`title\` text,
  	\`presentation_submit_label\` text,
  	\`presentation_next_label\` text,
  	\`presentation_previous_label\` text,
  	\`presentation_indicator\` text,
  	\`after_submitting_message_on_submit\` text,
  	\`after_submitting_message_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`forms_locales_locale_parent_id_unique\` ON \`forms_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`forms_locales_parent_idx\` ON \`forms_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`parent_id\` integer,
  	\`version_pages\` text,
  	\`version_presentation_field_indication_type\` text DEFAULT 'MarkMandatoryFields',
  	\`version_presentation_show_validation_summary\` integer DEFAULT true,
  	\`version_presentation_hide_field_validation\` integer DEFAULT false,
  	\`version_after_submitting_after_submit\` text DEFAULT 'text',
  	\`version_after_submitting_goto_page_id\` integer,
  	\`version_email\` text,
  	\`version_form_id\` text,
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`version_deleted_at\` text,
  	\`version__status\` text DEFAULT 'draft',
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_after_submitting_goto_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_forms_v_parent_idx\` ON \`_forms_v\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_after_submitting_version_after_submitti_idx\` ON \`_forms_v\` (\`version_after_submitting_goto_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_form_id_idx\` ON \`_forms_v\` (\`version_form_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_updated_at_idx\` ON \`_forms_v\` (\`version_updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_created_at_idx\` ON \`_forms_v\` (\`version_created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version_deleted_at_idx\` ON \`_forms_v\` (\`version_deleted_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_version_version__status_idx\` ON \`_forms_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_created_at_idx\` ON \`_forms_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_updated_at_idx\` ON \`_forms_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_snapshot_idx\` ON \`_forms_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_published_locale_idx\` ON \`_forms_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_latest_idx\` ON \`_forms_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_forms_v_locales\` (
  	\`version_title\` text,
  	\`version_presentation_submit_label\` text,
  	\`version_presentation_next_label\` text,
  	\`version_presentation_previous_label\` text,
  	\`version_presentation_indicator\` text,
  	\`version_after_submitting_message_on_submit\` text,
  	\`version_after_submitting_message_html\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_forms_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_forms_v_locales_locale_parent_id_unique\` ON \`_forms_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_forms_v_locales_parent_idx\` ON \`_forms_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_entries_notes\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`text\` text NOT NULL,
  	\`author_id\` integer,
  	\`at\` text,
  	FOREIGN KEY (\`author_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_entries_notes_order_idx\` ON \`form_entries_notes\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_notes_parent_id_idx\` ON \`form_entries_notes\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_notes_author_idx\` ON \`form_entries_notes\` (\`author_id\`);`)
  await db.run(sql`CREATE TABLE \`form_entries_answers\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`caption\` text,
  	\`value\` text,
  	\`alias\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`form_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_entries_answers_order_idx\` ON \`form_entries_answers\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_answers_parent_id_idx\` ON \`form_entries_answers\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`form_entries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`status\` text DEFAULT 'new' NOT NULL,
  	\`assignee_id\` integer,
  	\`delete_after\` text,
  	\`reference\` text NOT NULL,
  	\`form_id\` integer,
  	\`form_title\` text,
  	\`email\` text,
  	\`phone\` text,
  	\`language\` text,
  	\`content_id\` text,
  	\`duplicate_of_id\` integer,
  	\`duplicate_by\` text,
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
  	\`email_trace\` text,
  	\`phone_trace\` text,
  	\`delivery\` text DEFAULT 'queued',
  	\`delivery_error\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`assignee_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`form_id\`) REFERENCES \`forms\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`duplicate_of_id\`) REFERENCES \`form_entries\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`source_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`form_entries_status_idx\` ON \`form_entries\` (\`status\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_assignee_idx\` ON \`form_entries\` (\`assignee_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_delete_after_idx\` ON \`form_entries\` (\`delete_after\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`form_entries_reference_idx\` ON \`form_entries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_form_idx\` ON \`form_entries\` (\`form_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_duplicate_of_idx\` ON \`form_entries\` (\`duplicate_of_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_source_source_page_idx\` ON \`form_entries\` (\`source_page_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_email_trace_idx\` ON \`form_entries\` (\`email_trace\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_phone_trace_idx\` ON \`form_entries\` (\`phone_trace\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_delivery_idx\` ON \`form_entries\` (\`delivery\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_updated_at_idx\` ON \`form_entries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_created_at_idx\` ON \`form_entries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`form_entries_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`attachments_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`form_entries\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`attachments_id\`) REFERENCES \`attachments\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`form_entries_rels_order_idx\` ON \`form_entries_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_rels_parent_idx\` ON \`form_entries_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_rels_path_idx\` ON \`form_entries_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`form_entries_rels_attachments_id_idx\` ON \`form_entries_rels\` (\`attachments_id\`);`)
  await db.run(sql`CREATE TABLE \`users_roles\` (
  	\`order\` integer NOT NULL,
  	\`parent_id\` integer NOT NULL,
  	\`value\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_roles_order_idx\` ON \`users_roles\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`users_roles_parent_idx\` ON \`users_roles\` (\`parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users_sessions\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`created_at\` text,
  	\`expires_at\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`users_sessions_order_idx\` ON \`users_sessions\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`users_sessions_parent_id_idx\` ON \`users_sessions\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`users\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`second_factor_secret\` text,
  	\`second_factor_last_step\` numeric,
  	\`second_factor_recovery_codes\` text,
  	\`second_factor_enrolled_at\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`email\` text NOT NULL,
  	\`reset_password_token\` text,
  	\`reset_password_expiration\` text,
  	\`salt\` text,
  	\`hash\` text,
  	\`reset_password_requested_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`users_updated_at_idx\` ON \`users\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`users_created_at_idx\` ON \`users\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`users_email_idx\` ON \`users\` (\`email\`);`)
  await db.run(sql`CREATE TABLE \`audit_log\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`actor_name\` text,
  	\`action\` text NOT NULL,
  	\`reference\` text,
  	\`actor_id\` integer,
  	\`subject_kind\` text NOT NULL,
  	\`subject_id\` text,
  	\`changes\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	FOREIGN KEY (\`actor_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`audit_log_action_idx\` ON \`audit_log\` (\`action\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_reference_idx\` ON \`audit_log\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_actor_idx\` ON \`audit_log\` (\`actor_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_kind_idx\` ON \`audit_log\` (\`subject_kind\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_subject_id_idx\` ON \`audit_log\` (\`subject_id\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_updated_at_idx\` ON \`audit_log\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`audit_log_created_at_idx\` ON \`audit_log\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`deliveries\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`reference\` text,
  	\`kind\` text NOT NULL,
  	\`state\` text DEFAULT 'queued' NOT NULL,
  	\`attempts\` numeric DEFAULT 0 NOT NULL,
  	\`next_attempt_at\` text,
  	\`delivered_at\` text,
  	\`last_error\` text,
  	\`record_collection\` text NOT NULL,
  	\`record_id\` text NOT NULL,
  	\`courtesy\` integer,
  	\`locked_until\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`deliveries_reference_idx\` ON \`deliveries\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_kind_idx\` ON \`deliveries\` (\`kind\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_state_idx\` ON \`deliveries\` (\`state\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_next_attempt_at_idx\` ON \`deliveries\` (\`next_attempt_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_record_id_idx\` ON \`deliveries\` (\`record_id\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_updated_at_idx\` ON \`deliveries\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`deliveries_created_at_idx\` ON \`deliveries\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`queued_mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`subject\` text NOT NULL,
  	\`text\` text,
  	\`queued_at\` numeric NOT NULL,
  	\`delivery\` text,
  	\`delivery_error\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`queued_mails_queued_at_idx\` ON \`queued_mails\` (\`queued_at\`);`)
  await db.run(sql`CREATE TABLE \`attachments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`owner_collection\` text NOT NULL,
  	\`title\` text,
  	\`scan_state\` text DEFAULT 'notScanned' NOT NULL,
  	\`scan_note\` text,
  	\`scanned_at\` text,
  	\`prefix\` text DEFAULT 'attachments',
  	\`_objectkey\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`url\` text,
  	\`thumbnail_u_r_l\` text,
  	\`filename\` text,
  	\`mime_type\` text,
  	\`filesize\` numeric,
  	\`width\` numeric,
  	\`height\` numeric
  );
  `)
  await db.run(sql`CREATE INDEX \`attachments_reference_idx\` ON \`attachments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`attachments_scan_state_idx\` ON \`attachments\` (\`scan_state\`);`)
  await db.run(sql`CREATE INDEX \`attachments_updated_at_idx\` ON \`attachments\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`attachments_created_at_idx\` ON \`attachments\` (\`created_at\`);`)
  await db.run(sql`CREATE UNIQUE INDEX \`attachments_filename_idx\` ON \`attachments\` (\`filename\`);`)
  await db.run(sql`CREATE TABLE \`idempotency_keys\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`fingerprint\` text NOT NULL,
  	\`owner\` text NOT NULL,
  	\`answer\` text,
  	\`locked_until\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`idempotency_keys_key_idx\` ON \`idempotency_keys\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`idempotency_keys_expires_at_idx\` ON \`idempotency_keys\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`rate_limits\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`count\` numeric NOT NULL,
  	\`resets_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`rate_limits_key_idx\` ON \`rate_limits\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`rate_limits_resets_at_idx\` ON \`rate_limits\` (\`resets_at\`);`)
  await db.run(sql`CREATE TABLE \`spent_captchas\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`spent_captchas_key_idx\` ON \`spent_captchas\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`spent_captchas_expires_at_idx\` ON \`spent_captchas\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`mails\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`to\` text NOT NULL,
  	\`from\` text,
  	\`reply_to\` text,
  	\`subject\` text NOT NULL,
  	\`text\` text NOT NULL,
  	\`html\` text,
  	\`confidential\` integer DEFAULT false,
  	\`delivery_key\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`mails_delivery_key_idx\` ON \`mails\` (\`delivery_key\`);`)
  await db.run(sql`CREATE INDEX \`mails_updated_at_idx\` ON \`mails\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`mails_created_at_idx\` ON \`mails\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`sandbox_payments\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`process_id\` text NOT NULL,
  	\`process_token\` text NOT NULL,
  	\`state\` text NOT NULL,
  	\`reference\` text NOT NULL,
  	\`title\` text NOT NULL,
  	\`full_name\` text NOT NULL,
  	\`amount\` numeric NOT NULL,
  	\`expires_at\` numeric NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`sandbox_payments_process_id_idx\` ON \`sandbox_payments\` (\`process_id\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_reference_idx\` ON \`sandbox_payments\` (\`reference\`);`)
  await db.run(sql`CREATE INDEX \`sandbox_payments_expires_at_idx\` ON \`sandbox_payments\` (\`expires_at\`);`)
  await db.run(sql`CREATE TABLE \`services\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`enable_a_p_i_key\` integer,
  	\`api_key\` text,
  	\`api_key_index\` text
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`services_name_idx\` ON \`services\` (\`name\`);`)
  await db.run(sql`CREATE INDEX \`services_updated_at_idx\` ON \`services\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`services_created_at_idx\` ON \`services\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_kv\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text NOT NULL,
  	\`data\` text NOT NULL
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`payload_kv_key_idx\` ON \`payload_kv\` (\`key\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs_log\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`executed_at\` text NOT NULL,
  	\`completed_at\` text NOT NULL,
  	\`task_slug\` text NOT NULL,
  	\`task_i_d\` text NOT NULL,
  	\`input\` text,
  	\`output\` text,
  	\`state\` text NOT NULL,
  	\`error\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`payload_jobs\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_order_idx\` ON \`payload_jobs_log\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_log_parent_id_idx\` ON \`payload_jobs_log\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_jobs\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`input\` text,
  	\`completed_at\` text,
  	\`total_tried\` numeric DEFAULT 0,
  	\`has_error\` integer DEFAULT false,
  	\`error\` text,
  	\`task_slug\` text,
  	\`queue\` text DEFAULT 'default',
  	\`wait_until\` text,
  	\`processing\` integer DEFAULT false,
  	\`concurrency_key\` text,
  	\`meta\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_jobs_completed_at_idx\` ON \`payload_jobs\` (\`completed_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_total_tried_idx\` ON \`payload_jobs\` (\`total_tried\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_has_error_idx\` ON \`payload_jobs\` (\`has_error\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_task_slug_idx\` ON \`payload_jobs\` (\`task_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_queue_idx\` ON \`payload_jobs\` (\`queue\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_wait_until_idx\` ON \`payload_jobs\` (\`wait_until\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_processing_idx\` ON \`payload_jobs\` (\`processing\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_concurrency_key_idx\` ON \`payload_jobs\` (\`concurrency_key\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_updated_at_idx\` ON \`payload_jobs\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_jobs_created_at_idx\` ON \`payload_jobs\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`global_slug\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_global_slug_idx\` ON \`payload_locked_documents\` (\`global_slug\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_updated_at_idx\` ON \`payload_locked_documents\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_locked_documents_created_at_idx\` ON \`payload_locked_documents\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_locked_documents_rels\` (
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
  await db.run(sql`CREATE TABLE \`payload_preferences\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`key\` text,
  	\`value\` text,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_key_idx\` ON \`payload_preferences\` (\`key\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_updated_at_idx\` ON \`payload_preferences\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_created_at_idx\` ON \`payload_preferences\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`payload_preferences_rels\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`order\` integer,
  	\`parent_id\` integer NOT NULL,
  	\`path\` text NOT NULL,
  	\`users_id\` integer,
  	\`services_id\` integer,
  	FOREIGN KEY (\`parent_id\`) REFERENCES \`payload_preferences\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`users_id\`) REFERENCES \`users\`(\`id\`) ON UPDATE no action ON DELETE cascade,
  	FOREIGN KEY (\`services_id\`) REFERENCES \`services\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_order_idx\` ON \`payload_preferences_rels\` (\`order\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_parent_idx\` ON \`payload_preferences_rels\` (\`parent_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_path_idx\` ON \`payload_preferences_rels\` (\`path\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_users_id_idx\` ON \`payload_preferences_rels\` (\`users_id\`);`)
  await db.run(sql`CREATE INDEX \`payload_preferences_rels_services_id_idx\` ON \`payload_preferences_rels\` (\`services_id\`);`)
  await db.run(sql`CREATE TABLE \`payload_migrations\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`name\` text,
  	\`batch\` numeric,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL
  );
  `)
  await db.run(sql`CREATE INDEX \`payload_migrations_updated_at_idx\` ON \`payload_migrations\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`payload_migrations_created_at_idx\` ON \`payload_migrations\` (\`created_at\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_order_idx\` ON \`site_settings_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_social_links_parent_id_idx\` ON \`site_settings_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`site_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`site_kind\` text DEFAULT 'group',
  	\`special_company_id\` integer,
  	\`default_company_id\` numeric DEFAULT 5423,
  	\`logo_id\` integer,
  	\`email\` text,
  	\`phone\` text,
  	\`projects_page_id\` integer,
  	\`products_page_id\` integer,
  	\`privacy_page_id\` integer,
  	\`terms_page_id\` integer,
  	\`accessibility_page_id\` integer,
  	\`default_og_image_id\` integer,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`special_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`projects_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`products_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`terms_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`accessibility_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`default_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`site_settings_special_company_idx\` ON \`site_settings\` (\`special_company_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_logo_idx\` ON \`site_settings\` (\`logo_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_projects_page_idx\` ON \`site_settings\` (\`projects_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_products_page_idx\` ON \`site_settings\` (\`products_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_privacy_page_idx\` ON \`site_settings\` (\`privacy_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_terms_page_idx\` ON \`site_settings\` (\`terms_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_accessibility_page_idx\` ON \`site_settings\` (\`accessibility_page_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_default_og_image_idx\` ON \`site_settings\` (\`default_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings__status_idx\` ON \`site_settings\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`site_settings_locales\` (
  	\`site_name\` text,
  	\`description\` text,
  	\`opening_hours\` text,
  	\`address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`site_settings\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`site_settings_locales_locale_parent_id_unique\` ON \`site_settings_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`site_settings_locales_parent_idx\` ON \`site_settings_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_version_social_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`network\` text,
  	\`url\` text,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_links_order_idx\` ON \`_site_settings_v_version_social_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_social_links_parent_id_idx\` ON \`_site_settings_v_version_social_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_site_kind\` text DEFAULT 'group',
  	\`version_special_company_id\` integer,
  	\`version_default_company_id\` numeric DEFAULT 5423,
  	\`version_logo_id\` integer,
  	\`version_email\` text,
  	\`version_phone\` text,
  	\`version_projects_page_id\` integer,
  	\`version_products_page_id\` integer,
  	\`version_privacy_page_id\` integer,
  	\`version_terms_page_id\` integer,
  	\`version_accessibility_page_id\` integer,
  	\`version_default_og_image_id\` integer,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_special_company_id\`) REFERENCES \`companies\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_logo_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_projects_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_products_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_privacy_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_terms_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_accessibility_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_default_og_image_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_special_company_idx\` ON \`_site_settings_v\` (\`version_special_company_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_logo_idx\` ON \`_site_settings_v\` (\`version_logo_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_projects_page_idx\` ON \`_site_settings_v\` (\`version_projects_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_products_page_idx\` ON \`_site_settings_v\` (\`version_products_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_privacy_page_idx\` ON \`_site_settings_v\` (\`version_privacy_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_terms_page_idx\` ON \`_site_settings_v\` (\`version_terms_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_accessibility_page_idx\` ON \`_site_settings_v\` (\`version_accessibility_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version_default_og_image_idx\` ON \`_site_settings_v\` (\`version_default_og_image_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_version_version__status_idx\` ON \`_site_settings_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_created_at_idx\` ON \`_site_settings_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_updated_at_idx\` ON \`_site_settings_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_snapshot_idx\` ON \`_site_settings_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_published_locale_idx\` ON \`_site_settings_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_latest_idx\` ON \`_site_settings_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_site_settings_v_locales\` (
  	\`version_site_name\` text,
  	\`version_description\` text,
  	\`version_opening_hours\` text,
  	\`version_address\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_site_settings_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_site_settings_v_locales_locale_parent_id_unique\` ON \`_site_settings_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_site_settings_v_locales_parent_idx\` ON \`_site_settings_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_items_children_order_idx\` ON \`header_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_parent_id_idx\` ON \`header_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_page_idx\` ON \`header_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_project_idx\` ON \`header_items_children\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_product_idx\` ON \`header_items_children\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_link_link_file_idx\` ON \`header_items_children\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`header_items_children_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_items_children_locales_locale_parent_id_unique\` ON \`header_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_children_locales_parent_idx\` ON \`header_items_children_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`header_items_order_idx\` ON \`header_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`header_items_parent_id_idx\` ON \`header_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_page_idx\` ON \`header_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_project_idx\` ON \`header_items\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_product_idx\` ON \`header_items\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_link_link_file_idx\` ON \`header_items\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`header_items_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_items_locales_locale_parent_id_unique\` ON \`header_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_items_locales_parent_idx\` ON \`header_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`header\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`cta_kind\` text DEFAULT 'page',
  	\`cta_page_id\` integer,
  	\`cta_project_id\` integer,
  	\`cta_product_id\` integer,
  	\`cta_url\` text,
  	\`cta_file_id\` integer,
  	\`cta_anchor\` text,
  	\`cta_target\` text DEFAULT 'self',
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text,
  	FOREIGN KEY (\`cta_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cta_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cta_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`cta_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`header_cta_cta_page_idx\` ON \`header\` (\`cta_page_id\`);`)
  await db.run(sql`CREATE INDEX \`header_cta_cta_project_idx\` ON \`header\` (\`cta_project_id\`);`)
  await db.run(sql`CREATE INDEX \`header_cta_cta_product_idx\` ON \`header\` (\`cta_product_id\`);`)
  await db.run(sql`CREATE INDEX \`header_cta_cta_file_idx\` ON \`header\` (\`cta_file_id\`);`)
  await db.run(sql`CREATE INDEX \`header__status_idx\` ON \`header\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`header_locales\` (
  	\`cta_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`header\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`header_locales_locale_parent_id_unique\` ON \`header_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`header_locales_parent_idx\` ON \`header_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_items_children\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_order_idx\` ON \`_header_v_version_items_children\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_parent_id_idx\` ON \`_header_v_version_items_children\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_link_link_page_idx\` ON \`_header_v_version_items_children\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_link_link_project_idx\` ON \`_header_v_version_items_children\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_link_link_product_idx\` ON \`_header_v_version_items_children\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_link_link_file_idx\` ON \`_header_v_version_items_children\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_items_children_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_items_children\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_items_children_locales_locale_parent_id_un\` ON \`_header_v_version_items_children_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_children_locales_parent_idx\` ON \`_header_v_version_items_children_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_items\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_order_idx\` ON \`_header_v_version_items\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_parent_id_idx\` ON \`_header_v_version_items\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_link_link_page_idx\` ON \`_header_v_version_items\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_link_link_project_idx\` ON \`_header_v_version_items\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_link_link_product_idx\` ON \`_header_v_version_items\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_link_link_file_idx\` ON \`_header_v_version_items\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_version_items_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v_version_items\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_version_items_locales_locale_parent_id_unique\` ON \`_header_v_version_items_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_items_locales_parent_idx\` ON \`_header_v_version_items_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_header_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version_cta_kind\` text DEFAULT 'page',
  	\`version_cta_page_id\` integer,
  	\`version_cta_project_id\` integer,
  	\`version_cta_product_id\` integer,
  	\`version_cta_url\` text,
  	\`version_cta_file_id\` integer,
  	\`version_cta_anchor\` text,
  	\`version_cta_target\` text DEFAULT 'self',
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer,
  	FOREIGN KEY (\`version_cta_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cta_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cta_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`version_cta_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null
  );
  `)
  await db.run(sql`CREATE INDEX \`_header_v_version_cta_version_cta_page_idx\` ON \`_header_v\` (\`version_cta_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_cta_version_cta_project_idx\` ON \`_header_v\` (\`version_cta_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_cta_version_cta_product_idx\` ON \`_header_v\` (\`version_cta_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_cta_version_cta_file_idx\` ON \`_header_v\` (\`version_cta_file_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_version_version__status_idx\` ON \`_header_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_created_at_idx\` ON \`_header_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_updated_at_idx\` ON \`_header_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_snapshot_idx\` ON \`_header_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_published_locale_idx\` ON \`_header_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_latest_idx\` ON \`_header_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_header_v_locales\` (
  	\`version_cta_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_header_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_header_v_locales_locale_parent_id_unique\` ON \`_header_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_header_v_locales_parent_idx\` ON \`_header_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_links_order_idx\` ON \`footer_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_parent_id_idx\` ON \`footer_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_page_idx\` ON \`footer_columns_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_project_idx\` ON \`footer_columns_links\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_product_idx\` ON \`footer_columns_links\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_link_link_file_idx\` ON \`footer_columns_links\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_links_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_links_locales_locale_parent_id_unique\` ON \`footer_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_links_locales_parent_idx\` ON \`footer_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_columns_order_idx\` ON \`footer_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_parent_id_idx\` ON \`footer_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_columns_locales_locale_parent_id_unique\` ON \`footer_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_columns_locales_parent_idx\` ON \`footer_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` text PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`footer_legal_links_order_idx\` ON \`footer_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_parent_id_idx\` ON \`footer_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_page_idx\` ON \`footer_legal_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_project_idx\` ON \`footer_legal_links\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_product_idx\` ON \`footer_legal_links\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_link_link_file_idx\` ON \`footer_legal_links\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`footer_legal_links_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` text NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_legal_links_locales_locale_parent_id_unique\` ON \`footer_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_legal_links_locales_parent_idx\` ON \`footer_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`footer\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_status\` text DEFAULT 'draft',
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE INDEX \`footer__status_idx\` ON \`footer\` (\`_status\`);`)
  await db.run(sql`CREATE TABLE \`footer_locales\` (
  	\`note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`footer\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`footer_locales_locale_parent_id_unique\` ON \`footer_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`footer_locales_parent_idx\` ON \`footer_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_order_idx\` ON \`_footer_v_version_columns_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_parent_id_idx\` ON \`_footer_v_version_columns_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_link_link_page_idx\` ON \`_footer_v_version_columns_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_link_link_project_idx\` ON \`_footer_v_version_columns_links\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_link_link_product_idx\` ON \`_footer_v_version_columns_links\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_link_link_file_idx\` ON \`_footer_v_version_columns_links\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_links_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_links_locales_locale_parent_id_uni\` ON \`_footer_v_version_columns_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_links_locales_parent_idx\` ON \`_footer_v_version_columns_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_uuid\` text,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_order_idx\` ON \`_footer_v_version_columns\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_parent_id_idx\` ON \`_footer_v_version_columns\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_columns_locales\` (
  	\`title\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_columns\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_columns_locales_locale_parent_id_unique\` ON \`_footer_v_version_columns_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_columns_locales_parent_idx\` ON \`_footer_v_version_columns_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links\` (
  	\`_order\` integer NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`link_kind\` text DEFAULT 'page',
  	\`link_page_id\` integer,
  	\`link_project_id\` integer,
  	\`link_product_id\` integer,
  	\`link_url\` text,
  	\`link_file_id\` integer,
  	\`link_anchor\` text,
  	\`link_target\` text DEFAULT 'self',
  	\`_uuid\` text,
  	FOREIGN KEY (\`link_page_id\`) REFERENCES \`pages\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_project_id\`) REFERENCES \`projects\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_product_id\`) REFERENCES \`products\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`link_file_id\`) REFERENCES \`media\`(\`id\`) ON UPDATE no action ON DELETE set null,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_order_idx\` ON \`_footer_v_version_legal_links\` (\`_order\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_parent_id_idx\` ON \`_footer_v_version_legal_links\` (\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_link_link_page_idx\` ON \`_footer_v_version_legal_links\` (\`link_page_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_link_link_project_idx\` ON \`_footer_v_version_legal_links\` (\`link_project_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_link_link_product_idx\` ON \`_footer_v_version_legal_links\` (\`link_product_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_link_link_file_idx\` ON \`_footer_v_version_legal_links\` (\`link_file_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_version_legal_links_locales\` (
  	\`link_name\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v_version_legal_links\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_version_legal_links_locales_locale_parent_id_uniqu\` ON \`_footer_v_version_legal_links_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_version_legal_links_locales_parent_idx\` ON \`_footer_v_version_legal_links_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`version__status\` text DEFAULT 'draft',
  	\`version_updated_at\` text,
  	\`version_created_at\` text,
  	\`created_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`updated_at\` text DEFAULT (strftime('%Y-%m-%dT%H:%M:%fZ', 'now')) NOT NULL,
  	\`snapshot\` integer,
  	\`published_locale\` text,
  	\`latest\` integer
  );
  `)
  await db.run(sql`CREATE INDEX \`_footer_v_version_version__status_idx\` ON \`_footer_v\` (\`version__status\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_created_at_idx\` ON \`_footer_v\` (\`created_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_updated_at_idx\` ON \`_footer_v\` (\`updated_at\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_snapshot_idx\` ON \`_footer_v\` (\`snapshot\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_published_locale_idx\` ON \`_footer_v\` (\`published_locale\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_latest_idx\` ON \`_footer_v\` (\`latest\`);`)
  await db.run(sql`CREATE TABLE \`_footer_v_locales\` (
  	\`version_note\` text,
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`_locale\` text NOT NULL,
  	\`_parent_id\` integer NOT NULL,
  	FOREIGN KEY (\`_parent_id\`) REFERENCES \`_footer_v\`(\`id\`) ON UPDATE no action ON DELETE cascade
  );
  `)
  await db.run(sql`CREATE UNIQUE INDEX \`_footer_v_locales_locale_parent_id_unique\` ON \`_footer_v_locales\` (\`_locale\`,\`_parent_id\`);`)
  await db.run(sql`CREATE INDEX \`_footer_v_locales_parent_idx\` ON \`_footer_v_locales\` (\`_parent_id\`);`)
  await db.run(sql`CREATE TABLE \`reservation_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`hold_minutes\` numeric DEFAULT 15 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`security_settings\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`require_second_factor\` integer DEFAULT false,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`retention\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`messages\` numeric DEFAULT 730 NOT NULL,
  	\`leads\` numeric DEFAULT 730 NOT NULL,
  	\`applications\` numeric DEFAULT 365 NOT NULL,
  	\`form_entries\` numeric DEFAULT 730 NOT NULL,
  	\`reservations\` numeric DEFAULT 2555 NOT NULL,
  	\`audit_log\` numeric DEFAULT 730 NOT NULL,
  	\`mails\` numeric DEFAULT 90 NOT NULL,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
  await db.run(sql`CREATE TABLE \`payload_jobs_stats\` (
  	\`id\` integer PRIMARY KEY NOT NULL,
  	\`stats\` text,
  	\`updated_at\` text,
  	\`created_at\` text
  );
  `)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`DROP TABLE \`pages_languages\`;`)
  await db.run(sql`DROP TABLE \`pages\`;`)
  await db.run(sql`DROP TABLE \`pages_locales\`;`)
  await db.run(sql`DROP TABLE \`pages_rels\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_pages_v\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_pages_v_rels\`;`)
  await db.run(sql`DROP TABLE \`projects_numbers_new\`;`)
  await db.run(sql`DROP TABLE \`projects_numbers_new_locales\`;`)
  await db.run(sql`DROP TABLE \`project_neighbourhood\`;`)
  await db.run(sql`DROP TABLE \`project_neighbourhood_locales\`;`)
  await db.run(sql`DROP TABLE \`project_room_galleries\`;`)
  await db.run(sql`DROP TABLE \`project_visualization\`;`)
  await db.run(sql`DROP TABLE \`project_visualization_locales\`;`)
  await db.run(sql`DROP TABLE \`project_benefits\`;`)
  await db.run(sql`DROP TABLE \`project_benefits_locales\`;`)
  await db.run(sql`DROP TABLE \`project_advantages\`;`)
  await db.run(sql`DROP TABLE \`project_advantages_locales\`;`)
  await db.run(sql`DROP TABLE \`project_reviews\`;`)
  await db.run(sql`DROP TABLE \`project_reviews_locales\`;`)
  await db.run(sql`DROP TABLE \`project_faq\`;`)
  await db.run(sql`DROP TABLE \`project_faq_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_lottery_ways\`;`)
  await db.run(sql`DROP TABLE \`projects_lottery_ways_locales\`;`)
  await db.run(sql`DROP TABLE \`project_eligibility\`;`)
  await db.run(sql`DROP TABLE \`project_eligibility_locales\`;`)
  await db.run(sql`DROP TABLE \`project_form_subjects\`;`)
  await db.run(sql`DROP TABLE \`project_form_subjects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_office_info\`;`)
  await db.run(sql`DROP TABLE \`projects_office_info_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_languages\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects_locales\`;`)
  await db.run(sql`DROP TABLE \`projects_rels\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_numbers_new\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_numbers_new_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_neighbourhood_v\`;`)
  await db.run(sql`DROP TABLE \`_project_neighbourhood_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_room_galleries_v\`;`)
  await db.run(sql`DROP TABLE \`_project_visualization_v\`;`)
  await db.run(sql`DROP TABLE \`_project_visualization_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_benefits_v\`;`)
  await db.run(sql`DROP TABLE \`_project_benefits_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_advantages_v\`;`)
  await db.run(sql`DROP TABLE \`_project_advantages_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_reviews_v\`;`)
  await db.run(sql`DROP TABLE \`_project_reviews_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_faq_v\`;`)
  await db.run(sql`DROP TABLE \`_project_faq_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_lottery_ways\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_lottery_ways_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_eligibility_v\`;`)
  await db.run(sql`DROP TABLE \`_project_eligibility_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_form_subjects_v\`;`)
  await db.run(sql`DROP TABLE \`_project_form_subjects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_office_info\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_office_info_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_projects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`products_data_table\`;`)
  await db.run(sql`DROP TABLE \`products_data_table_locales\`;`)
  await db.run(sql`DROP TABLE \`products_additional_details\`;`)
  await db.run(sql`DROP TABLE \`products_additional_details_locales\`;`)
  await db.run(sql`DROP TABLE \`products_standards\`;`)
  await db.run(sql`DROP TABLE \`products_standards_locales\`;`)
  await db.run(sql`DROP TABLE \`products_languages\`;`)
  await db.run(sql`DROP TABLE \`products\`;`)
  await db.run(sql`DROP TABLE \`products_locales\`;`)
  await db.run(sql`DROP TABLE \`products_rels\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_data_table\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_data_table_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_additional_details\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_additional_details_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_standards\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_standards_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_products_v\`;`)
  await db.run(sql`DROP TABLE \`_products_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_products_v_rels\`;`)
  await db.run(sql`DROP TABLE \`media\`;`)
  await db.run(sql`DROP TABLE \`media_locales\`;`)
  await db.run(sql`DROP TABLE \`companies\`;`)
  await db.run(sql`DROP TABLE \`companies_locales\`;`)
  await db.run(sql`DROP TABLE \`_companies_v\`;`)
  await db.run(sql`DROP TABLE \`_companies_v_locales\`;`)
  await db.run(sql`DROP TABLE \`article_categories\`;`)
  await db.run(sql`DROP TABLE \`article_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_article_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_article_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`project_types\`;`)
  await db.run(sql`DROP TABLE \`project_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_types_v\`;`)
  await db.run(sql`DROP TABLE \`_project_types_v_locales\`;`)
  await db.run(sql`DROP TABLE \`project_statuses\`;`)
  await db.run(sql`DROP TABLE \`project_statuses_locales\`;`)
  await db.run(sql`DROP TABLE \`_project_statuses_v\`;`)
  await db.run(sql`DROP TABLE \`_project_statuses_v_locales\`;`)
  await db.run(sql`DROP TABLE \`designations\`;`)
  await db.run(sql`DROP TABLE \`designations_locales\`;`)
  await db.run(sql`DROP TABLE \`_designations_v\`;`)
  await db.run(sql`DROP TABLE \`_designations_v_locales\`;`)
  await db.run(sql`DROP TABLE \`property_types\`;`)
  await db.run(sql`DROP TABLE \`property_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_property_types_v\`;`)
  await db.run(sql`DROP TABLE \`_property_types_v_locales\`;`)
  await db.run(sql`DROP TABLE \`apartment_types\`;`)
  await db.run(sql`DROP TABLE \`apartment_types_locales\`;`)
  await db.run(sql`DROP TABLE \`_apartment_types_v\`;`)
  await db.run(sql`DROP TABLE \`_apartment_types_v_locales\`;`)
  await db.run(sql`DROP TABLE \`characteristics\`;`)
  await db.run(sql`DROP TABLE \`characteristics_locales\`;`)
  await db.run(sql`DROP TABLE \`_characteristics_v\`;`)
  await db.run(sql`DROP TABLE \`_characteristics_v_locales\`;`)
  await db.run(sql`DROP TABLE \`countries\`;`)
  await db.run(sql`DROP TABLE \`countries_locales\`;`)
  await db.run(sql`DROP TABLE \`_countries_v\`;`)
  await db.run(sql`DROP TABLE \`_countries_v_locales\`;`)
  await db.run(sql`DROP TABLE \`cities\`;`)
  await db.run(sql`DROP TABLE \`cities_locales\`;`)
  await db.run(sql`DROP TABLE \`_cities_v\`;`)
  await db.run(sql`DROP TABLE \`_cities_v_locales\`;`)
  await db.run(sql`DROP TABLE \`group_sites\`;`)
  await db.run(sql`DROP TABLE \`group_sites_locales\`;`)
  await db.run(sql`DROP TABLE \`group_sites_rels\`;`)
  await db.run(sql`DROP TABLE \`_group_sites_v\`;`)
  await db.run(sql`DROP TABLE \`_group_sites_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_group_sites_v_rels\`;`)
  await db.run(sql`DROP TABLE \`partners\`;`)
  await db.run(sql`DROP TABLE \`partners_locales\`;`)
  await db.run(sql`DROP TABLE \`_partners_v\`;`)
  await db.run(sql`DROP TABLE \`_partners_v_locales\`;`)
  await db.run(sql`DROP TABLE \`product_categories\`;`)
  await db.run(sql`DROP TABLE \`product_categories_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v\`;`)
  await db.run(sql`DROP TABLE \`_product_categories_v_locales\`;`)
  await db.run(sql`DROP TABLE \`product_key_features\`;`)
  await db.run(sql`DROP TABLE \`product_key_features_locales\`;`)
  await db.run(sql`DROP TABLE \`_product_key_features_v\`;`)
  await db.run(sql`DROP TABLE \`_product_key_features_v_locales\`;`)
  await db.run(sql`DROP TABLE \`marketing_slides\`;`)
  await db.run(sql`DROP TABLE \`marketing_slides_locales\`;`)
  await db.run(sql`DROP TABLE \`_marketing_slides_v\`;`)
  await db.run(sql`DROP TABLE \`_marketing_slides_v_locales\`;`)
  await db.run(sql`DROP TABLE \`redirects\`;`)
  await db.run(sql`DROP TABLE \`redirects_locales\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v\`;`)
  await db.run(sql`DROP TABLE \`_redirects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`tombstones\`;`)
  await db.run(sql`DROP TABLE \`messages_notes\`;`)
  await db.run(sql`DROP TABLE \`messages\`;`)
  await db.run(sql`DROP TABLE \`contact_subjects\`;`)
  await db.run(sql`DROP TABLE \`contact_subjects_locales\`;`)
  await db.run(sql`DROP TABLE \`contact_subjects_rels\`;`)
  await db.run(sql`DROP TABLE \`_contact_subjects_v\`;`)
  await db.run(sql`DROP TABLE \`_contact_subjects_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_contact_subjects_v_rels\`;`)
  await db.run(sql`DROP TABLE \`leads_notes\`;`)
  await db.run(sql`DROP TABLE \`leads\`;`)
  await db.run(sql`DROP TABLE \`jobs_languages\`;`)
  await db.run(sql`DROP TABLE \`jobs\`;`)
  await db.run(sql`DROP TABLE \`jobs_locales\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_version_languages\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v\`;`)
  await db.run(sql`DROP TABLE \`_jobs_v_locales\`;`)
  await db.run(sql`DROP TABLE \`job_professions\`;`)
  await db.run(sql`DROP TABLE \`job_professions_locales\`;`)
  await db.run(sql`DROP TABLE \`_job_professions_v\`;`)
  await db.run(sql`DROP TABLE \`_job_professions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`job_areas\`;`)
  await db.run(sql`DROP TABLE \`job_areas_locales\`;`)
  await db.run(sql`DROP TABLE \`_job_areas_v\`;`)
  await db.run(sql`DROP TABLE \`_job_areas_v_locales\`;`)
  await db.run(sql`DROP TABLE \`job_scopes\`;`)
  await db.run(sql`DROP TABLE \`job_scopes_locales\`;`)
  await db.run(sql`DROP TABLE \`_job_scopes_v\`;`)
  await db.run(sql`DROP TABLE \`_job_scopes_v_locales\`;`)
  await db.run(sql`DROP TABLE \`company_divisions\`;`)
  await db.run(sql`DROP TABLE \`company_divisions_locales\`;`)
  await db.run(sql`DROP TABLE \`_company_divisions_v\`;`)
  await db.run(sql`DROP TABLE \`_company_divisions_v_locales\`;`)
  await db.run(sql`DROP TABLE \`applications_notes\`;`)
  await db.run(sql`DROP TABLE \`applications\`;`)
  await db.run(sql`DROP TABLE \`buildings\`;`)
  await db.run(sql`DROP TABLE \`buildings_locales\`;`)
  await db.run(sql`DROP TABLE \`buildings_rels\`;`)
  await db.run(sql`DROP TABLE \`_buildings_v\`;`)
  await db.run(sql`DROP TABLE \`_buildings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_buildings_v_rels\`;`)
  await db.run(sql`DROP TABLE \`apartments\`;`)
  await db.run(sql`DROP TABLE \`apartments_locales\`;`)
  await db.run(sql`DROP TABLE \`apartments_rels\`;`)
  await db.run(sql`DROP TABLE \`_apartments_v\`;`)
  await db.run(sql`DROP TABLE \`_apartments_v_locales\`;`)
  await db.run(sql`DROP TABLE \`_apartments_v_rels\`;`)
  await db.run(sql`DROP TABLE \`reservations_notes\`;`)
  await db.run(sql`DROP TABLE \`reservations\`;`)
  await db.run(sql`DROP TABLE \`apartment_holds\`;`)
  await db.run(sql`DROP TABLE \`forms\`;`)
  await db.run(sql`DROP TABLE \`forms_locales\`;`)
  await db.run(sql`DROP TABLE \`_forms_v\`;`)
  await db.run(sql`DROP TABLE \`_forms_v_locales\`;`)
  await db.run(sql`DROP TABLE \`form_entries_notes\`;`)
  await db.run(sql`DROP TABLE \`form_entries_answers\`;`)
  await db.run(sql`DROP TABLE \`form_entries\`;`)
  await db.run(sql`DROP TABLE \`form_entries_rels\`;`)
  await db.run(sql`DROP TABLE \`users_roles\`;`)
  await db.run(sql`DROP TABLE \`users_sessions\`;`)
  await db.run(sql`DROP TABLE \`users\`;`)
  await db.run(sql`DROP TABLE \`audit_log\`;`)
  await db.run(sql`DROP TABLE \`deliveries\`;`)
  await db.run(sql`DROP TABLE \`queued_mails\`;`)
  await db.run(sql`DROP TABLE \`attachments\`;`)
  await db.run(sql`DROP TABLE \`idempotency_keys\`;`)
  await db.run(sql`DROP TABLE \`rate_limits\`;`)
  await db.run(sql`DROP TABLE \`spent_captchas\`;`)
  await db.run(sql`DROP TABLE \`mails\`;`)
  await db.run(sql`DROP TABLE \`sandbox_payments\`;`)
  await db.run(sql`DROP TABLE \`services\`;`)
  await db.run(sql`DROP TABLE \`payload_kv\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_log\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents\`;`)
  await db.run(sql`DROP TABLE \`payload_locked_documents_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences\`;`)
  await db.run(sql`DROP TABLE \`payload_preferences_rels\`;`)
  await db.run(sql`DROP TABLE \`payload_migrations\`;`)
  await db.run(sql`DROP TABLE \`site_settings_social_links\`;`)
  await db.run(sql`DROP TABLE \`site_settings\`;`)
  await db.run(sql`DROP TABLE \`site_settings_locales\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_version_social_links\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v\`;`)
  await db.run(sql`DROP TABLE \`_site_settings_v_locales\`;`)
  await db.run(sql`DROP TABLE \`header_items_children\`;`)
  await db.run(sql`DROP TABLE \`header_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`header_items\`;`)
  await db.run(sql`DROP TABLE \`header_items_locales\`;`)
  await db.run(sql`DROP TABLE \`header\`;`)
  await db.run(sql`DROP TABLE \`header_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_items_children\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_items_children_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_items\`;`)
  await db.run(sql`DROP TABLE \`_header_v_version_items_locales\`;`)
  await db.run(sql`DROP TABLE \`_header_v\`;`)
  await db.run(sql`DROP TABLE \`_header_v_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_columns\`;`)
  await db.run(sql`DROP TABLE \`footer_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links\`;`)
  await db.run(sql`DROP TABLE \`footer_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`footer\`;`)
  await db.run(sql`DROP TABLE \`footer_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_columns_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_version_legal_links_locales\`;`)
  await db.run(sql`DROP TABLE \`_footer_v\`;`)
  await db.run(sql`DROP TABLE \`_footer_v_locales\`;`)
  await db.run(sql`DROP TABLE \`reservation_settings\`;`)
  await db.run(sql`DROP TABLE \`security_settings\`;`)
  await db.run(sql`DROP TABLE \`retention\`;`)
  await db.run(sql`DROP TABLE \`payload_jobs_stats\`;`)
}
