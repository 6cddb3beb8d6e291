import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-sqlite'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.run(sql`ALTER TABLE \`projects\` ADD \`rent_project_hero_banner_poster_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`projects_rent_project_hero_banner_rent_project_hero_ba_2_idx\` ON \`projects\` (\`rent_project_hero_banner_poster_id\`);`)
  await db.run(sql`ALTER TABLE \`_projects_v\` ADD \`version_rent_project_hero_banner_poster_id\` integer REFERENCES media(id);`)
  await db.run(sql`CREATE INDEX \`_projects_v_version_rent_project_hero_banner_version_r_2_idx\` ON \`_projects_v\` (\`version_rent_project_hero_banner_poster_id\`);`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.run(sql`PRAGMA foreign_keys=OFF;`)
  await db.run(sql`CREATE TABLE \`__new_projects\` (
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
  await db.run(sql`INSERT INTO \`__new_projects\`("id", "umbraco_name", "project_type_id", "property_type_id", "company_id", "address_latitude", "address_longitude", "thumbnail_id", "residential_units", "square_meters", "priority_i_d", "price", "price_currency", "mini_site", "hero_banner_thumbnail_id", "hero_banner_mobile_id", "hero_banner_video_id", "virtual_tour_link", "contact_anchor_kind", "contact_anchor_page_id", "contact_anchor_project_id", "contact_anchor_product_id", "contact_anchor_url", "contact_anchor_file_id", "contact_anchor_anchor", "contact_anchor_target", "more_info_button_kind", "more_info_button_page_id", "more_info_button_project_id", "more_info_button_product_id", "more_info_button_url", "more_info_button_file_id", "more_info_button_anchor", "more_info_button_target", "rent_project_hero_banner_image_for_desktop_id", "rent_project_hero_banner_image_for_mobile_id", "rent_project_hero_banner_anchor_button_blue_kind", "rent_project_hero_banner_anchor_button_blue_page_id", "rent_project_hero_banner_anchor_button_blue_project_id", "rent_project_hero_banner_anchor_button_blue_product_id", "rent_project_hero_banner_anchor_button_blue_url", "rent_project_hero_banner_anchor_button_blue_file_id", "rent_project_hero_banner_anchor_button_blue_anchor", "rent_project_hero_banner_anchor_button_blue_target", "rent_project_hero_banner_anchor_button_kind", "rent_project_hero_banner_anchor_button_page_id", "rent_project_hero_banner_anchor_button_project_id", "rent_project_hero_banner_anchor_button_product_id", "rent_project_hero_banner_anchor_button_url", "rent_project_hero_banner_anchor_button_file_id", "rent_project_hero_banner_anchor_button_anchor", "rent_project_hero_banner_anchor_button_target", "rent_project_f_o_m_o_timer", "rent_project_visualization_anchor_id", "rent_project_visualization_image_for_desktop_id", "rent_project_visualization_image_for_mobile_id", "rent_project_benefits_anchor_id", "rent_project_advantages_image_id", "rent_project_join_block_button_blue_kind", "rent_project_join_block_button_blue_page_id", "rent_project_join_block_button_blue_project_id", "rent_project_join_block_button_blue_product_id", "rent_project_join_block_button_blue_url", "rent_project_join_block_button_blue_file_id", "rent_project_join_block_button_blue_anchor", "rent_project_join_block_button_blue_target", "lottery_button_kind", "lottery_button_page_id", "lottery_button_project_id", "lottery_button_product_id", "lottery_button_url", "lottery_button_file_id", "lottery_button_anchor", "lottery_button_target", "phone", "lead_form_b_m_b_y_id", "bmby_id", "bmby_meeting_id", "email_for_lead", "hide_lead_form", "rent_project_interested_num", "project_button_kind", "project_button_page_id", "project_button_project_id", "project_button_product_id", "project_button_url", "project_button_file_id", "project_button_anchor", "project_button_target", "seo_og_image_id", "seo_no_index", "paths_he", "paths_en", "parent_page_id", "updated_at", "created_at", "deleted_at", "_status") SELECT "id", "umbraco_name", "project_type_id", "property_type_id", "company_id", "address_latitude", "address_longitude", "thumbnail_id", "residential_units", "square_meters", "priority_i_d", "price", "price_currency", "mini_site", "hero_banner_thumbnail_id", "hero_banner_mobile_id", "hero_banner_video_id", "virtual_tour_link", "contact_anchor_kind", "contact_anchor_page_id", "contact_anchor_project_id", "contact_anchor_product_id", "contact_anchor_url", "contact_anchor_file_id", "contact_anchor_anchor", "contact_anchor_target", "more_info_button_kind", "more_info_button_page_id", "more_info_button_project_id", "more_info_button_product_id", "more_info_button_url", "more_info_button_file_id", "more_info_button_anchor", "more_info_button_target", "rent_project_hero_banner_image_for_desktop_id", "rent_project_hero_banner_image_for_mobile_id", "rent_project_hero_banner_anchor_button_blue_kind", "rent_project_hero_banner_anchor_button_blue_page_id", "rent_project_hero_banner_anchor_button_blue_project_id", "rent_project_hero_banner_anchor_button_blue_product_id", "rent_project_hero_banner_anchor_button_blue_url", "rent_project_hero_banner_anchor_button_blue_file_id", "rent_project_hero_banner_anchor_button_blue_anchor", "rent_project_hero_banner_anchor_button_blue_target", "rent_project_hero_banner_anchor_button_kind", "rent_project_hero_banner_anchor_button_page_id", "rent_project_hero_banner_anchor_button_project_id", "rent_project_hero_banner_anchor_button_product_id", "rent_project_hero_banner_anchor_button_url", "rent_project_hero_banner_anchor_button_file_id", "rent_project_hero_banner_anchor_button_anchor", "rent_project_hero_banner_anchor_button_target", "rent_project_f_o_m_o_timer", "rent_project_visualization_anchor_id", "rent_project_visualization_image_for_desktop_id", "rent_project_visualization_image_for_mobile_id", "rent_project_benefits_anchor_id", "rent_project_advantages_image_id", "rent_project_join_block_button_blue_kind", "rent_project_join_block_button_blue_page_id", "rent_project_join_block_button_blue_project_id", "rent_project_join_block_button_blue_product_id", "rent_project_join_block_button_blue_url", "rent_project_join_block_button_blue_file_id", "rent_project_join_block_button_blue_anchor", "rent_project_join_block_button_blue_target", "lottery_button_kind", "lottery_button_page_id", "lottery_button_project_id", "lottery_button_product_id", "lottery_button_url", "lottery_button_file_id", "lottery_button_anchor", "lottery_button_target", "phone", "lead_form_b_m_b_y_id", "bmby_id", "bmby_meeting_id", "email_for_lead", "hide_lead_form", "rent_project_interested_num", "project_button_kind", "project_button_page_id", "project_button_project_id", "project_button_product_id", "project_button_url", "project_button_file_id", "project_button_anchor", "project_button_target", "seo_og_image_id", "seo_no_index", "paths_he", "paths_en", "parent_page_id", "updated_at", "created_at", "deleted_at", "_status" FROM \`projects\`;`)
  await db.run(sql`DROP TABLE \`projects\`;`)
  await db.run(sql`ALTER TABLE \`__new_projects\` RENAME TO \`projects\`;`)
  await db.run(sql`PRAGMA foreign_keys=ON;`)
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
  await db.run(sql`CREATE TABLE \`__new__projects_v\` (
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
  await db.run(sql`INSERT INTO \`__new__projects_v\`("id", "parent_id", "version_umbraco_name", "version_project_type_id", "version_property_type_id", "version_company_id", "version_address_latitude", "version_address_longitude", "version_thumbnail_id", "version_residential_units", "version_square_meters", "version_priority_i_d", "version_price", "version_price_currency", "version_mini_site", "version_hero_banner_thumbnail_id", "version_hero_banner_mobile_id", "version_hero_banner_video_id", "version_virtual_tour_link", "version_contact_anchor_kind", "version_contact_anchor_page_id", "version_contact_anchor_project_id", "version_contact_anchor_product_id", "version_contact_anchor_url", "version_contact_anchor_file_id", "version_contact_anchor_anchor", "version_contact_anchor_target", "version_more_info_button_kind", "version_more_info_button_page_id", "version_more_info_button_project_id", "version_more_info_button_product_id", "version_more_info_button_url", "version_more_info_button_file_id", "version_more_info_button_anchor", "version_more_info_button_target", "version_rent_project_hero_banner_image_for_desktop_id", "version_rent_project_hero_banner_image_for_mobile_id", "version_rent_project_hero_banner_anchor_button_blue_kind", "version_rent_project_hero_banner_anchor_button_blue_page_id", "version_rent_project_hero_banner_anchor_button_blue_project_id", "version_rent_project_hero_banner_anchor_button_blue_product_id", "version_rent_project_hero_banner_anchor_button_blue_url", "version_rent_project_hero_banner_anchor_button_blue_file_id", "version_rent_project_hero_banner_anchor_button_blue_anchor", "version_rent_project_hero_banner_anchor_button_blue_target", "version_rent_project_hero_banner_anchor_button_kind", "version_rent_project_hero_banner_anchor_button_page_id", "version_rent_project_hero_banner_anchor_button_project_id", "version_rent_project_hero_banner_anchor_button_product_id", "version_rent_project_hero_banner_anchor_button_url", "version_rent_project_hero_banner_anchor_button_file_id", "version_rent_project_hero_banner_anchor_button_anchor", "version_rent_project_hero_banner_anchor_button_target", "version_rent_project_f_o_m_o_timer", "version_rent_project_visualization_anchor_id", "version_rent_project_visualization_image_for_desktop_id", "version_rent_project_visualization_image_for_mobile_id", "version_rent_project_benefits_anchor_id", "version_rent_project_advantages_image_id", "version_rent_project_join_block_button_blue_kind", "version_rent_project_join_block_button_blue_page_id", "version_rent_project_join_block_button_blue_project_id", "version_rent_project_join_block_button_blue_product_id", "version_rent_project_join_block_button_blue_url", "version_rent_project_join_block_button_blue_file_id", "version_rent_project_join_block_button_blue_anchor", "version_rent_project_join_block_button_blue_target", "version_lottery_button_kind", "version_lottery_button_page_id", "version_lottery_button_project_id", "version_lottery_button_product_id", "version_lottery_button_url", "version_lottery_button_file_id", "version_lottery_button_anchor", "version_lottery_button_target", "version_phone", "version_lead_form_b_m_b_y_id", "version_bmby_id", "version_bmby_meeting_id", "version_email_for_lead", "version_hide_lead_form", "version_rent_project_interested_num", "version_project_button_kind", "version_project_button_page_id", "version_project_button_project_id", "version_project_button_product_id", "version_project_button_url", "version_project_button_file_id", "version_project_button_anchor", "version_project_button_target", "version_seo_og_image_id", "version_seo_no_index", "version_paths_he", "version_paths_en", "version_parent_page_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest") SELECT "id", "parent_id", "version_umbraco_name", "version_project_type_id", "version_property_type_id", "version_company_id", "version_address_latitude", "version_address_longitude", "version_thumbnail_id", "version_residential_units", "version_square_meters", "version_priority_i_d", "version_price", "version_price_currency", "version_mini_site", "version_hero_banner_thumbnail_id", "version_hero_banner_mobile_id", "version_hero_banner_video_id", "version_virtual_tour_link", "version_contact_anchor_kind", "version_contact_anchor_page_id", "version_contact_anchor_project_id", "version_contact_anchor_product_id", "version_contact_anchor_url", "version_contact_anchor_file_id", "version_contact_anchor_anchor", "version_contact_anchor_target", "version_more_info_button_kind", "version_more_info_button_page_id", "version_more_info_button_project_id", "version_more_info_button_product_id", "version_more_info_button_url", "version_more_info_button_file_id", "version_more_info_button_anchor", "version_more_info_button_target", "version_rent_project_hero_banner_image_for_desktop_id", "version_rent_project_hero_banner_image_for_mobile_id", "version_rent_project_hero_banner_anchor_button_blue_kind", "version_rent_project_hero_banner_anchor_button_blue_page_id", "version_rent_project_hero_banner_anchor_button_blue_project_id", "version_rent_project_hero_banner_anchor_button_blue_product_id", "version_rent_project_hero_banner_anchor_button_blue_url", "version_rent_project_hero_banner_anchor_button_blue_file_id", "version_rent_project_hero_banner_anchor_button_blue_anchor", "version_rent_project_hero_banner_anchor_button_blue_target", "version_rent_project_hero_banner_anchor_button_kind", "version_rent_project_hero_banner_anchor_button_page_id", "version_rent_project_hero_banner_anchor_button_project_id", "version_rent_project_hero_banner_anchor_button_product_id", "version_rent_project_hero_banner_anchor_button_url", "version_rent_project_hero_banner_anchor_button_file_id", "version_rent_project_hero_banner_anchor_button_anchor", "version_rent_project_hero_banner_anchor_button_target", "version_rent_project_f_o_m_o_timer", "version_rent_project_visualization_anchor_id", "version_rent_project_visualization_image_for_desktop_id", "version_rent_project_visualization_image_for_mobile_id", "version_rent_project_benefits_anchor_id", "version_rent_project_advantages_image_id", "version_rent_project_join_block_button_blue_kind", "version_rent_project_join_block_button_blue_page_id", "version_rent_project_join_block_button_blue_project_id", "version_rent_project_join_block_button_blue_product_id", "version_rent_project_join_block_button_blue_url", "version_rent_project_join_block_button_blue_file_id", "version_rent_project_join_block_button_blue_anchor", "version_rent_project_join_block_button_blue_target", "version_lottery_button_kind", "version_lottery_button_page_id", "version_lottery_button_project_id", "version_lottery_button_product_id", "version_lottery_button_url", "version_lottery_button_file_id", "version_lottery_button_anchor", "version_lottery_button_target", "version_phone", "version_lead_form_b_m_b_y_id", "version_bmby_id", "version_bmby_meeting_id", "version_email_for_lead", "version_hide_lead_form", "version_rent_project_interested_num", "version_project_button_kind", "version_project_button_page_id", "version_project_button_project_id", "version_project_button_product_id", "version_project_button_url", "version_project_button_file_id", "version_project_button_anchor", "version_project_button_target", "version_seo_og_image_id", "version_seo_no_index", "version_paths_he", "version_paths_en", "version_parent_page_id", "version_updated_at", "version_created_at", "version_deleted_at", "version__status", "created_at", "updated_at", "snapshot", "published_locale", "latest" FROM \`_projects_v\`;`)
  await db.run(sql`DROP TABLE \`_projects_v\`;`)
  await db.run(sql`ALTER TABLE \`__new__projects_v\` RENAME TO \`_projects_v\`;`)
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
}
