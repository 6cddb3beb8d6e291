import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_pages_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_group_kind" AS ENUM('group', 'construction', 'properties', 'ashdar', 'industries', 'rent', 'international');
  CREATE TYPE "public"."enum_product_filters" AS ENUM('all', 'categories', 'none');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_link_kind" AS ENUM('page', 'project', 'product', 'url', 'file');
  CREATE TYPE "public"."enum_link_target" AS ENUM('self', 'blank');
  CREATE TYPE "public"."enum_projects_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_currency" AS ENUM('ILS', 'EUR', 'USD', 'GBP', 'PLN');
  CREATE TYPE "public"."enum_projects_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__projects_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__projects_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_products_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_products_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__products_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__products_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_project_layout" AS ENUM('standard', 'marketing', 'rental');
  CREATE TYPE "public"."enum_project_contact" AS ENUM('all', 'leaveDetails', 'none');
  CREATE TYPE "public"."enum_characteristic_scope" AS ENUM('apartment', 'building', 'neighbourhood');
  CREATE TYPE "public"."enum_product_category_alias" AS ENUM('productCategory', 'productSubCategory');
  CREATE TYPE "public"."enum_redirects_status_code" AS ENUM('301', '302');
  CREATE TYPE "public"."enum__redirects_v_version_status_code" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_messages_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_messages_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_leads_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_leads_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_appointments_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_appointments_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_appointments_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_appointments_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_meeting_kinds_hours_days" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  CREATE TYPE "public"."enum_jobs_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_applications_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_applications_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_apartment_mark" AS ENUM('reserved');
  CREATE TYPE "public"."enum_reservations_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_reservations_payment_state" AS ENUM('pending', 'paid', 'declined', 'expired', 'refunding', 'refunded');
  CREATE TYPE "public"."enum_reservations_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_reservations_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_reservations_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_lottery_registrations_takes_part" AS ENUM('yes', 'repeated', 'withdrawn');
  CREATE TYPE "public"."enum_lottery_registrations_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_lottery_registrations_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_lottery_registrations_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_lottery_registrations_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_forms_presentation_field_indication_type" AS ENUM('NoIndicator', 'MarkMandatoryFields', 'MarkOptionalFields');
  CREATE TYPE "public"."enum_forms_after_submitting_after_submit" AS ENUM('text', 'html', 'page');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_presentation_field_indication_type" AS ENUM('NoIndicator', 'MarkMandatoryFields', 'MarkOptionalFields');
  CREATE TYPE "public"."enum__forms_v_version_after_submitting_after_submit" AS ENUM('text', 'html', 'page');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_form_entries_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_form_entries_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_form_entries_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_form_entries_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_alert_subscribers_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'staff');
  CREATE TYPE "public"."enum_users_mail_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('statusChanged', 'assigned', 'noteWritten', 'keptUntilChanged', 'replySent', 'entryViewed', 'fileViewed', 'listViewed', 'entriesMerged', 'personalDataReported', 'personalDataDeleted', 'entryDeleted', 'deliveryReplayed', 'refundOrdered', 'lotteryChanged', 'lotteryAnnounced', 'lotteryClosed', 'lotteryDrawn', 'lotteryPublished', 'lotteryTicketChanged', 'appointmentChanged', 'exported', 'accountCreated', 'accountChanged', 'accountDeleted', 'passwordChanged', 'passwordReset', 'emailChanged', 'secondFactorEnrolled', 'secondFactorRemoved', 'secondFactorReset', 'keyChanged', 'settingsChanged', 'retentionDeleted');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sending', 'delivered', 'dead');
  CREATE TYPE "public"."enum_attachments_scan_state" AS ENUM('notScanned', 'pending', 'clean', 'infected');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'digest', 'housekeeping', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'digest', 'housekeeping', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('messages', 'leads', 'appointments', 'applications', 'reservations', 'lotteryRegistrations', 'formEntries');
  CREATE TYPE "public"."enum_site_settings_social_links_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum_site_settings_site_kind" AS ENUM('group', 'construction', 'properties', 'ashdar', 'industries', 'rent', 'international');
  CREATE TYPE "public"."enum_site_settings_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_version_social_links_network" AS ENUM('facebook', 'instagram', 'linkedin', 'youtube', 'x');
  CREATE TYPE "public"."enum__site_settings_v_version_site_kind" AS ENUM('group', 'construction', 'properties', 'ashdar', 'industries', 'rent', 'international');
  CREATE TYPE "public"."enum__site_settings_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__site_settings_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_header_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__header_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_footer_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__footer_v_published_locale" AS ENUM('he', 'en');
  CREATE TABLE "pages_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_pages_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "pages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"article_category_id" integer,
  	"article_date" timestamp(3) with time zone,
  	"article_desktop_picture_id" integer,
  	"article_mobile_picture_id" integer,
  	"article_associated_site_id" integer,
  	"listing_group_kind" "enum_group_kind" DEFAULT 'group',
  	"listing_product_filters" "enum_product_filters" DEFAULT 'all',
  	"listing_marketing_slide_id" integer,
  	"job_board_anchor_id" varchar DEFAULT 'jobs',
  	"investor_page_symbol" varchar,
  	"investor_page_corporate_variant" boolean DEFAULT false,
  	"investor_page_inner_page" boolean DEFAULT false,
  	"blocks" jsonb,
  	"seo_og_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"template" varchar DEFAULT 'generic',
  	"paths_he" varchar,
  	"paths_en" varchar,
  	"parent_page_id" integer,
  	"company_id" integer,
  	"hide_breadcrumbs" boolean DEFAULT false,
  	"hide_from_sitemap" boolean DEFAULT false,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_pages_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "pages_locales" (
  	"title" varchar,
  	"article_main_title" varchar,
  	"article_sub_title" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"title_breadcrumbs" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "pages_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"group_sites_id" integer,
  	"project_types_id" integer,
  	"company_divisions_id" integer
  );
  
  CREATE TABLE "_pages_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__pages_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_pages_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_article_category_id" integer,
  	"version_article_date" timestamp(3) with time zone,
  	"version_article_desktop_picture_id" integer,
  	"version_article_mobile_picture_id" integer,
  	"version_article_associated_site_id" integer,
  	"version_listing_group_kind" "enum_group_kind" DEFAULT 'group',
  	"version_listing_product_filters" "enum_product_filters" DEFAULT 'all',
  	"version_listing_marketing_slide_id" integer,
  	"version_job_board_anchor_id" varchar DEFAULT 'jobs',
  	"version_investor_page_symbol" varchar,
  	"version_investor_page_corporate_variant" boolean DEFAULT false,
  	"version_investor_page_inner_page" boolean DEFAULT false,
  	"version_blocks" jsonb,
  	"version_seo_og_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_template" varchar DEFAULT 'generic',
  	"version_paths_he" varchar,
  	"version_paths_en" varchar,
  	"version_parent_page_id" integer,
  	"version_company_id" integer,
  	"version_hide_breadcrumbs" boolean DEFAULT false,
  	"version_hide_from_sitemap" boolean DEFAULT false,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__pages_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__pages_v_published_locale",
  	"latest" boolean,
  	"autosave" boolean
  );
  
  CREATE TABLE "_pages_v_locales" (
  	"version_title" varchar,
  	"version_article_main_title" varchar,
  	"version_article_sub_title" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"version_title_breadcrumbs" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_pages_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"group_sites_id" integer,
  	"project_types_id" integer,
  	"company_divisions_id" integer
  );
  
  CREATE TABLE "projects_numbers_new" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects_numbers_new_locales" (
  	"number" varchar,
  	"text_next_to_number" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_neighbourhood" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_neighbourhood_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_room_galleries" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"number_of_rooms" numeric,
  	"apartment_thumbnail_id" integer
  );
  
  CREATE TABLE "project_visualization" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"button_kind" "enum_link_kind" DEFAULT 'page',
  	"button_page_id" integer,
  	"button_project_id" integer,
  	"button_product_id" integer,
  	"button_url" varchar,
  	"button_file_id" integer,
  	"button_anchor" varchar,
  	"button_target" "enum_link_target" DEFAULT 'self',
  	"building_name_id" integer
  );
  
  CREATE TABLE "project_visualization_locales" (
  	"title" varchar,
  	"text" varchar,
  	"button_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_benefits" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_normal_id" integer,
  	"icon_selected_id" integer,
  	"large_image_id" integer,
  	"small_image_id" integer
  );
  
  CREATE TABLE "project_benefits_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_advantages" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_id" integer
  );
  
  CREATE TABLE "project_advantages_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_reviews" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"stars_id" integer,
  	"image_id" integer
  );
  
  CREATE TABLE "project_reviews_locales" (
  	"title" varchar,
  	"sub_title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_faq" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_faq_locales" (
  	"accordion_title" varchar,
  	"accordion_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_lottery_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"link_u_r_l" varchar
  );
  
  CREATE TABLE "projects_lottery_ways_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_eligibility" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"button_link1_kind" "enum_link_kind" DEFAULT 'page',
  	"button_link1_page_id" integer,
  	"button_link1_project_id" integer,
  	"button_link1_product_id" integer,
  	"button_link1_url" varchar,
  	"button_link1_file_id" integer,
  	"button_link1_anchor" varchar,
  	"button_link1_target" "enum_link_target" DEFAULT 'self',
  	"button2_kind" "enum_link_kind" DEFAULT 'page',
  	"button2_page_id" integer,
  	"button2_project_id" integer,
  	"button2_product_id" integer,
  	"button2_url" varchar,
  	"button2_file_id" integer,
  	"button2_anchor" varchar,
  	"button2_target" "enum_link_target" DEFAULT 'self'
  );
  
  CREATE TABLE "project_eligibility_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"button_link1_name" varchar,
  	"button2_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "project_form_subjects" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "project_form_subjects_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_office_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"phone" varchar
  );
  
  CREATE TABLE "projects_office_info_locales" (
  	"title" varchar,
  	"address" varchar,
  	"opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "projects_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_projects_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "projects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"umbraco_name" varchar,
  	"project_type_id" integer,
  	"property_type_id" integer,
  	"company_id" integer,
  	"address_latitude" numeric,
  	"address_longitude" numeric,
  	"surroundings" jsonb,
  	"thumbnail_id" integer,
  	"residential_units" numeric,
  	"square_meters" numeric,
  	"priority_i_d" numeric,
  	"price" numeric,
  	"price_currency" "enum_currency" DEFAULT 'ILS',
  	"mini_site" varchar,
  	"hero_banner_thumbnail_id" integer,
  	"hero_banner_mobile_id" integer,
  	"hero_banner_video_id" integer,
  	"virtual_tour_link" varchar,
  	"contact_anchor_kind" "enum_link_kind" DEFAULT 'page',
  	"contact_anchor_page_id" integer,
  	"contact_anchor_project_id" integer,
  	"contact_anchor_product_id" integer,
  	"contact_anchor_url" varchar,
  	"contact_anchor_file_id" integer,
  	"contact_anchor_anchor" varchar,
  	"contact_anchor_target" "enum_link_target" DEFAULT 'self',
  	"more_info_button_kind" "enum_link_kind" DEFAULT 'page',
  	"more_info_button_page_id" integer,
  	"more_info_button_project_id" integer,
  	"more_info_button_product_id" integer,
  	"more_info_button_url" varchar,
  	"more_info_button_file_id" integer,
  	"more_info_button_anchor" varchar,
  	"more_info_button_target" "enum_link_target" DEFAULT 'self',
  	"rent_project_hero_banner_image_for_desktop_id" integer,
  	"rent_project_hero_banner_image_for_mobile_id" integer,
  	"rent_project_hero_banner_poster_id" integer,
  	"rent_project_hero_banner_anchor_button_blue_kind" "enum_link_kind" DEFAULT 'page',
  	"rent_project_hero_banner_anchor_button_blue_page_id" integer,
  	"rent_project_hero_banner_anchor_button_blue_project_id" integer,
  	"rent_project_hero_banner_anchor_button_blue_product_id" integer,
  	"rent_project_hero_banner_anchor_button_blue_url" varchar,
  	"rent_project_hero_banner_anchor_button_blue_file_id" integer,
  	"rent_project_hero_banner_anchor_button_blue_anchor" varchar,
  	"rent_project_hero_banner_anchor_button_blue_target" "enum_link_target" DEFAULT 'self',
  	"rent_project_hero_banner_anchor_button_kind" "enum_link_kind" DEFAULT 'page',
  	"rent_project_hero_banner_anchor_button_page_id" integer,
  	"rent_project_hero_banner_anchor_button_project_id" integer,
  	"rent_project_hero_banner_anchor_button_product_id" integer,
  	"rent_project_hero_banner_anchor_button_url" varchar,
  	"rent_project_hero_banner_anchor_button_file_id" integer,
  	"rent_project_hero_banner_anchor_button_anchor" varchar,
  	"rent_project_hero_banner_anchor_button_target" "enum_link_target" DEFAULT 'self',
  	"rent_project_f_o_m_o_timer" timestamp(3) with time zone,
  	"rent_project_visualization_anchor_id" varchar,
  	"rent_project_visualization_image_for_desktop_id" integer,
  	"rent_project_visualization_image_for_mobile_id" integer,
  	"rent_project_benefits_anchor_id" varchar,
  	"rent_project_advantages_image_id" integer,
  	"rent_project_join_block_button_blue_kind" "enum_link_kind" DEFAULT 'page',
  	"rent_project_join_block_button_blue_page_id" integer,
  	"rent_project_join_block_button_blue_project_id" integer,
  	"rent_project_join_block_button_blue_product_id" integer,
  	"rent_project_join_block_button_blue_url" varchar,
  	"rent_project_join_block_button_blue_file_id" integer,
  	"rent_project_join_block_button_blue_anchor" varchar,
  	"rent_project_join_block_button_blue_target" "enum_link_target" DEFAULT 'self',
  	"lottery_button_kind" "enum_link_kind" DEFAULT 'page',
  	"lottery_button_page_id" integer,
  	"lottery_button_project_id" integer,
  	"lottery_button_product_id" integer,
  	"lottery_button_url" varchar,
  	"lottery_button_file_id" integer,
  	"lottery_button_anchor" varchar,
  	"lottery_button_target" "enum_link_target" DEFAULT 'self',
  	"phone" varchar,
  	"lead_form_b_m_b_y_id" numeric,
  	"bmby_id" numeric,
  	"bmby_meeting_id" varchar,
  	"email_for_lead" varchar,
  	"hide_lead_form" boolean DEFAULT false,
  	"rent_project_interested_num" numeric,
  	"project_button_kind" "enum_link_kind" DEFAULT 'page',
  	"project_button_page_id" integer,
  	"project_button_project_id" integer,
  	"project_button_product_id" integer,
  	"project_button_url" varchar,
  	"project_button_file_id" integer,
  	"project_button_anchor" varchar,
  	"project_button_target" "enum_link_target" DEFAULT 'self',
  	"seo_og_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"paths_he" varchar,
  	"paths_en" varchar,
  	"parent_page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_projects_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "projects_locales" (
  	"project_title" varchar,
  	"extra_info" varchar,
  	"address_street" varchar,
  	"price_text" varchar,
  	"text" varchar,
  	"text_h_t_m_l" jsonb,
  	"virtual_tour_link_name" varchar,
  	"contact_anchor_name" varchar,
  	"sub_title" varchar,
  	"content_h_t_m_l" jsonb,
  	"sub_title2" varchar,
  	"more_info" jsonb,
  	"more_info_button_name" varchar,
  	"building_characteristics_title" varchar,
  	"building_characteristics_text" jsonb,
  	"title_get_to_know_the_environment" varchar,
  	"architects_office_title" varchar,
  	"architects_office" varchar,
  	"title_above_property" varchar,
  	"new_title_above_property" varchar,
  	"text_above_property" jsonb,
  	"gallery_title" varchar,
  	"gallery_sub_title" varchar,
  	"map_title" varchar,
  	"rent_project_hero_banner_title" varchar,
  	"rent_project_hero_banner_title_with_bg" varchar,
  	"rent_project_hero_banner_description" jsonb,
  	"rent_project_hero_banner_anchor_button_blue_name" varchar,
  	"rent_project_hero_banner_anchor_button_name" varchar,
  	"rent_project_f_o_m_o_texts_before_timer" varchar,
  	"rent_project_f_o_m_o_text_after_timer" varchar,
  	"rent_project_visualization_title" varchar,
  	"rent_project_visualization_sub_title" varchar,
  	"rent_project_benefits_title" varchar,
  	"rent_project_benefits_sub_title" varchar,
  	"rent_project_advantages_title" varchar,
  	"rent_project_advantages_sub_title" varchar,
  	"rent_project_join_block_title" varchar,
  	"rent_project_join_block_sub_title" varchar,
  	"rent_project_join_block_button_blue_name" varchar,
  	"rent_project_join_block_button_white" varchar,
  	"customer_reviews_title" varchar,
  	"customer_reviews_sub_title" varchar,
  	"rent_project_f_a_q_block_title" varchar,
  	"rent_project_f_a_q_sub_title" varchar,
  	"lottery_box_title" varchar,
  	"lottery_box_text_h_t_m_l" jsonb,
  	"lottery_button_name" varchar,
  	"lotter_register_title" varchar,
  	"phone_name" varchar,
  	"form_object_title" varchar,
  	"form_object_text" varchar,
  	"rent_project_contact_text" varchar,
  	"company_text" jsonb,
  	"legal_note" jsonb,
  	"group_partners_title" varchar,
  	"entrepreneurs_title" varchar,
  	"see_more_title" varchar,
  	"see_more_title_new" varchar,
  	"text_underneath_title" varchar,
  	"project_button_name" varchar,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "projects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"designations_id" integer,
  	"project_statuses_id" integer,
  	"group_sites_id" integer,
  	"countries_id" integer,
  	"cities_id" integer,
  	"characteristics_id" integer,
  	"apartment_types_id" integer,
  	"media_id" integer,
  	"partners_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "_projects_v_version_numbers_new" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_numbers_new_locales" (
  	"number" varchar,
  	"text_next_to_number" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_neighbourhood_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_neighbourhood_v_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_room_galleries_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"number_of_rooms" numeric,
  	"apartment_thumbnail_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_visualization_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"button_kind" "enum_link_kind" DEFAULT 'page',
  	"button_page_id" integer,
  	"button_project_id" integer,
  	"button_product_id" integer,
  	"button_url" varchar,
  	"button_file_id" integer,
  	"button_anchor" varchar,
  	"button_target" "enum_link_target" DEFAULT 'self',
  	"building_name_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_visualization_v_locales" (
  	"title" varchar,
  	"text" varchar,
  	"button_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_benefits_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_normal_id" integer,
  	"icon_selected_id" integer,
  	"large_image_id" integer,
  	"small_image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_benefits_v_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_advantages_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_advantages_v_locales" (
  	"title" varchar,
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_reviews_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"stars_id" integer,
  	"image_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_reviews_v_locales" (
  	"title" varchar,
  	"sub_title" varchar,
  	"content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_faq_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_faq_v_locales" (
  	"accordion_title" varchar,
  	"accordion_content" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_lottery_ways" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"link_u_r_l" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_lottery_ways_locales" (
  	"title" varchar,
  	"description" varchar,
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_eligibility_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"button_link1_kind" "enum_link_kind" DEFAULT 'page',
  	"button_link1_page_id" integer,
  	"button_link1_project_id" integer,
  	"button_link1_product_id" integer,
  	"button_link1_url" varchar,
  	"button_link1_file_id" integer,
  	"button_link1_anchor" varchar,
  	"button_link1_target" "enum_link_target" DEFAULT 'self',
  	"button2_kind" "enum_link_kind" DEFAULT 'page',
  	"button2_page_id" integer,
  	"button2_project_id" integer,
  	"button2_product_id" integer,
  	"button2_url" varchar,
  	"button2_file_id" integer,
  	"button2_anchor" varchar,
  	"button2_target" "enum_link_target" DEFAULT 'self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_eligibility_v_locales" (
  	"title" varchar,
  	"content" jsonb,
  	"button_link1_name" varchar,
  	"button2_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_form_subjects_v" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_project_form_subjects_v_locales" (
  	"text" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_office_info" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"phone" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_projects_v_version_office_info_locales" (
  	"title" varchar,
  	"address" varchar,
  	"opening_hours" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__projects_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_projects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_umbraco_name" varchar,
  	"version_project_type_id" integer,
  	"version_property_type_id" integer,
  	"version_company_id" integer,
  	"version_address_latitude" numeric,
  	"version_address_longitude" numeric,
  	"version_surroundings" jsonb,
  	"version_thumbnail_id" integer,
  	"version_residential_units" numeric,
  	"version_square_meters" numeric,
  	"version_priority_i_d" numeric,
  	"version_price" numeric,
  	"version_price_currency" "enum_currency" DEFAULT 'ILS',
  	"version_mini_site" varchar,
  	"version_hero_banner_thumbnail_id" integer,
  	"version_hero_banner_mobile_id" integer,
  	"version_hero_banner_video_id" integer,
  	"version_virtual_tour_link" varchar,
  	"version_contact_anchor_kind" "enum_link_kind" DEFAULT 'page',
  	"version_contact_anchor_page_id" integer,
  	"version_contact_anchor_project_id" integer,
  	"version_contact_anchor_product_id" integer,
  	"version_contact_anchor_url" varchar,
  	"version_contact_anchor_file_id" integer,
  	"version_contact_anchor_anchor" varchar,
  	"version_contact_anchor_target" "enum_link_target" DEFAULT 'self',
  	"version_more_info_button_kind" "enum_link_kind" DEFAULT 'page',
  	"version_more_info_button_page_id" integer,
  	"version_more_info_button_project_id" integer,
  	"version_more_info_button_product_id" integer,
  	"version_more_info_button_url" varchar,
  	"version_more_info_button_file_id" integer,
  	"version_more_info_button_anchor" varchar,
  	"version_more_info_button_target" "enum_link_target" DEFAULT 'self',
  	"version_rent_project_hero_banner_image_for_desktop_id" integer,
  	"version_rent_project_hero_banner_image_for_mobile_id" integer,
  	"version_rent_project_hero_banner_poster_id" integer,
  	"version_rent_project_hero_banner_anchor_button_blue_kind" "enum_link_kind" DEFAULT 'page',
  	"version_rent_project_hero_banner_anchor_button_blue_page_id" integer,
  	"version_rent_project_hero_banner_anchor_button_blue_project_id" integer,
  	"version_rent_project_hero_banner_anchor_button_blue_product_id" integer,
  	"version_rent_project_hero_banner_anchor_button_blue_url" varchar,
  	"version_rent_project_hero_banner_anchor_button_blue_file_id" integer,
  	"version_rent_project_hero_banner_anchor_button_blue_anchor" varchar,
  	"version_rent_project_hero_banner_anchor_button_blue_target" "enum_link_target" DEFAULT 'self',
  	"version_rent_project_hero_banner_anchor_button_kind" "enum_link_kind" DEFAULT 'page',
  	"version_rent_project_hero_banner_anchor_button_page_id" integer,
  	"version_rent_project_hero_banner_anchor_button_project_id" integer,
  	"version_rent_project_hero_banner_anchor_button_product_id" integer,
  	"version_rent_project_hero_banner_anchor_button_url" varchar,
  	"version_rent_project_hero_banner_anchor_button_file_id" integer,
  	"version_rent_project_hero_banner_anchor_button_anchor" varchar,
  	"version_rent_project_hero_banner_anchor_button_target" "enum_link_target" DEFAULT 'self',
  	"version_rent_project_f_o_m_o_timer" timestamp(3) with time zone,
  	"version_rent_project_visualization_anchor_id" varchar,
  	"version_rent_project_visualization_image_for_desktop_id" integer,
  	"version_rent_project_visualization_image_for_mobile_id" integer,
  	"version_rent_project_benefits_anchor_id" varchar,
  	"version_rent_project_advantages_image_id" integer,
  	"version_rent_project_join_block_button_blue_kind" "enum_link_kind" DEFAULT 'page',
  	"version_rent_project_join_block_button_blue_page_id" integer,
  	"version_rent_project_join_block_button_blue_project_id" integer,
  	"version_rent_project_join_block_button_blue_product_id" integer,
  	"version_rent_project_join_block_button_blue_url" varchar,
  	"version_rent_project_join_block_button_blue_file_id" integer,
  	"version_rent_project_join_block_button_blue_anchor" varchar,
  	"version_rent_project_join_block_button_blue_target" "enum_link_target" DEFAULT 'self',
  	"version_lottery_button_kind" "enum_link_kind" DEFAULT 'page',
  	"version_lottery_button_page_id" integer,
  	"version_lottery_button_project_id" integer,
  	"version_lottery_button_product_id" integer,
  	"version_lottery_button_url" varchar,
  	"version_lottery_button_file_id" integer,
  	"version_lottery_button_anchor" varchar,
  	"version_lottery_button_target" "enum_link_target" DEFAULT 'self',
  	"version_phone" varchar,
  	"version_lead_form_b_m_b_y_id" numeric,
  	"version_bmby_id" numeric,
  	"version_bmby_meeting_id" varchar,
  	"version_email_for_lead" varchar,
  	"version_hide_lead_form" boolean DEFAULT false,
  	"version_rent_project_interested_num" numeric,
  	"version_project_button_kind" "enum_link_kind" DEFAULT 'page',
  	"version_project_button_page_id" integer,
  	"version_project_button_project_id" integer,
  	"version_project_button_product_id" integer,
  	"version_project_button_url" varchar,
  	"version_project_button_file_id" integer,
  	"version_project_button_anchor" varchar,
  	"version_project_button_target" "enum_link_target" DEFAULT 'self',
  	"version_seo_og_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_paths_he" varchar,
  	"version_paths_en" varchar,
  	"version_parent_page_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__projects_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__projects_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_projects_v_locales" (
  	"version_project_title" varchar,
  	"version_extra_info" varchar,
  	"version_address_street" varchar,
  	"version_price_text" varchar,
  	"version_text" varchar,
  	"version_text_h_t_m_l" jsonb,
  	"version_virtual_tour_link_name" varchar,
  	"version_contact_anchor_name" varchar,
  	"version_sub_title" varchar,
  	"version_content_h_t_m_l" jsonb,
  	"version_sub_title2" varchar,
  	"version_more_info" jsonb,
  	"version_more_info_button_name" varchar,
  	"version_building_characteristics_title" varchar,
  	"version_building_characteristics_text" jsonb,
  	"version_title_get_to_know_the_environment" varchar,
  	"version_architects_office_title" varchar,
  	"version_architects_office" varchar,
  	"version_title_above_property" varchar,
  	"version_new_title_above_property" varchar,
  	"version_text_above_property" jsonb,
  	"version_gallery_title" varchar,
  	"version_gallery_sub_title" varchar,
  	"version_map_title" varchar,
  	"version_rent_project_hero_banner_title" varchar,
  	"version_rent_project_hero_banner_title_with_bg" varchar,
  	"version_rent_project_hero_banner_description" jsonb,
  	"version_rent_project_hero_banner_anchor_button_blue_name" varchar,
  	"version_rent_project_hero_banner_anchor_button_name" varchar,
  	"version_rent_project_f_o_m_o_texts_before_timer" varchar,
  	"version_rent_project_f_o_m_o_text_after_timer" varchar,
  	"version_rent_project_visualization_title" varchar,
  	"version_rent_project_visualization_sub_title" varchar,
  	"version_rent_project_benefits_title" varchar,
  	"version_rent_project_benefits_sub_title" varchar,
  	"version_rent_project_advantages_title" varchar,
  	"version_rent_project_advantages_sub_title" varchar,
  	"version_rent_project_join_block_title" varchar,
  	"version_rent_project_join_block_sub_title" varchar,
  	"version_rent_project_join_block_button_blue_name" varchar,
  	"version_rent_project_join_block_button_white" varchar,
  	"version_customer_reviews_title" varchar,
  	"version_customer_reviews_sub_title" varchar,
  	"version_rent_project_f_a_q_block_title" varchar,
  	"version_rent_project_f_a_q_sub_title" varchar,
  	"version_lottery_box_title" varchar,
  	"version_lottery_box_text_h_t_m_l" jsonb,
  	"version_lottery_button_name" varchar,
  	"version_lotter_register_title" varchar,
  	"version_phone_name" varchar,
  	"version_form_object_title" varchar,
  	"version_form_object_text" varchar,
  	"version_rent_project_contact_text" varchar,
  	"version_company_text" jsonb,
  	"version_legal_note" jsonb,
  	"version_group_partners_title" varchar,
  	"version_entrepreneurs_title" varchar,
  	"version_see_more_title" varchar,
  	"version_see_more_title_new" varchar,
  	"version_text_underneath_title" varchar,
  	"version_project_button_name" varchar,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_projects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"designations_id" integer,
  	"project_statuses_id" integer,
  	"group_sites_id" integer,
  	"countries_id" integer,
  	"cities_id" integer,
  	"characteristics_id" integer,
  	"apartment_types_id" integer,
  	"media_id" integer,
  	"partners_id" integer,
  	"projects_id" integer
  );
  
  CREATE TABLE "products_data_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_data_table_locales" (
  	"title" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_additional_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products_additional_details_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_standards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"standards_file_id" integer
  );
  
  CREATE TABLE "products_standards_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "products_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_products_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "products" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"priority_i_d" numeric,
  	"main_banner_desktop_image_id" integer,
  	"main_banner_mobile_image_id" integer,
  	"main_banner_video_optional_id" integer,
  	"main_banner_video_mobile_id" integer,
  	"technical_spec_kind" "enum_link_kind" DEFAULT 'page',
  	"technical_spec_page_id" integer,
  	"technical_spec_project_id" integer,
  	"technical_spec_product_id" integer,
  	"technical_spec_url" varchar,
  	"technical_spec_file_id" integer,
  	"technical_spec_anchor" varchar,
  	"technical_spec_target" "enum_link_target" DEFAULT 'self',
  	"seo_og_image_id" integer,
  	"seo_no_index" boolean DEFAULT false,
  	"paths_he" varchar,
  	"paths_en" varchar,
  	"parent_page_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_products_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "products_locales" (
  	"product_name" varchar,
  	"short_use" varchar,
  	"product_description" jsonb,
  	"page_title" varchar,
  	"prodocut_properties" jsonb,
  	"ingredients" jsonb,
  	"usage_instructions" jsonb,
  	"advantages" jsonb,
  	"safety_guidelines" jsonb,
  	"technical_spec_name" varchar,
  	"related_products_title" varchar,
  	"related_products_sub_title" varchar,
  	"legal_disclaimer" jsonb,
  	"seo_meta_title" varchar,
  	"seo_meta_description" varchar,
  	"slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "products_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_categories_id" integer,
  	"product_key_features_id" integer,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "_products_v_version_data_table" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_data_table_locales" (
  	"title" varchar,
  	"value" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_additional_details" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_additional_details_locales" (
  	"title" varchar,
  	"text" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_standards" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"standards_file_id" integer,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_products_v_version_standards_locales" (
  	"name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__products_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_products_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" integer,
  	"version_priority_i_d" numeric,
  	"version_main_banner_desktop_image_id" integer,
  	"version_main_banner_mobile_image_id" integer,
  	"version_main_banner_video_optional_id" integer,
  	"version_main_banner_video_mobile_id" integer,
  	"version_technical_spec_kind" "enum_link_kind" DEFAULT 'page',
  	"version_technical_spec_page_id" integer,
  	"version_technical_spec_project_id" integer,
  	"version_technical_spec_product_id" integer,
  	"version_technical_spec_url" varchar,
  	"version_technical_spec_file_id" integer,
  	"version_technical_spec_anchor" varchar,
  	"version_technical_spec_target" "enum_link_target" DEFAULT 'self',
  	"version_seo_og_image_id" integer,
  	"version_seo_no_index" boolean DEFAULT false,
  	"version_paths_he" varchar,
  	"version_paths_en" varchar,
  	"version_parent_page_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__products_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__products_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_products_v_locales" (
  	"version_product_name" varchar,
  	"version_short_use" varchar,
  	"version_product_description" jsonb,
  	"version_page_title" varchar,
  	"version_prodocut_properties" jsonb,
  	"version_ingredients" jsonb,
  	"version_usage_instructions" jsonb,
  	"version_advantages" jsonb,
  	"version_safety_guidelines" jsonb,
  	"version_technical_spec_name" varchar,
  	"version_related_products_title" varchar,
  	"version_related_products_sub_title" varchar,
  	"version_legal_disclaimer" jsonb,
  	"version_seo_meta_title" varchar,
  	"version_seo_meta_description" varchar,
  	"version_slug" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_products_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"product_categories_id" integer,
  	"product_key_features_id" integer,
  	"media_id" integer,
  	"products_id" integer
  );
  
  CREATE TABLE "media" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"decorative" boolean DEFAULT false,
  	"prefix" varchar DEFAULT 'media',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric,
  	"focal_x" numeric,
  	"focal_y" numeric
  );
  
  CREATE TABLE "media_locales" (
  	"alt" varchar,
  	"credit" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "companies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" numeric NOT NULL,
  	"code" varchar,
  	"email_for_lead" varchar,
  	"hide_related_projects" boolean DEFAULT false,
  	"logo_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "companies_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_companies_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" numeric NOT NULL,
  	"version_code" varchar,
  	"version_email_for_lead" varchar,
  	"version_hide_related_projects" boolean DEFAULT false,
  	"version_logo_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_companies_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "article_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "article_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_article_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_key" varchar NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_article_categories_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"layout" "enum_project_layout" DEFAULT 'standard' NOT NULL,
  	"entitled" boolean DEFAULT false,
  	"contact" "enum_project_contact" DEFAULT 'all' NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "project_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_layout" "enum_project_layout" DEFAULT 'standard' NOT NULL,
  	"version_entitled" boolean DEFAULT false,
  	"version_contact" "enum_project_contact" DEFAULT 'all' NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_project_types_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "project_statuses" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "project_statuses_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_project_statuses_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_project_statuses_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "designations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"number" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "designations_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_designations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_number" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_designations_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "property_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "property_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_property_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_property_types_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "apartment_types" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"value" varchar NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "apartment_types_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_apartment_types_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_value" varchar NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_apartment_types_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "characteristics" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"scope" "enum_characteristic_scope" DEFAULT 'apartment' NOT NULL,
  	"key" varchar NOT NULL,
  	"icon_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "characteristics_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_characteristics_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_scope" "enum_characteristic_scope" DEFAULT 'apartment' NOT NULL,
  	"version_key" varchar NOT NULL,
  	"version_icon_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_characteristics_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "countries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"code" varchar,
  	"latitude" numeric,
  	"longitude" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "countries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_countries_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_code" varchar,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_countries_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "cities" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"country_id" integer NOT NULL,
  	"latitude" numeric,
  	"longitude" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "cities_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_cities_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_country_id" integer NOT NULL,
  	"version_latitude" numeric,
  	"version_longitude" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_cities_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "group_sites" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "group_sites_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "group_sites_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer
  );
  
  CREATE TABLE "_group_sites_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_group_sites_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_group_sites_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"partners_id" integer
  );
  
  CREATE TABLE "partners" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"url" varchar,
  	"l_o_g_o_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "partners_locales" (
  	"member_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_partners_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_url" varchar,
  	"version_l_o_g_o_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_partners_v_locales" (
  	"version_member_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"content_type_alias" "enum_product_category_alias" DEFAULT 'productCategory' NOT NULL,
  	"parent_category_id" integer,
  	"number" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_content_type_alias" "enum_product_category_alias" DEFAULT 'productCategory' NOT NULL,
  	"version_parent_category_id" integer,
  	"version_number" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_product_categories_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "product_key_features" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"icon_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "product_key_features_locales" (
  	"text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_product_key_features_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_icon_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_product_key_features_v_locales" (
  	"version_text" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "marketing_slides" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self',
  	"image_desktop_id" integer NOT NULL,
  	"image_mobile_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "marketing_slides_locales" (
  	"title" varchar NOT NULL,
  	"text" varchar,
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_marketing_slides_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_link_kind" "enum_link_kind" DEFAULT 'page',
  	"version_link_page_id" integer,
  	"version_link_project_id" integer,
  	"version_link_product_id" integer,
  	"version_link_url" varchar,
  	"version_link_file_id" integer,
  	"version_link_anchor" varchar,
  	"version_link_target" "enum_link_target" DEFAULT 'self',
  	"version_image_desktop_id" integer NOT NULL,
  	"version_image_mobile_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_marketing_slides_v_locales" (
  	"version_title" varchar NOT NULL,
  	"version_text" varchar,
  	"version_link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_kind" "enum_link_kind" DEFAULT 'page',
  	"to_page_id" integer,
  	"to_project_id" integer,
  	"to_product_id" integer,
  	"to_url" varchar,
  	"to_file_id" integer,
  	"to_anchor" varchar,
  	"to_target" "enum_link_target" DEFAULT 'self',
  	"status_code" "enum_redirects_status_code" DEFAULT '301' NOT NULL,
  	"automatic" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "redirects_locales" (
  	"to_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_redirects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_from" varchar NOT NULL,
  	"version_to_kind" "enum_link_kind" DEFAULT 'page',
  	"version_to_page_id" integer,
  	"version_to_project_id" integer,
  	"version_to_product_id" integer,
  	"version_to_url" varchar,
  	"version_to_file_id" integer,
  	"version_to_anchor" varchar,
  	"version_to_target" "enum_link_target" DEFAULT 'self',
  	"version_status_code" "enum__redirects_v_version_status_code" DEFAULT '301' NOT NULL,
  	"version_automatic" boolean DEFAULT false,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_redirects_v_locales" (
  	"version_to_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "tombstones" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"collection_slug" varchar NOT NULL,
  	"document_id" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "messages_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "messages" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_messages_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"subject_id" integer,
  	"company_id" numeric NOT NULL,
  	"contact_us_type" varchar NOT NULL,
  	"free_text_subject" varchar,
  	"sender_name" varchar NOT NULL,
  	"sender_phone" varchar NOT NULL,
  	"sender_email" varchar NOT NULL,
  	"content" varchar,
  	"allowed_marketing" boolean DEFAULT false,
  	"allowed_sms_and_email" boolean DEFAULT false,
  	"language" "enum_messages_language",
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_messages_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_messages_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "contact_subjects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "contact_subjects_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "contact_subjects_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"companies_id" integer
  );
  
  CREATE TABLE "_contact_subjects_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_contact_subjects_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_contact_subjects_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"companies_id" integer
  );
  
  CREATE TABLE "leads_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "leads" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_leads_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"comments" varchar,
  	"project_id" numeric,
  	"project_status" varchar,
  	"company_id" numeric,
  	"form_subject" varchar,
  	"form_type" varchar,
  	"form_data_building_name" varchar,
  	"form_data_apartment_number" varchar,
  	"form_data_rooms" numeric,
  	"form_data_floor" numeric,
  	"form_data_area" numeric,
  	"form_data_price" numeric,
  	"form_data_currency" varchar,
  	"form_data_asset_name" varchar,
  	"to_email" varchar,
  	"allowed_marketing" boolean DEFAULT false,
  	"allowed_sms_and_email" boolean DEFAULT false,
  	"language" "enum_leads_language",
  	"crm_system" varchar,
  	"crm_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_leads_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_leads_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "appointments_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "appointments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"starts_at" timestamp(3) with time zone NOT NULL,
  	"state" "enum_appointments_state" DEFAULT 'booked' NOT NULL,
  	"status" "enum_appointments_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"meeting_id" integer NOT NULL,
  	"ends_at" timestamp(3) with time zone NOT NULL,
  	"moved_from" timestamp(3) with time zone,
  	"name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"comments" varchar,
  	"form_data_building_name" varchar,
  	"form_data_apartment_number" varchar,
  	"form_data_rooms" numeric,
  	"form_data_floor" numeric,
  	"form_data_area" numeric,
  	"form_data_price" numeric,
  	"form_data_currency" varchar,
  	"form_data_asset_name" varchar,
  	"allowed_marketing" boolean DEFAULT false,
  	"allowed_sms_and_email" boolean DEFAULT false,
  	"language" "enum_appointments_language",
  	"crm_system" varchar,
  	"crm_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_appointments_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_appointments_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "meeting_kinds_hours_days" (
  	"order" integer NOT NULL,
  	"parent_id" varchar NOT NULL,
  	"value" "enum_meeting_kinds_hours_days",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "meeting_kinds_hours" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"until" varchar NOT NULL
  );
  
  CREATE TABLE "meeting_kinds_closed_dates" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"from" timestamp(3) with time zone NOT NULL,
  	"until" timestamp(3) with time zone,
  	"reason" varchar
  );
  
  CREATE TABLE "meeting_kinds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"active" boolean DEFAULT true,
  	"slot_minutes" numeric DEFAULT 30 NOT NULL,
  	"parallel" numeric DEFAULT 1 NOT NULL,
  	"lead_hours" numeric DEFAULT 24 NOT NULL,
  	"days_ahead" numeric DEFAULT 21 NOT NULL,
  	"staff_mail" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "meeting_kinds_locales" (
  	"name" varchar NOT NULL,
  	"place" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "appointment_slots" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"slot_key" varchar NOT NULL,
  	"meeting" numeric NOT NULL,
  	"starts_at" numeric NOT NULL,
  	"ends_at" numeric NOT NULL,
  	"seat" numeric NOT NULL,
  	"reference" varchar NOT NULL
  );
  
  CREATE TABLE "jobs_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"profession_id" integer,
  	"scope_id" integer,
  	"area_id" integer,
  	"order_id" numeric,
  	"start_advertising_date" timestamp(3) with time zone,
  	"closing_date" timestamp(3) with time zone,
  	"company_id" integer,
  	"division_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"job_name" varchar,
  	"subfield" varchar,
  	"department" varchar,
  	"description" varchar,
  	"contact_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_jobs_v_version_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum__jobs_v_version_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "_jobs_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_profession_id" integer,
  	"version_scope_id" integer,
  	"version_area_id" integer,
  	"version_order_id" numeric,
  	"version_start_advertising_date" timestamp(3) with time zone,
  	"version_closing_date" timestamp(3) with time zone,
  	"version_company_id" integer,
  	"version_division_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__jobs_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__jobs_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_jobs_v_locales" (
  	"version_job_name" varchar,
  	"version_subfield" varchar,
  	"version_department" varchar,
  	"version_description" varchar,
  	"version_contact_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_professions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_professions_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_professions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_job_professions_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_areas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_areas_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_areas_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_job_areas_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "job_scopes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "job_scopes_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_job_scopes_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_job_scopes_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "company_divisions" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"company_id" integer,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "company_divisions_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_company_divisions_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_company_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_company_divisions_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "applications_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "applications" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_applications_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"order_id" numeric NOT NULL,
  	"job_name" varchar,
  	"first_name" varchar NOT NULL,
  	"last_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar,
  	"cv_id" integer,
  	"is_referral" boolean DEFAULT false,
  	"referral_name" varchar,
  	"referral_phone" varchar,
  	"referral_email" varchar,
  	"language" "enum_applications_language",
  	"hr_system" varchar,
  	"hr_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_applications_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_applications_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer,
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"several_floors_in_the_building" numeric,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "buildings_locales" (
  	"building_title" varchar NOT NULL,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "buildings_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"characteristics_id" integer
  );
  
  CREATE TABLE "_buildings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_project_id" integer,
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_several_floors_in_the_building" numeric,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_buildings_v_locales" (
  	"version_building_title" varchar NOT NULL,
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_buildings_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"characteristics_id" integer
  );
  
  CREATE TABLE "apartments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asset_name" varchar NOT NULL,
  	"project_id" integer,
  	"building_id" integer,
  	"property_type_id" integer,
  	"apartment_number" varchar,
  	"umbraco_name" varchar,
  	"floor" numeric,
  	"number_of_rooms" numeric,
  	"area_in_square_meters" numeric,
  	"balcony_square_meter" numeric,
  	"entry_date" timestamp(3) with time zone,
  	"available_immediately" boolean DEFAULT false,
  	"city_id" integer,
  	"location_latitude" numeric,
  	"location_longitude" numeric,
  	"price" numeric,
  	"price_currency" "enum_currency" DEFAULT 'ILS',
  	"house_commitee" numeric,
  	"parking_fee" numeric,
  	"advance_payment" numeric,
  	"more_info_content_h_t_m_l" "enum_apartment_mark",
  	"priority_i_d" numeric,
  	"lead_form_b_m_b_y_id" numeric,
  	"email_for_lead" varchar,
  	"property_image_id" integer,
  	"blueprint_of_the_apartment_id" integer,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "apartments_locales" (
  	"property_title" varchar NOT NULL,
  	"property_name" varchar,
  	"property_model" varchar,
  	"orientation" varchar,
  	"address" varchar,
  	"specification" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "apartments_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"characteristics_id" integer
  );
  
  CREATE TABLE "_apartments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_asset_name" varchar NOT NULL,
  	"version_project_id" integer,
  	"version_building_id" integer,
  	"version_property_type_id" integer,
  	"version_apartment_number" varchar,
  	"version_umbraco_name" varchar,
  	"version_floor" numeric,
  	"version_number_of_rooms" numeric,
  	"version_area_in_square_meters" numeric,
  	"version_balcony_square_meter" numeric,
  	"version_entry_date" timestamp(3) with time zone,
  	"version_available_immediately" boolean DEFAULT false,
  	"version_city_id" integer,
  	"version_location_latitude" numeric,
  	"version_location_longitude" numeric,
  	"version_price" numeric,
  	"version_price_currency" "enum_currency" DEFAULT 'ILS',
  	"version_house_commitee" numeric,
  	"version_parking_fee" numeric,
  	"version_advance_payment" numeric,
  	"version_more_info_content_h_t_m_l" "enum_apartment_mark",
  	"version_priority_i_d" numeric,
  	"version_lead_form_b_m_b_y_id" numeric,
  	"version_email_for_lead" varchar,
  	"version_property_image_id" integer,
  	"version_blueprint_of_the_apartment_id" integer,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_apartments_v_locales" (
  	"version_property_title" varchar NOT NULL,
  	"version_property_name" varchar,
  	"version_property_model" varchar,
  	"version_orientation" varchar,
  	"version_address" varchar,
  	"version_specification" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_apartments_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"media_id" integer,
  	"characteristics_id" integer
  );
  
  CREATE TABLE "reservations_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "reservations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_reservations_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"payment_state" "enum_reservations_payment_state" DEFAULT 'pending' NOT NULL,
  	"amount" numeric NOT NULL,
  	"paid_at" timestamp(3) with time zone,
  	"refund_ordered_at" timestamp(3) with time zone,
  	"held_until" timestamp(3) with time zone,
  	"asset_name" varchar NOT NULL,
  	"title" varchar,
  	"description" varchar,
  	"full_name" varchar NOT NULL,
  	"id_number" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"checkbox1" boolean DEFAULT false,
  	"checkbox2" boolean DEFAULT false,
  	"language" "enum_reservations_language",
  	"provider" varchar,
  	"process_id" varchar NOT NULL,
  	"process_token" varchar NOT NULL,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_reservations_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_reservations_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "apartment_holds" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asset_name" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "lotteries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"project_id" integer NOT NULL,
  	"opens_at" timestamp(3) with time zone NOT NULL,
  	"closes_at" timestamp(3) with time zone NOT NULL,
  	"homes" numeric NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lotteries_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "lottery_registrations_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lottery_registrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"takes_part" "enum_lottery_registrations_takes_part" DEFAULT 'yes' NOT NULL,
  	"status" "enum_lottery_registrations_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"lottery_id" integer NOT NULL,
  	"full_name" varchar NOT NULL,
  	"id_ending" varchar,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"allowed_marketing" boolean DEFAULT false,
  	"allowed_sms_and_email" boolean DEFAULT false,
  	"language" "enum_lottery_registrations_language",
  	"identity" varchar,
  	"ticket" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_lottery_registrations_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_lottery_registrations_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "lottery_draws" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"lottery" numeric NOT NULL,
  	"stage" varchar NOT NULL,
  	"seed_hash" varchar NOT NULL,
  	"announced_at" varchar NOT NULL,
  	"sealed_seed" varchar NOT NULL,
  	"closed_at" varchar,
  	"numbers" varchar,
  	"list_hash" varchar,
  	"homes" numeric,
  	"seed" varchar,
  	"results" varchar,
  	"drawn_at" varchar,
  	"published_at" varchar
  );
  
  CREATE TABLE "delivery_buildings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"picture_id" integer,
  	"asks_for_code" boolean DEFAULT false,
  	"code_hash" varchar,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "delivery_buildings_locales" (
  	"building_name" varchar NOT NULL,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_delivery_buildings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_picture_id" integer,
  	"version_asks_for_code" boolean DEFAULT false,
  	"version_code_hash" varchar,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_delivery_buildings_v_locales" (
  	"version_building_name" varchar NOT NULL,
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_destinations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_destinations_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_destinations_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_destinations_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_categories" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_categories_locales" (
  	"name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_categories_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_categories_v_locales" (
  	"version_name" varchar NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_items" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_destination_id" integer NOT NULL,
  	"upload_file_id" integer NOT NULL,
  	"order" numeric DEFAULT 0,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "file_items_locales" (
  	"file_name" varchar NOT NULL,
  	"file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "file_items_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "_file_items_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_file_destination_id" integer NOT NULL,
  	"version_upload_file_id" integer NOT NULL,
  	"version_order" numeric DEFAULT 0,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_file_items_v_locales" (
  	"version_file_name" varchar NOT NULL,
  	"version_file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_file_items_v_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "resident_files" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"file_destination_id" integer NOT NULL,
  	"prefix" varchar DEFAULT 'residentFiles',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "resident_files_locales" (
  	"file_name" varchar NOT NULL,
  	"file_tipe" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "resident_files_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"delivery_buildings_id" integer,
  	"file_categories_id" integer
  );
  
  CREATE TABLE "forms" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"pages" jsonb,
  	"presentation_field_indication_type" "enum_forms_presentation_field_indication_type" DEFAULT 'MarkMandatoryFields',
  	"presentation_show_validation_summary" boolean DEFAULT true,
  	"presentation_hide_field_validation" boolean DEFAULT false,
  	"after_submitting_after_submit" "enum_forms_after_submitting_after_submit" DEFAULT 'text',
  	"after_submitting_goto_page_id" integer,
  	"email" varchar,
  	"form_id" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_forms_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "forms_locales" (
  	"title" varchar,
  	"presentation_submit_label" varchar,
  	"presentation_next_label" varchar,
  	"presentation_previous_label" varchar,
  	"presentation_indicator" varchar,
  	"after_submitting_message_on_submit" varchar,
  	"after_submitting_message_html" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_forms_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_pages" jsonb,
  	"version_presentation_field_indication_type" "enum__forms_v_version_presentation_field_indication_type" DEFAULT 'MarkMandatoryFields',
  	"version_presentation_show_validation_summary" boolean DEFAULT true,
  	"version_presentation_hide_field_validation" boolean DEFAULT false,
  	"version_after_submitting_after_submit" "enum__forms_v_version_after_submitting_after_submit" DEFAULT 'text',
  	"version_after_submitting_goto_page_id" integer,
  	"version_email" varchar,
  	"version_form_id" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"version__status" "enum__forms_v_version_status" DEFAULT 'draft',
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__forms_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_forms_v_locales" (
  	"version_title" varchar,
  	"version_presentation_submit_label" varchar,
  	"version_presentation_next_label" varchar,
  	"version_presentation_previous_label" varchar,
  	"version_presentation_indicator" varchar,
  	"version_after_submitting_message_on_submit" varchar,
  	"version_after_submitting_message_html" jsonb,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "form_entries_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "form_entries_answers" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"caption" varchar,
  	"value" varchar,
  	"alias" varchar
  );
  
  CREATE TABLE "form_entries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_form_entries_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"form_id" integer,
  	"form_title" varchar,
  	"sender_name" varchar,
  	"email" varchar,
  	"phone" varchar,
  	"language" "enum_form_entries_language",
  	"content_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_form_entries_duplicate_by",
  	"merged_at" timestamp(3) with time zone,
  	"source_page_id" integer,
  	"source_uri" varchar,
  	"source_referrer" varchar,
  	"source_utm_source" varchar,
  	"source_utm_medium" varchar,
  	"source_utm_campaign" varchar,
  	"source_utm_term" varchar,
  	"source_utm_content" varchar,
  	"consent_version" varchar,
  	"consent_at" timestamp(3) with time zone,
  	"handled_at" timestamp(3) with time zone,
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_form_entries_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "form_entries_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"attachments_id" integer
  );
  
  CREATE TABLE "market_figures" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"figures" varchar,
  	"fetched_at" numeric NOT NULL,
  	"next_at" numeric NOT NULL,
  	"lease_until" numeric NOT NULL,
  	"failures" numeric NOT NULL
  );
  
  CREATE TABLE "alert_subscribers" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_alert_subscribers_language",
  	"immediate" boolean DEFAULT false,
  	"financial" boolean DEFAULT false,
  	"presentations" boolean DEFAULT false,
  	"requested_at" timestamp(3) with time zone,
  	"confirmed_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "alert_requests" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"language" varchar NOT NULL,
  	"kinds" varchar NOT NULL,
  	"requested_at" numeric NOT NULL,
  	"expires_at" numeric NOT NULL,
  	"confirmed_at" numeric
  );
  
  CREATE TABLE "alert_reports" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"marks" varchar NOT NULL,
  	"kinds" varchar NOT NULL,
  	"words" varchar NOT NULL,
  	"seen_at" numeric NOT NULL,
  	"state" varchar NOT NULL,
  	"told_from" numeric,
  	"cursor" numeric NOT NULL
  );
  
  CREATE TABLE "alert_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"report" numeric NOT NULL,
  	"subscriber" numeric NOT NULL,
  	"queued_at" numeric NOT NULL
  );
  
  CREATE TABLE "users_roles" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_users_roles",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "users_sessions" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"created_at" timestamp(3) with time zone,
  	"expires_at" timestamp(3) with time zone NOT NULL
  );
  
  CREATE TABLE "users" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"english_name" varchar,
  	"mail_language" "enum_users_mail_language" DEFAULT 'he',
  	"digest" boolean DEFAULT false,
  	"second_factor_secret" varchar,
  	"second_factor_last_step" numeric,
  	"second_factor_recovery_codes" varchar,
  	"second_factor_enrolled_at" timestamp(3) with time zone,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"email" varchar NOT NULL,
  	"reset_password_token" varchar,
  	"reset_password_expiration" timestamp(3) with time zone,
  	"salt" varchar,
  	"hash" varchar,
  	"reset_password_requested_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "answer_templates" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"hebrew" varchar NOT NULL,
  	"english" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "replies" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"owner_collection" varchar NOT NULL,
  	"owner_id" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"quote" varchar,
  	"quoted_at" timestamp(3) with time zone,
  	"language" "enum_replies_language",
  	"author_id" integer,
  	"author_name" varchar,
  	"request_key" varchar,
  	"delivery" "enum_replies_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "audit_log" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"actor_name" varchar,
  	"action" "enum_audit_log_action" NOT NULL,
  	"reference" varchar,
  	"actor_id" integer,
  	"subject_kind" varchar NOT NULL,
  	"subject_id" varchar,
  	"changes" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "deliveries" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"reference" varchar,
  	"kind" varchar NOT NULL,
  	"state" "enum_deliveries_state" DEFAULT 'queued' NOT NULL,
  	"attempts" numeric DEFAULT 0 NOT NULL,
  	"next_attempt_at" timestamp(3) with time zone,
  	"delivered_at" timestamp(3) with time zone,
  	"last_error" varchar,
  	"record_collection" varchar NOT NULL,
  	"record_id" varchar NOT NULL,
  	"courtesy" boolean,
  	"locked_until" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "queued_mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"subject" varchar NOT NULL,
  	"text" varchar,
  	"queued_at" numeric NOT NULL,
  	"delivery" varchar,
  	"delivery_error" varchar
  );
  
  CREATE TABLE "attachments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"owner_collection" varchar NOT NULL,
  	"title" varchar,
  	"scan_state" "enum_attachments_scan_state" DEFAULT 'notScanned' NOT NULL,
  	"scan_note" varchar,
  	"scanned_at" timestamp(3) with time zone,
  	"prefix" varchar DEFAULT 'attachments',
  	"_objectkey" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"url" varchar,
  	"thumbnail_u_r_l" varchar,
  	"filename" varchar,
  	"mime_type" varchar,
  	"filesize" numeric,
  	"width" numeric,
  	"height" numeric
  );
  
  CREATE TABLE "idempotency_keys" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"owner" varchar NOT NULL,
  	"answer" varchar,
  	"locked_until" numeric NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "rate_limits" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"count" numeric NOT NULL,
  	"resets_at" numeric NOT NULL
  );
  
  CREATE TABLE "spent_captchas" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "mails" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"to" varchar NOT NULL,
  	"from" varchar,
  	"reply_to" varchar,
  	"subject" varchar NOT NULL,
  	"text" varchar NOT NULL,
  	"html" varchar,
  	"confidential" boolean DEFAULT false,
  	"delivery_key" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "sandbox_payments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"process_id" varchar NOT NULL,
  	"process_token" varchar NOT NULL,
  	"state" varchar NOT NULL,
  	"reference" varchar NOT NULL,
  	"title" varchar NOT NULL,
  	"full_name" varchar NOT NULL,
  	"amount" numeric NOT NULL,
  	"expires_at" numeric NOT NULL
  );
  
  CREATE TABLE "services" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"enable_a_p_i_key" boolean,
  	"api_key" varchar,
  	"api_key_index" varchar
  );
  
  CREATE TABLE "payload_kv" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar NOT NULL,
  	"data" jsonb NOT NULL
  );
  
  CREATE TABLE "payload_jobs_log" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"executed_at" timestamp(3) with time zone NOT NULL,
  	"completed_at" timestamp(3) with time zone NOT NULL,
  	"task_slug" "enum_payload_jobs_log_task_slug" NOT NULL,
  	"task_i_d" varchar NOT NULL,
  	"input" jsonb,
  	"output" jsonb,
  	"state" "enum_payload_jobs_log_state" NOT NULL,
  	"error" jsonb
  );
  
  CREATE TABLE "payload_jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"input" jsonb,
  	"completed_at" timestamp(3) with time zone,
  	"total_tried" numeric DEFAULT 0,
  	"has_error" boolean DEFAULT false,
  	"error" jsonb,
  	"task_slug" "enum_payload_jobs_task_slug",
  	"queue" varchar DEFAULT 'default',
  	"wait_until" timestamp(3) with time zone,
  	"processing" boolean DEFAULT false,
  	"concurrency_key" varchar,
  	"meta" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"global_slug" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_locked_documents_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"pages_id" integer,
  	"projects_id" integer,
  	"products_id" integer,
  	"media_id" integer,
  	"companies_id" integer,
  	"article_categories_id" integer,
  	"project_types_id" integer,
  	"project_statuses_id" integer,
  	"designations_id" integer,
  	"property_types_id" integer,
  	"apartment_types_id" integer,
  	"characteristics_id" integer,
  	"countries_id" integer,
  	"cities_id" integer,
  	"group_sites_id" integer,
  	"partners_id" integer,
  	"product_categories_id" integer,
  	"product_key_features_id" integer,
  	"marketing_slides_id" integer,
  	"redirects_id" integer,
  	"tombstones_id" integer,
  	"contact_subjects_id" integer,
  	"jobs_id" integer,
  	"job_professions_id" integer,
  	"job_areas_id" integer,
  	"job_scopes_id" integer,
  	"company_divisions_id" integer,
  	"buildings_id" integer,
  	"apartments_id" integer,
  	"delivery_buildings_id" integer,
  	"file_destinations_id" integer,
  	"file_categories_id" integer,
  	"file_items_id" integer,
  	"resident_files_id" integer,
  	"forms_id" integer,
  	"mails_id" integer,
  	"services_id" integer,
  	"users_id" integer
  );
  
  CREATE TABLE "payload_preferences" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"key" varchar,
  	"value" jsonb,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_preferences_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer,
  	"services_id" integer
  );
  
  CREATE TABLE "payload_migrations" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"name" varchar,
  	"batch" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"title" varchar NOT NULL,
  	"is_shared" boolean DEFAULT false,
  	"access_read_constraint" "enum_payload_query_presets_access_read_constraint" DEFAULT 'onlyMe',
  	"access_update_constraint" "enum_payload_query_presets_access_update_constraint" DEFAULT 'onlyMe',
  	"access_delete_constraint" "enum_payload_query_presets_access_delete_constraint" DEFAULT 'onlyMe',
  	"where" jsonb,
  	"columns" jsonb,
  	"group_by" varchar,
  	"related_collection" "enum_payload_query_presets_related_collection" NOT NULL,
  	"is_temp" boolean,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "payload_query_presets_rels" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order" integer,
  	"parent_id" integer NOT NULL,
  	"path" varchar NOT NULL,
  	"users_id" integer
  );
  
  CREATE TABLE "site_settings_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"network" "enum_site_settings_social_links_network",
  	"url" varchar
  );
  
  CREATE TABLE "site_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"site_kind" "enum_site_settings_site_kind" DEFAULT 'group',
  	"special_company_id" integer,
  	"default_company_id" numeric DEFAULT 5423,
  	"logo_id" integer,
  	"email" varchar,
  	"phone" varchar,
  	"projects_page_id" integer,
  	"products_page_id" integer,
  	"privacy_page_id" integer,
  	"terms_page_id" integer,
  	"accessibility_page_id" integer,
  	"default_og_image_id" integer,
  	"_status" "enum_site_settings_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "site_settings_locales" (
  	"site_name" varchar,
  	"description" varchar,
  	"opening_hours" varchar,
  	"address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_site_settings_v_version_social_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"network" "enum__site_settings_v_version_social_links_network",
  	"url" varchar,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_site_settings_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_site_kind" "enum__site_settings_v_version_site_kind" DEFAULT 'group',
  	"version_special_company_id" integer,
  	"version_default_company_id" numeric DEFAULT 5423,
  	"version_logo_id" integer,
  	"version_email" varchar,
  	"version_phone" varchar,
  	"version_projects_page_id" integer,
  	"version_products_page_id" integer,
  	"version_privacy_page_id" integer,
  	"version_terms_page_id" integer,
  	"version_accessibility_page_id" integer,
  	"version_default_og_image_id" integer,
  	"version__status" "enum__site_settings_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__site_settings_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_site_settings_v_locales" (
  	"version_site_name" varchar,
  	"version_description" varchar,
  	"version_opening_hours" varchar,
  	"version_address" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "header_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self'
  );
  
  CREATE TABLE "header_items_children_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self'
  );
  
  CREATE TABLE "header_items_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "header" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"cta_kind" "enum_link_kind" DEFAULT 'page',
  	"cta_page_id" integer,
  	"cta_project_id" integer,
  	"cta_product_id" integer,
  	"cta_url" varchar,
  	"cta_file_id" integer,
  	"cta_anchor" varchar,
  	"cta_target" "enum_link_target" DEFAULT 'self',
  	"_status" "enum_header_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "header_locales" (
  	"cta_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_items_children" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_items_children_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v_version_items" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_header_v_version_items_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_header_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_cta_kind" "enum_link_kind" DEFAULT 'page',
  	"version_cta_page_id" integer,
  	"version_cta_project_id" integer,
  	"version_cta_product_id" integer,
  	"version_cta_url" varchar,
  	"version_cta_file_id" integer,
  	"version_cta_anchor" varchar,
  	"version_cta_target" "enum_link_target" DEFAULT 'self',
  	"version__status" "enum__header_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__header_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_header_v_locales" (
  	"version_cta_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "footer_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" varchar NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self'
  );
  
  CREATE TABLE "footer_columns_links_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "footer_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self'
  );
  
  CREATE TABLE "footer_legal_links_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" varchar NOT NULL
  );
  
  CREATE TABLE "footer" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"_status" "enum_footer_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "footer_locales" (
  	"note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_links_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_columns" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_columns_locales" (
  	"title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v_version_legal_links" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" serial PRIMARY KEY NOT NULL,
  	"link_kind" "enum_link_kind" DEFAULT 'page',
  	"link_page_id" integer,
  	"link_project_id" integer,
  	"link_product_id" integer,
  	"link_url" varchar,
  	"link_file_id" integer,
  	"link_anchor" varchar,
  	"link_target" "enum_link_target" DEFAULT 'self',
  	"_uuid" varchar
  );
  
  CREATE TABLE "_footer_v_version_legal_links_locales" (
  	"link_name" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_footer_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version__status" "enum__footer_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__footer_v_published_locale",
  	"latest" boolean
  );
  
  CREATE TABLE "_footer_v_locales" (
  	"version_note" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "reservation_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"hold_minutes" numeric DEFAULT 15 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "security_settings" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"require_second_factor" boolean DEFAULT false,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "retention" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"messages" numeric DEFAULT 730 NOT NULL,
  	"leads" numeric DEFAULT 730 NOT NULL,
  	"applications" numeric DEFAULT 365 NOT NULL,
  	"form_entries" numeric DEFAULT 730 NOT NULL,
  	"appointments" numeric DEFAULT 730 NOT NULL,
  	"lottery_registrations" numeric DEFAULT 1095 NOT NULL,
  	"reservations" numeric DEFAULT 2555 NOT NULL,
  	"audit_log" numeric DEFAULT 730 NOT NULL,
  	"mails" numeric DEFAULT 90 NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "personal_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "payload_jobs_stats" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"stats" jsonb,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "pages_languages" ADD CONSTRAINT "pages_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_article_category_id_article_categories_id_fk" FOREIGN KEY ("article_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_article_desktop_picture_id_media_id_fk" FOREIGN KEY ("article_desktop_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_article_mobile_picture_id_media_id_fk" FOREIGN KEY ("article_mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_article_associated_site_id_companies_id_fk" FOREIGN KEY ("article_associated_site_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_listing_marketing_slide_id_marketing_slides_id_fk" FOREIGN KEY ("listing_marketing_slide_id") REFERENCES "public"."marketing_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_page_id_pages_id_fk" FOREIGN KEY ("parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_group_sites_fk" FOREIGN KEY ("group_sites_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_project_types_fk" FOREIGN KEY ("project_types_id") REFERENCES "public"."project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "pages_rels" ADD CONSTRAINT "pages_rels_company_divisions_fk" FOREIGN KEY ("company_divisions_id") REFERENCES "public"."company_divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_languages" ADD CONSTRAINT "_pages_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_category_id_article_categories_id_fk" FOREIGN KEY ("version_article_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_desktop_picture_id_media_id_fk" FOREIGN KEY ("version_article_desktop_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_mobile_picture_id_media_id_fk" FOREIGN KEY ("version_article_mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_associated_site_id_companies_id_fk" FOREIGN KEY ("version_article_associated_site_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_page_id_pages_id_fk" FOREIGN KEY ("version_parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_2b8bbd120ecb_fk" FOREIGN KEY ("version_listing_marketing_slide_id") REFERENCES "public"."marketing_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_group_sites_fk" FOREIGN KEY ("group_sites_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_project_types_fk" FOREIGN KEY ("project_types_id") REFERENCES "public"."project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_rels" ADD CONSTRAINT "_pages_v_rels_company_divisions_fk" FOREIGN KEY ("company_divisions_id") REFERENCES "public"."company_divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_numbers_new" ADD CONSTRAINT "projects_numbers_new_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_numbers_new_locales" ADD CONSTRAINT "projects_numbers_new_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_numbers_new"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_neighbourhood" ADD CONSTRAINT "project_neighbourhood_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_neighbourhood_locales" ADD CONSTRAINT "project_neighbourhood_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_neighbourhood"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_room_galleries" ADD CONSTRAINT "project_room_galleries_apartment_thumbnail_id_media_id_fk" FOREIGN KEY ("apartment_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_room_galleries" ADD CONSTRAINT "project_room_galleries_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_button_page_id_pages_id_fk" FOREIGN KEY ("button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_button_project_id_projects_id_fk" FOREIGN KEY ("button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_button_product_id_products_id_fk" FOREIGN KEY ("button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_button_file_id_media_id_fk" FOREIGN KEY ("button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_building_name_id_buildings_id_fk" FOREIGN KEY ("building_name_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_visualization" ADD CONSTRAINT "project_visualization_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_visualization_locales" ADD CONSTRAINT "project_visualization_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_visualization"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_benefits" ADD CONSTRAINT "project_benefits_icon_normal_id_media_id_fk" FOREIGN KEY ("icon_normal_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_benefits" ADD CONSTRAINT "project_benefits_icon_selected_id_media_id_fk" FOREIGN KEY ("icon_selected_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_benefits" ADD CONSTRAINT "project_benefits_large_image_id_media_id_fk" FOREIGN KEY ("large_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_benefits" ADD CONSTRAINT "project_benefits_small_image_id_media_id_fk" FOREIGN KEY ("small_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_benefits" ADD CONSTRAINT "project_benefits_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_benefits_locales" ADD CONSTRAINT "project_benefits_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_benefits"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_advantages" ADD CONSTRAINT "project_advantages_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_advantages" ADD CONSTRAINT "project_advantages_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_advantages_locales" ADD CONSTRAINT "project_advantages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_advantages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_stars_id_media_id_fk" FOREIGN KEY ("stars_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_reviews" ADD CONSTRAINT "project_reviews_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_reviews_locales" ADD CONSTRAINT "project_reviews_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_reviews"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_faq" ADD CONSTRAINT "project_faq_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_faq_locales" ADD CONSTRAINT "project_faq_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_faq"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_lottery_ways" ADD CONSTRAINT "projects_lottery_ways_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_lottery_ways" ADD CONSTRAINT "projects_lottery_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_lottery_ways_locales" ADD CONSTRAINT "projects_lottery_ways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_lottery_ways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button_link1_page_id_pages_id_fk" FOREIGN KEY ("button_link1_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button_link1_project_id_projects_id_fk" FOREIGN KEY ("button_link1_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button_link1_product_id_products_id_fk" FOREIGN KEY ("button_link1_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button_link1_file_id_media_id_fk" FOREIGN KEY ("button_link1_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button2_page_id_pages_id_fk" FOREIGN KEY ("button2_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button2_project_id_projects_id_fk" FOREIGN KEY ("button2_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button2_product_id_products_id_fk" FOREIGN KEY ("button2_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_button2_file_id_media_id_fk" FOREIGN KEY ("button2_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "project_eligibility" ADD CONSTRAINT "project_eligibility_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_eligibility_locales" ADD CONSTRAINT "project_eligibility_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_eligibility"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_form_subjects" ADD CONSTRAINT "project_form_subjects_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_form_subjects_locales" ADD CONSTRAINT "project_form_subjects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_form_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_office_info" ADD CONSTRAINT "projects_office_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_office_info_locales" ADD CONSTRAINT "projects_office_info_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects_office_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_languages" ADD CONSTRAINT "projects_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_type_id_project_types_id_fk" FOREIGN KEY ("project_type_id") REFERENCES "public"."project_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_property_type_id_property_types_id_fk" FOREIGN KEY ("property_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_thumbnail_id_media_id_fk" FOREIGN KEY ("thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_hero_banner_thumbnail_id_media_id_fk" FOREIGN KEY ("hero_banner_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_hero_banner_mobile_id_media_id_fk" FOREIGN KEY ("hero_banner_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_hero_banner_video_id_media_id_fk" FOREIGN KEY ("hero_banner_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_anchor_page_id_pages_id_fk" FOREIGN KEY ("contact_anchor_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_anchor_project_id_projects_id_fk" FOREIGN KEY ("contact_anchor_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_anchor_product_id_products_id_fk" FOREIGN KEY ("contact_anchor_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_contact_anchor_file_id_media_id_fk" FOREIGN KEY ("contact_anchor_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_more_info_button_page_id_pages_id_fk" FOREIGN KEY ("more_info_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_more_info_button_project_id_projects_id_fk" FOREIGN KEY ("more_info_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_more_info_button_product_id_products_id_fk" FOREIGN KEY ("more_info_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_more_info_button_file_id_media_id_fk" FOREIGN KEY ("more_info_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_rent_project_hero_banner_poster_id_media_id_fk" FOREIGN KEY ("rent_project_hero_banner_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_rent_project_advantages_image_id_media_id_fk" FOREIGN KEY ("rent_project_advantages_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lottery_button_page_id_pages_id_fk" FOREIGN KEY ("lottery_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lottery_button_project_id_projects_id_fk" FOREIGN KEY ("lottery_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lottery_button_product_id_products_id_fk" FOREIGN KEY ("lottery_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_lottery_button_file_id_media_id_fk" FOREIGN KEY ("lottery_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_button_page_id_pages_id_fk" FOREIGN KEY ("project_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_button_project_id_projects_id_fk" FOREIGN KEY ("project_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_button_product_id_products_id_fk" FOREIGN KEY ("project_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_project_button_file_id_media_id_fk" FOREIGN KEY ("project_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_parent_page_id_pages_id_fk" FOREIGN KEY ("parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_40378cb428ca_fk" FOREIGN KEY ("rent_project_hero_banner_image_for_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_94f288787260_fk" FOREIGN KEY ("rent_project_hero_banner_image_for_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_21e44202e5aa_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_blue_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_41fe773d0db0_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_blue_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_077bc178477f_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_blue_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_4f76521ae176_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_blue_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_11dec4822c0e_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_a480c476e899_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_8cf8b2a42ae5_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_ad3053af5935_fk" FOREIGN KEY ("rent_project_hero_banner_anchor_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_14cd5b697c30_fk" FOREIGN KEY ("rent_project_visualization_image_for_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_dca629cfea5a_fk" FOREIGN KEY ("rent_project_visualization_image_for_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_eb8c2400052b_fk" FOREIGN KEY ("rent_project_join_block_button_blue_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_04a9044ec831_fk" FOREIGN KEY ("rent_project_join_block_button_blue_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_a4665976e963_fk" FOREIGN KEY ("rent_project_join_block_button_blue_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_6ec5b05b79d7_fk" FOREIGN KEY ("rent_project_join_block_button_blue_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "projects_locales" ADD CONSTRAINT "projects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_designations_fk" FOREIGN KEY ("designations_id") REFERENCES "public"."designations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_project_statuses_fk" FOREIGN KEY ("project_statuses_id") REFERENCES "public"."project_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_group_sites_fk" FOREIGN KEY ("group_sites_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_apartment_types_fk" FOREIGN KEY ("apartment_types_id") REFERENCES "public"."apartment_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "projects_rels" ADD CONSTRAINT "projects_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_numbers_new" ADD CONSTRAINT "_projects_v_version_numbers_new_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_numbers_new_locales" ADD CONSTRAINT "_projects_v_version_numbers_new_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_numbers_new"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_neighbourhood_v" ADD CONSTRAINT "_project_neighbourhood_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_neighbourhood_v_locales" ADD CONSTRAINT "_project_neighbourhood_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_neighbourhood_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_room_galleries_v" ADD CONSTRAINT "_project_room_galleries_v_apartment_thumbnail_id_media_id_fk" FOREIGN KEY ("apartment_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_room_galleries_v" ADD CONSTRAINT "_project_room_galleries_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_button_page_id_pages_id_fk" FOREIGN KEY ("button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_button_project_id_projects_id_fk" FOREIGN KEY ("button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_button_product_id_products_id_fk" FOREIGN KEY ("button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_button_file_id_media_id_fk" FOREIGN KEY ("button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_building_name_id_buildings_id_fk" FOREIGN KEY ("building_name_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_visualization_v" ADD CONSTRAINT "_project_visualization_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_visualization_v_locales" ADD CONSTRAINT "_project_visualization_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_visualization_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_benefits_v" ADD CONSTRAINT "_project_benefits_v_icon_normal_id_media_id_fk" FOREIGN KEY ("icon_normal_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_benefits_v" ADD CONSTRAINT "_project_benefits_v_icon_selected_id_media_id_fk" FOREIGN KEY ("icon_selected_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_benefits_v" ADD CONSTRAINT "_project_benefits_v_large_image_id_media_id_fk" FOREIGN KEY ("large_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_benefits_v" ADD CONSTRAINT "_project_benefits_v_small_image_id_media_id_fk" FOREIGN KEY ("small_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_benefits_v" ADD CONSTRAINT "_project_benefits_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_benefits_v_locales" ADD CONSTRAINT "_project_benefits_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_benefits_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_advantages_v" ADD CONSTRAINT "_project_advantages_v_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_advantages_v" ADD CONSTRAINT "_project_advantages_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_advantages_v_locales" ADD CONSTRAINT "_project_advantages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_advantages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_reviews_v" ADD CONSTRAINT "_project_reviews_v_stars_id_media_id_fk" FOREIGN KEY ("stars_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_reviews_v" ADD CONSTRAINT "_project_reviews_v_image_id_media_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_reviews_v" ADD CONSTRAINT "_project_reviews_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_reviews_v_locales" ADD CONSTRAINT "_project_reviews_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_reviews_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_faq_v" ADD CONSTRAINT "_project_faq_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_faq_v_locales" ADD CONSTRAINT "_project_faq_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_faq_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_lottery_ways" ADD CONSTRAINT "_projects_v_version_lottery_ways_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_version_lottery_ways" ADD CONSTRAINT "_projects_v_version_lottery_ways_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_lottery_ways_locales" ADD CONSTRAINT "_projects_v_version_lottery_ways_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_lottery_ways"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button_link1_page_id_pages_id_fk" FOREIGN KEY ("button_link1_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button_link1_project_id_projects_id_fk" FOREIGN KEY ("button_link1_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button_link1_product_id_products_id_fk" FOREIGN KEY ("button_link1_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button_link1_file_id_media_id_fk" FOREIGN KEY ("button_link1_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button2_page_id_pages_id_fk" FOREIGN KEY ("button2_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button2_project_id_projects_id_fk" FOREIGN KEY ("button2_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button2_product_id_products_id_fk" FOREIGN KEY ("button2_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_button2_file_id_media_id_fk" FOREIGN KEY ("button2_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v" ADD CONSTRAINT "_project_eligibility_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_eligibility_v_locales" ADD CONSTRAINT "_project_eligibility_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_eligibility_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_form_subjects_v" ADD CONSTRAINT "_project_form_subjects_v_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_form_subjects_v_locales" ADD CONSTRAINT "_project_form_subjects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_form_subjects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_office_info" ADD CONSTRAINT "_projects_v_version_office_info_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_office_info_locales" ADD CONSTRAINT "_projects_v_version_office_info_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v_version_office_info"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_version_languages" ADD CONSTRAINT "_projects_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_parent_id_projects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_type_id_project_types_id_fk" FOREIGN KEY ("version_project_type_id") REFERENCES "public"."project_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_property_type_id_property_types_id_fk" FOREIGN KEY ("version_property_type_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_thumbnail_id_media_id_fk" FOREIGN KEY ("version_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_hero_banner_thumbnail_id_media_id_fk" FOREIGN KEY ("version_hero_banner_thumbnail_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_hero_banner_mobile_id_media_id_fk" FOREIGN KEY ("version_hero_banner_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_hero_banner_video_id_media_id_fk" FOREIGN KEY ("version_hero_banner_video_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_anchor_page_id_pages_id_fk" FOREIGN KEY ("version_contact_anchor_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_anchor_project_id_projects_id_fk" FOREIGN KEY ("version_contact_anchor_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_anchor_product_id_products_id_fk" FOREIGN KEY ("version_contact_anchor_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_contact_anchor_file_id_media_id_fk" FOREIGN KEY ("version_contact_anchor_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_more_info_button_page_id_pages_id_fk" FOREIGN KEY ("version_more_info_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_more_info_button_project_id_projects_id_fk" FOREIGN KEY ("version_more_info_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_more_info_button_product_id_products_id_fk" FOREIGN KEY ("version_more_info_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_more_info_button_file_id_media_id_fk" FOREIGN KEY ("version_more_info_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lottery_button_page_id_pages_id_fk" FOREIGN KEY ("version_lottery_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lottery_button_project_id_projects_id_fk" FOREIGN KEY ("version_lottery_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lottery_button_product_id_products_id_fk" FOREIGN KEY ("version_lottery_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_lottery_button_file_id_media_id_fk" FOREIGN KEY ("version_lottery_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_button_page_id_pages_id_fk" FOREIGN KEY ("version_project_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_button_project_id_projects_id_fk" FOREIGN KEY ("version_project_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_button_product_id_products_id_fk" FOREIGN KEY ("version_project_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_project_button_file_id_media_id_fk" FOREIGN KEY ("version_project_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_version_parent_page_id_pages_id_fk" FOREIGN KEY ("version_parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_32931c11ed4e_fk" FOREIGN KEY ("version_rent_project_hero_banner_image_for_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_39e6cc517f83_fk" FOREIGN KEY ("version_rent_project_hero_banner_image_for_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_7a6efcc0ad53_fk" FOREIGN KEY ("version_rent_project_hero_banner_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_8f6e2473bf70_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_blue_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_ecb6227284e8_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_blue_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_af2536d0c870_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_blue_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_1857bb490a39_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_blue_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_9254f54aee9f_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_bc3cd1e821a2_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_4d3ebc30a3bc_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_37ee923db903_fk" FOREIGN KEY ("version_rent_project_hero_banner_anchor_button_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_590c9f42eb16_fk" FOREIGN KEY ("version_rent_project_visualization_image_for_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_6fada56548ec_fk" FOREIGN KEY ("version_rent_project_visualization_image_for_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_0aebf39f3b2c_fk" FOREIGN KEY ("version_rent_project_advantages_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_7d1a4acc160e_fk" FOREIGN KEY ("version_rent_project_join_block_button_blue_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_ebe7c915fff6_fk" FOREIGN KEY ("version_rent_project_join_block_button_blue_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_cde9d168ba24_fk" FOREIGN KEY ("version_rent_project_join_block_button_blue_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_d7791697dde3_fk" FOREIGN KEY ("version_rent_project_join_block_button_blue_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v_locales" ADD CONSTRAINT "_projects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_projects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_designations_fk" FOREIGN KEY ("designations_id") REFERENCES "public"."designations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_project_statuses_fk" FOREIGN KEY ("project_statuses_id") REFERENCES "public"."project_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_group_sites_fk" FOREIGN KEY ("group_sites_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_apartment_types_fk" FOREIGN KEY ("apartment_types_id") REFERENCES "public"."apartment_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_projects_v_rels" ADD CONSTRAINT "_projects_v_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_data_table" ADD CONSTRAINT "products_data_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_data_table_locales" ADD CONSTRAINT "products_data_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_data_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_additional_details" ADD CONSTRAINT "products_additional_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_additional_details_locales" ADD CONSTRAINT "products_additional_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_additional_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_standards" ADD CONSTRAINT "products_standards_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_standards" ADD CONSTRAINT "products_standards_standards_file_id_media_id_fk" FOREIGN KEY ("standards_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_standards" ADD CONSTRAINT "products_standards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_standards_locales" ADD CONSTRAINT "products_standards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products_standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_languages" ADD CONSTRAINT "products_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_main_banner_desktop_image_id_media_id_fk" FOREIGN KEY ("main_banner_desktop_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_main_banner_mobile_image_id_media_id_fk" FOREIGN KEY ("main_banner_mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_main_banner_video_optional_id_media_id_fk" FOREIGN KEY ("main_banner_video_optional_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_main_banner_video_mobile_id_media_id_fk" FOREIGN KEY ("main_banner_video_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_technical_spec_page_id_pages_id_fk" FOREIGN KEY ("technical_spec_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_technical_spec_project_id_projects_id_fk" FOREIGN KEY ("technical_spec_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_technical_spec_product_id_products_id_fk" FOREIGN KEY ("technical_spec_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_technical_spec_file_id_media_id_fk" FOREIGN KEY ("technical_spec_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products" ADD CONSTRAINT "products_parent_page_id_pages_id_fk" FOREIGN KEY ("parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "products_locales" ADD CONSTRAINT "products_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_product_key_features_fk" FOREIGN KEY ("product_key_features_id") REFERENCES "public"."product_key_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "products_rels" ADD CONSTRAINT "products_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_data_table" ADD CONSTRAINT "_products_v_version_data_table_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_data_table_locales" ADD CONSTRAINT "_products_v_version_data_table_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_data_table"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_additional_details" ADD CONSTRAINT "_products_v_version_additional_details_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_additional_details_locales" ADD CONSTRAINT "_products_v_version_additional_details_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_additional_details"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_standards" ADD CONSTRAINT "_products_v_version_standards_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_standards" ADD CONSTRAINT "_products_v_version_standards_standards_file_id_media_id_fk" FOREIGN KEY ("standards_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_version_standards" ADD CONSTRAINT "_products_v_version_standards_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_standards_locales" ADD CONSTRAINT "_products_v_version_standards_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v_version_standards"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_version_languages" ADD CONSTRAINT "_products_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_parent_id_products_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_main_banner_desktop_image_id_media_id_fk" FOREIGN KEY ("version_main_banner_desktop_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_main_banner_mobile_image_id_media_id_fk" FOREIGN KEY ("version_main_banner_mobile_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_main_banner_video_optional_id_media_id_fk" FOREIGN KEY ("version_main_banner_video_optional_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_main_banner_video_mobile_id_media_id_fk" FOREIGN KEY ("version_main_banner_video_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_technical_spec_page_id_pages_id_fk" FOREIGN KEY ("version_technical_spec_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_technical_spec_project_id_projects_id_fk" FOREIGN KEY ("version_technical_spec_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_technical_spec_product_id_products_id_fk" FOREIGN KEY ("version_technical_spec_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_technical_spec_file_id_media_id_fk" FOREIGN KEY ("version_technical_spec_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v" ADD CONSTRAINT "_products_v_version_parent_page_id_pages_id_fk" FOREIGN KEY ("version_parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_products_v_locales" ADD CONSTRAINT "_products_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_products_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_product_key_features_fk" FOREIGN KEY ("product_key_features_id") REFERENCES "public"."product_key_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_products_v_rels" ADD CONSTRAINT "_products_v_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "companies_locales" ADD CONSTRAINT "companies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v_locales" ADD CONSTRAINT "_companies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_categories_v" ADD CONSTRAINT "_article_categories_v_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_categories_v_locales" ADD CONSTRAINT "_article_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_types_locales" ADD CONSTRAINT "project_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_types_v" ADD CONSTRAINT "_project_types_v_parent_id_project_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_types_v_locales" ADD CONSTRAINT "_project_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "project_statuses_locales" ADD CONSTRAINT "project_statuses_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."project_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_project_statuses_v" ADD CONSTRAINT "_project_statuses_v_parent_id_project_statuses_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."project_statuses"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_project_statuses_v_locales" ADD CONSTRAINT "_project_statuses_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_project_statuses_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "designations_locales" ADD CONSTRAINT "designations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."designations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_designations_v" ADD CONSTRAINT "_designations_v_parent_id_designations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."designations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_designations_v_locales" ADD CONSTRAINT "_designations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_designations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "property_types_locales" ADD CONSTRAINT "property_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_property_types_v" ADD CONSTRAINT "_property_types_v_parent_id_property_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."property_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_property_types_v_locales" ADD CONSTRAINT "_property_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_property_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartment_types_locales" ADD CONSTRAINT "apartment_types_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apartment_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartment_types_v" ADD CONSTRAINT "_apartment_types_v_parent_id_apartment_types_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."apartment_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartment_types_v_locales" ADD CONSTRAINT "_apartment_types_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_apartment_types_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "characteristics" ADD CONSTRAINT "characteristics_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "characteristics_locales" ADD CONSTRAINT "characteristics_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_characteristics_v" ADD CONSTRAINT "_characteristics_v_parent_id_characteristics_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."characteristics"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_characteristics_v" ADD CONSTRAINT "_characteristics_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_characteristics_v_locales" ADD CONSTRAINT "_characteristics_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_characteristics_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "countries_locales" ADD CONSTRAINT "countries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_countries_v" ADD CONSTRAINT "_countries_v_parent_id_countries_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_countries_v_locales" ADD CONSTRAINT "_countries_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_countries_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "cities" ADD CONSTRAINT "cities_country_id_countries_id_fk" FOREIGN KEY ("country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "cities_locales" ADD CONSTRAINT "cities_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_parent_id_cities_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v" ADD CONSTRAINT "_cities_v_version_country_id_countries_id_fk" FOREIGN KEY ("version_country_id") REFERENCES "public"."countries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_cities_v_locales" ADD CONSTRAINT "_cities_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_cities_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_sites" ADD CONSTRAINT "group_sites_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "group_sites_locales" ADD CONSTRAINT "group_sites_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_sites_rels" ADD CONSTRAINT "group_sites_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "group_sites_rels" ADD CONSTRAINT "group_sites_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_group_sites_v" ADD CONSTRAINT "_group_sites_v_parent_id_group_sites_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."group_sites"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_sites_v" ADD CONSTRAINT "_group_sites_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_group_sites_v_locales" ADD CONSTRAINT "_group_sites_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_group_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_group_sites_v_rels" ADD CONSTRAINT "_group_sites_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_group_sites_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_group_sites_v_rels" ADD CONSTRAINT "_group_sites_v_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "partners" ADD CONSTRAINT "partners_l_o_g_o_id_media_id_fk" FOREIGN KEY ("l_o_g_o_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "partners_locales" ADD CONSTRAINT "partners_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_parent_id_partners_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."partners"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v" ADD CONSTRAINT "_partners_v_version_l_o_g_o_id_media_id_fk" FOREIGN KEY ("version_l_o_g_o_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_partners_v_locales" ADD CONSTRAINT "_partners_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_partners_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_categories" ADD CONSTRAINT "product_categories_parent_category_id_product_categories_id_fk" FOREIGN KEY ("parent_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_categories_locales" ADD CONSTRAINT "product_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_categories_v" ADD CONSTRAINT "_product_categories_v_parent_id_product_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_categories_v" ADD CONSTRAINT "_product_categories_v_601ac0e83b0d_fk" FOREIGN KEY ("version_parent_category_id") REFERENCES "public"."product_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_categories_v_locales" ADD CONSTRAINT "_product_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "product_key_features" ADD CONSTRAINT "product_key_features_icon_id_media_id_fk" FOREIGN KEY ("icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "product_key_features_locales" ADD CONSTRAINT "product_key_features_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."product_key_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_product_key_features_v" ADD CONSTRAINT "_product_key_features_v_parent_id_product_key_features_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."product_key_features"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_key_features_v" ADD CONSTRAINT "_product_key_features_v_version_icon_id_media_id_fk" FOREIGN KEY ("version_icon_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_product_key_features_v_locales" ADD CONSTRAINT "_product_key_features_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_product_key_features_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_image_desktop_id_media_id_fk" FOREIGN KEY ("image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides" ADD CONSTRAINT "marketing_slides_image_mobile_id_media_id_fk" FOREIGN KEY ("image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "marketing_slides_locales" ADD CONSTRAINT "marketing_slides_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."marketing_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_parent_id_marketing_slides_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."marketing_slides"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_link_page_id_pages_id_fk" FOREIGN KEY ("version_link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_link_project_id_projects_id_fk" FOREIGN KEY ("version_link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_link_product_id_products_id_fk" FOREIGN KEY ("version_link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_link_file_id_media_id_fk" FOREIGN KEY ("version_link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_image_desktop_id_media_id_fk" FOREIGN KEY ("version_image_desktop_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v" ADD CONSTRAINT "_marketing_slides_v_version_image_mobile_id_media_id_fk" FOREIGN KEY ("version_image_mobile_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_marketing_slides_v_locales" ADD CONSTRAINT "_marketing_slides_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_marketing_slides_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_project_id_projects_id_fk" FOREIGN KEY ("to_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_product_id_products_id_fk" FOREIGN KEY ("to_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_to_page_id_pages_id_fk" FOREIGN KEY ("version_to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_to_project_id_projects_id_fk" FOREIGN KEY ("version_to_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_to_product_id_products_id_fk" FOREIGN KEY ("version_to_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_to_file_id_media_id_fk" FOREIGN KEY ("version_to_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v_locales" ADD CONSTRAINT "_redirects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_redirects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages_notes" ADD CONSTRAINT "messages_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages_notes" ADD CONSTRAINT "messages_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."messages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_subject_id_contact_subjects_id_fk" FOREIGN KEY ("subject_id") REFERENCES "public"."contact_subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_duplicate_of_id_messages_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."messages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "messages" ADD CONSTRAINT "messages_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "contact_subjects_locales" ADD CONSTRAINT "contact_subjects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_subjects_rels" ADD CONSTRAINT "contact_subjects_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "contact_subjects_rels" ADD CONSTRAINT "contact_subjects_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v" ADD CONSTRAINT "_contact_subjects_v_parent_id_contact_subjects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."contact_subjects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v_locales" ADD CONSTRAINT "_contact_subjects_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_contact_subjects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v_rels" ADD CONSTRAINT "_contact_subjects_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_contact_subjects_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_contact_subjects_v_rels" ADD CONSTRAINT "_contact_subjects_v_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads_notes" ADD CONSTRAINT "leads_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."leads"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_duplicate_of_id_leads_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."leads"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "leads" ADD CONSTRAINT "leads_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments_notes" ADD CONSTRAINT "appointments_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments_notes" ADD CONSTRAINT "appointments_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."appointments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_meeting_id_meeting_kinds_id_fk" FOREIGN KEY ("meeting_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_duplicate_of_id_appointments_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."appointments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "appointments" ADD CONSTRAINT "appointments_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meeting_kinds_hours_days" ADD CONSTRAINT "meeting_kinds_hours_days_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."meeting_kinds_hours"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meeting_kinds_hours" ADD CONSTRAINT "meeting_kinds_hours_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meeting_kinds_closed_dates" ADD CONSTRAINT "meeting_kinds_closed_dates_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "meeting_kinds" ADD CONSTRAINT "meeting_kinds_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "meeting_kinds_locales" ADD CONSTRAINT "meeting_kinds_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."meeting_kinds"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs_languages" ADD CONSTRAINT "jobs_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_profession_id_job_professions_id_fk" FOREIGN KEY ("profession_id") REFERENCES "public"."job_professions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_scope_id_job_scopes_id_fk" FOREIGN KEY ("scope_id") REFERENCES "public"."job_scopes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_area_id_job_areas_id_fk" FOREIGN KEY ("area_id") REFERENCES "public"."job_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_division_id_company_divisions_id_fk" FOREIGN KEY ("division_id") REFERENCES "public"."company_divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_languages" ADD CONSTRAINT "_jobs_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_profession_id_job_professions_id_fk" FOREIGN KEY ("version_profession_id") REFERENCES "public"."job_professions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_scope_id_job_scopes_id_fk" FOREIGN KEY ("version_scope_id") REFERENCES "public"."job_scopes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_area_id_job_areas_id_fk" FOREIGN KEY ("version_area_id") REFERENCES "public"."job_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_division_id_company_divisions_id_fk" FOREIGN KEY ("version_division_id") REFERENCES "public"."company_divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_professions_locales" ADD CONSTRAINT "job_professions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_professions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_professions_v" ADD CONSTRAINT "_job_professions_v_parent_id_job_professions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_professions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_professions_v_locales" ADD CONSTRAINT "_job_professions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_professions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_areas_locales" ADD CONSTRAINT "job_areas_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_areas_v" ADD CONSTRAINT "_job_areas_v_parent_id_job_areas_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_areas"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_areas_v_locales" ADD CONSTRAINT "_job_areas_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_areas_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "job_scopes_locales" ADD CONSTRAINT "job_scopes_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."job_scopes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_job_scopes_v" ADD CONSTRAINT "_job_scopes_v_parent_id_job_scopes_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."job_scopes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_job_scopes_v_locales" ADD CONSTRAINT "_job_scopes_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_job_scopes_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "company_divisions" ADD CONSTRAINT "company_divisions_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "company_divisions_locales" ADD CONSTRAINT "company_divisions_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."company_divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_company_divisions_v" ADD CONSTRAINT "_company_divisions_v_parent_id_company_divisions_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."company_divisions"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_divisions_v" ADD CONSTRAINT "_company_divisions_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_company_divisions_v_locales" ADD CONSTRAINT "_company_divisions_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_company_divisions_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_id_attachments_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_duplicate_of_id_applications_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buildings" ADD CONSTRAINT "buildings_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "buildings_locales" ADD CONSTRAINT "buildings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buildings_rels" ADD CONSTRAINT "buildings_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "buildings_rels" ADD CONSTRAINT "buildings_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buildings_v" ADD CONSTRAINT "_buildings_v_parent_id_buildings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buildings_v" ADD CONSTRAINT "_buildings_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_buildings_v_locales" ADD CONSTRAINT "_buildings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buildings_v_rels" ADD CONSTRAINT "_buildings_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_buildings_v_rels" ADD CONSTRAINT "_buildings_v_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_building_id_buildings_id_fk" FOREIGN KEY ("building_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_property_type_id_apartment_types_id_fk" FOREIGN KEY ("property_type_id") REFERENCES "public"."apartment_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_property_image_id_media_id_fk" FOREIGN KEY ("property_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments" ADD CONSTRAINT "apartments_blueprint_of_the_apartment_id_media_id_fk" FOREIGN KEY ("blueprint_of_the_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments_locales" ADD CONSTRAINT "apartments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartments_rels" ADD CONSTRAINT "apartments_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartments_rels" ADD CONSTRAINT "apartments_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "apartments_rels" ADD CONSTRAINT "apartments_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_parent_id_apartments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."apartments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_project_id_projects_id_fk" FOREIGN KEY ("version_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_building_id_buildings_id_fk" FOREIGN KEY ("version_building_id") REFERENCES "public"."buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_property_type_id_apartment_types_id_fk" FOREIGN KEY ("version_property_type_id") REFERENCES "public"."apartment_types"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_property_image_id_media_id_fk" FOREIGN KEY ("version_property_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_version_blueprint_of_the_apartment_id_media_id_fk" FOREIGN KEY ("version_blueprint_of_the_apartment_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v_locales" ADD CONSTRAINT "_apartments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_apartments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartments_v_rels" ADD CONSTRAINT "_apartments_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_apartments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartments_v_rels" ADD CONSTRAINT "_apartments_v_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartments_v_rels" ADD CONSTRAINT "_apartments_v_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reservations_notes" ADD CONSTRAINT "reservations_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations_notes" ADD CONSTRAINT "reservations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_duplicate_of_id_reservations_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lotteries_locales" ADD CONSTRAINT "lotteries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lotteries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_d063a7906637_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_buildings" ADD CONSTRAINT "delivery_buildings_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "delivery_buildings_locales" ADD CONSTRAINT "delivery_buildings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v" ADD CONSTRAINT "_delivery_buildings_v_parent_id_delivery_buildings_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v" ADD CONSTRAINT "_delivery_buildings_v_version_picture_id_media_id_fk" FOREIGN KEY ("version_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_delivery_buildings_v_locales" ADD CONSTRAINT "_delivery_buildings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_delivery_buildings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_destinations_locales" ADD CONSTRAINT "file_destinations_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_destinations_v" ADD CONSTRAINT "_file_destinations_v_parent_id_file_destinations_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_destinations_v_locales" ADD CONSTRAINT "_file_destinations_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_destinations_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_categories_locales" ADD CONSTRAINT "file_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_categories_v" ADD CONSTRAINT "_file_categories_v_parent_id_file_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_categories_v_locales" ADD CONSTRAINT "_file_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items" ADD CONSTRAINT "file_items_file_destination_id_file_destinations_id_fk" FOREIGN KEY ("file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "file_items" ADD CONSTRAINT "file_items_upload_file_id_media_id_fk" FOREIGN KEY ("upload_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "file_items_locales" ADD CONSTRAINT "file_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "file_items_rels" ADD CONSTRAINT "file_items_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_parent_id_file_items_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."file_items"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_version_upload_file_id_media_id_fk" FOREIGN KEY ("version_upload_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v" ADD CONSTRAINT "_file_items_v_6027920c4d67_fk" FOREIGN KEY ("version_file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_file_items_v_locales" ADD CONSTRAINT "_file_items_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_file_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_file_items_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_file_items_v_rels" ADD CONSTRAINT "_file_items_v_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files" ADD CONSTRAINT "resident_files_file_destination_id_file_destinations_id_fk" FOREIGN KEY ("file_destination_id") REFERENCES "public"."file_destinations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "resident_files_locales" ADD CONSTRAINT "resident_files_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "resident_files_rels" ADD CONSTRAINT "resident_files_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "forms" ADD CONSTRAINT "forms_after_submitting_goto_page_id_pages_id_fk" FOREIGN KEY ("after_submitting_goto_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "forms_locales" ADD CONSTRAINT "forms_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_parent_id_forms_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v" ADD CONSTRAINT "_forms_v_version_after_submitting_goto_page_id_pages_id_fk" FOREIGN KEY ("version_after_submitting_goto_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_forms_v_locales" ADD CONSTRAINT "_forms_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_forms_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_notes" ADD CONSTRAINT "form_entries_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_entries_notes" ADD CONSTRAINT "form_entries_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_answers" ADD CONSTRAINT "form_entries_answers_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_form_id_forms_id_fk" FOREIGN KEY ("form_id") REFERENCES "public"."forms"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_duplicate_of_id_form_entries_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."form_entries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_entries" ADD CONSTRAINT "form_entries_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "form_entries_rels" ADD CONSTRAINT "form_entries_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."form_entries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "form_entries_rels" ADD CONSTRAINT "form_entries_rels_attachments_fk" FOREIGN KEY ("attachments_id") REFERENCES "public"."attachments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_roles" ADD CONSTRAINT "users_roles_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "users_sessions" ADD CONSTRAINT "users_sessions_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "audit_log" ADD CONSTRAINT "audit_log_actor_id_users_id_fk" FOREIGN KEY ("actor_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_projects_fk" FOREIGN KEY ("projects_id") REFERENCES "public"."projects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_products_fk" FOREIGN KEY ("products_id") REFERENCES "public"."products"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_types_fk" FOREIGN KEY ("project_types_id") REFERENCES "public"."project_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_project_statuses_fk" FOREIGN KEY ("project_statuses_id") REFERENCES "public"."project_statuses"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_designations_fk" FOREIGN KEY ("designations_id") REFERENCES "public"."designations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_property_types_fk" FOREIGN KEY ("property_types_id") REFERENCES "public"."property_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apartment_types_fk" FOREIGN KEY ("apartment_types_id") REFERENCES "public"."apartment_types"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_characteristics_fk" FOREIGN KEY ("characteristics_id") REFERENCES "public"."characteristics"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_countries_fk" FOREIGN KEY ("countries_id") REFERENCES "public"."countries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_cities_fk" FOREIGN KEY ("cities_id") REFERENCES "public"."cities"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_group_sites_fk" FOREIGN KEY ("group_sites_id") REFERENCES "public"."group_sites"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_partners_fk" FOREIGN KEY ("partners_id") REFERENCES "public"."partners"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_categories_fk" FOREIGN KEY ("product_categories_id") REFERENCES "public"."product_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_product_key_features_fk" FOREIGN KEY ("product_key_features_id") REFERENCES "public"."product_key_features"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_marketing_slides_fk" FOREIGN KEY ("marketing_slides_id") REFERENCES "public"."marketing_slides"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tombstones_fk" FOREIGN KEY ("tombstones_id") REFERENCES "public"."tombstones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_professions_fk" FOREIGN KEY ("job_professions_id") REFERENCES "public"."job_professions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_areas_fk" FOREIGN KEY ("job_areas_id") REFERENCES "public"."job_areas"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_job_scopes_fk" FOREIGN KEY ("job_scopes_id") REFERENCES "public"."job_scopes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_company_divisions_fk" FOREIGN KEY ("company_divisions_id") REFERENCES "public"."company_divisions"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_buildings_fk" FOREIGN KEY ("buildings_id") REFERENCES "public"."buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apartments_fk" FOREIGN KEY ("apartments_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_delivery_buildings_fk" FOREIGN KEY ("delivery_buildings_id") REFERENCES "public"."delivery_buildings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_destinations_fk" FOREIGN KEY ("file_destinations_id") REFERENCES "public"."file_destinations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_categories_fk" FOREIGN KEY ("file_categories_id") REFERENCES "public"."file_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_file_items_fk" FOREIGN KEY ("file_items_id") REFERENCES "public"."file_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_resident_files_fk" FOREIGN KEY ("resident_files_id") REFERENCES "public"."resident_files"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_special_company_id_companies_id_fk" FOREIGN KEY ("special_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_projects_page_id_pages_id_fk" FOREIGN KEY ("projects_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_products_page_id_pages_id_fk" FOREIGN KEY ("products_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_terms_page_id_pages_id_fk" FOREIGN KEY ("terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_accessibility_page_id_pages_id_fk" FOREIGN KEY ("accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_default_og_image_id_media_id_fk" FOREIGN KEY ("default_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_special_company_id_companies_id_fk" FOREIGN KEY ("version_special_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_projects_page_id_pages_id_fk" FOREIGN KEY ("version_projects_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_products_page_id_pages_id_fk" FOREIGN KEY ("version_products_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_privacy_page_id_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_terms_page_id_pages_id_fk" FOREIGN KEY ("version_terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_accessibility_page_id_pages_id_fk" FOREIGN KEY ("version_accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_default_og_image_id_media_id_fk" FOREIGN KEY ("version_default_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children_locales" ADD CONSTRAINT "header_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_locales" ADD CONSTRAINT "header_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_page_id_pages_id_fk" FOREIGN KEY ("cta_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_project_id_projects_id_fk" FOREIGN KEY ("cta_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_product_id_products_id_fk" FOREIGN KEY ("cta_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_file_id_media_id_fk" FOREIGN KEY ("cta_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children_locales" ADD CONSTRAINT "_header_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_locales" ADD CONSTRAINT "_header_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_page_id_pages_id_fk" FOREIGN KEY ("version_cta_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_project_id_projects_id_fk" FOREIGN KEY ("version_cta_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_product_id_products_id_fk" FOREIGN KEY ("version_cta_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_file_id_media_id_fk" FOREIGN KEY ("version_cta_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links_locales" ADD CONSTRAINT "footer_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_project_id_projects_id_fk" FOREIGN KEY ("link_project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_product_id_products_id_fk" FOREIGN KEY ("link_product_id") REFERENCES "public"."products"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links_locales" ADD CONSTRAINT "_footer_v_version_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_locales" ADD CONSTRAINT "_footer_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  CREATE INDEX "pages_languages_order_idx" ON "pages_languages" USING btree ("order");
  CREATE INDEX "pages_languages_parent_idx" ON "pages_languages" USING btree ("parent_id");
  CREATE INDEX "pages_article_article_category_idx" ON "pages" USING btree ("article_category_id");
  CREATE INDEX "pages_article_article_date_idx" ON "pages" USING btree ("article_date");
  CREATE INDEX "pages_article_article_desktop_picture_idx" ON "pages" USING btree ("article_desktop_picture_id");
  CREATE INDEX "pages_article_article_mobile_picture_idx" ON "pages" USING btree ("article_mobile_picture_id");
  CREATE INDEX "pages_article_article_associated_site_idx" ON "pages" USING btree ("article_associated_site_id");
  CREATE INDEX "pages_listing_listing_marketing_slide_idx" ON "pages" USING btree ("listing_marketing_slide_id");
  CREATE INDEX "pages_seo_seo_og_image_idx" ON "pages" USING btree ("seo_og_image_id");
  CREATE INDEX "pages_template_idx" ON "pages" USING btree ("template");
  CREATE INDEX "pages_paths_paths_he_idx" ON "pages" USING btree ("paths_he");
  CREATE INDEX "pages_paths_paths_en_idx" ON "pages" USING btree ("paths_en");
  CREATE INDEX "pages_parent_page_idx" ON "pages" USING btree ("parent_page_id");
  CREATE INDEX "pages_company_idx" ON "pages" USING btree ("company_id");
  CREATE INDEX "pages_updated_at_idx" ON "pages" USING btree ("updated_at");
  CREATE INDEX "pages_created_at_idx" ON "pages" USING btree ("created_at");
  CREATE INDEX "pages_deleted_at_idx" ON "pages" USING btree ("deleted_at");
  CREATE INDEX "pages__status_idx" ON "pages" USING btree ("_status");
  CREATE UNIQUE INDEX "pages_locales_locale_parent_id_unique" ON "pages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "pages_locales_parent_idx" ON "pages_locales" USING btree ("_parent_id");
  CREATE INDEX "pages_rels_order_idx" ON "pages_rels" USING btree ("order");
  CREATE INDEX "pages_rels_parent_idx" ON "pages_rels" USING btree ("parent_id");
  CREATE INDEX "pages_rels_path_idx" ON "pages_rels" USING btree ("path");
  CREATE INDEX "pages_rels_group_sites_id_idx" ON "pages_rels" USING btree ("group_sites_id");
  CREATE INDEX "pages_rels_project_types_id_idx" ON "pages_rels" USING btree ("project_types_id");
  CREATE INDEX "pages_rels_company_divisions_id_idx" ON "pages_rels" USING btree ("company_divisions_id");
  CREATE INDEX "_pages_v_version_languages_order_idx" ON "_pages_v_version_languages" USING btree ("order");
  CREATE INDEX "_pages_v_version_languages_parent_idx" ON "_pages_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_article_version_article_category_idx" ON "_pages_v" USING btree ("version_article_category_id");
  CREATE INDEX "_pages_v_version_article_version_article_date_idx" ON "_pages_v" USING btree ("version_article_date");
  CREATE INDEX "_pages_v_version_article_version_article_desktop_picture_idx" ON "_pages_v" USING btree ("version_article_desktop_picture_id");
  CREATE INDEX "_pages_v_version_article_version_article_mobile_picture_idx" ON "_pages_v" USING btree ("version_article_mobile_picture_id");
  CREATE INDEX "_pages_v_version_article_version_article_associated_site_idx" ON "_pages_v" USING btree ("version_article_associated_site_id");
  CREATE INDEX "_pages_v_version_listing_version_listing_marketing_slide_idx" ON "_pages_v" USING btree ("version_listing_marketing_slide_id");
  CREATE INDEX "_pages_v_version_seo_version_seo_og_image_idx" ON "_pages_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_pages_v_version_version_template_idx" ON "_pages_v" USING btree ("version_template");
  CREATE INDEX "_pages_v_version_paths_version_paths_he_idx" ON "_pages_v" USING btree ("version_paths_he");
  CREATE INDEX "_pages_v_version_paths_version_paths_en_idx" ON "_pages_v" USING btree ("version_paths_en");
  CREATE INDEX "_pages_v_version_version_parent_page_idx" ON "_pages_v" USING btree ("version_parent_page_id");
  CREATE INDEX "_pages_v_version_version_company_idx" ON "_pages_v" USING btree ("version_company_id");
  CREATE INDEX "_pages_v_version_version_updated_at_idx" ON "_pages_v" USING btree ("version_updated_at");
  CREATE INDEX "_pages_v_version_version_created_at_idx" ON "_pages_v" USING btree ("version_created_at");
  CREATE INDEX "_pages_v_version_version_deleted_at_idx" ON "_pages_v" USING btree ("version_deleted_at");
  CREATE INDEX "_pages_v_version_version__status_idx" ON "_pages_v" USING btree ("version__status");
  CREATE INDEX "_pages_v_created_at_idx" ON "_pages_v" USING btree ("created_at");
  CREATE INDEX "_pages_v_updated_at_idx" ON "_pages_v" USING btree ("updated_at");
  CREATE INDEX "_pages_v_snapshot_idx" ON "_pages_v" USING btree ("snapshot");
  CREATE INDEX "_pages_v_published_locale_idx" ON "_pages_v" USING btree ("published_locale");
  CREATE INDEX "_pages_v_latest_idx" ON "_pages_v" USING btree ("latest");
  CREATE INDEX "_pages_v_autosave_idx" ON "_pages_v" USING btree ("autosave");
  CREATE UNIQUE INDEX "_pages_v_locales_locale_parent_id_unique" ON "_pages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_pages_v_locales_parent_idx" ON "_pages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_pages_v_rels_order_idx" ON "_pages_v_rels" USING btree ("order");
  CREATE INDEX "_pages_v_rels_parent_idx" ON "_pages_v_rels" USING btree ("parent_id");
  CREATE INDEX "_pages_v_rels_path_idx" ON "_pages_v_rels" USING btree ("path");
  CREATE INDEX "_pages_v_rels_group_sites_id_idx" ON "_pages_v_rels" USING btree ("group_sites_id");
  CREATE INDEX "_pages_v_rels_project_types_id_idx" ON "_pages_v_rels" USING btree ("project_types_id");
  CREATE INDEX "_pages_v_rels_company_divisions_id_idx" ON "_pages_v_rels" USING btree ("company_divisions_id");
  CREATE INDEX "projects_numbers_new_order_idx" ON "projects_numbers_new" USING btree ("_order");
  CREATE INDEX "projects_numbers_new_parent_id_idx" ON "projects_numbers_new" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_numbers_new_locales_locale_parent_id_unique" ON "projects_numbers_new_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_numbers_new_locales_parent_idx" ON "projects_numbers_new_locales" USING btree ("_parent_id");
  CREATE INDEX "project_neighbourhood_order_idx" ON "project_neighbourhood" USING btree ("_order");
  CREATE INDEX "project_neighbourhood_parent_id_idx" ON "project_neighbourhood" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "project_neighbourhood_locales_locale_parent_id_unique" ON "project_neighbourhood_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_neighbourhood_locales_parent_idx" ON "project_neighbourhood_locales" USING btree ("_parent_id");
  CREATE INDEX "project_room_galleries_order_idx" ON "project_room_galleries" USING btree ("_order");
  CREATE INDEX "project_room_galleries_parent_id_idx" ON "project_room_galleries" USING btree ("_parent_id");
  CREATE INDEX "project_room_galleries_apartment_thumbnail_idx" ON "project_room_galleries" USING btree ("apartment_thumbnail_id");
  CREATE INDEX "project_visualization_order_idx" ON "project_visualization" USING btree ("_order");
  CREATE INDEX "project_visualization_parent_id_idx" ON "project_visualization" USING btree ("_parent_id");
  CREATE INDEX "project_visualization_button_button_page_idx" ON "project_visualization" USING btree ("button_page_id");
  CREATE INDEX "project_visualization_button_button_project_idx" ON "project_visualization" USING btree ("button_project_id");
  CREATE INDEX "project_visualization_button_button_product_idx" ON "project_visualization" USING btree ("button_product_id");
  CREATE INDEX "project_visualization_button_button_file_idx" ON "project_visualization" USING btree ("button_file_id");
  CREATE INDEX "project_visualization_building_name_idx" ON "project_visualization" USING btree ("building_name_id");
  CREATE UNIQUE INDEX "project_visualization_locales_locale_parent_id_unique" ON "project_visualization_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_visualization_locales_parent_idx" ON "project_visualization_locales" USING btree ("_parent_id");
  CREATE INDEX "project_benefits_order_idx" ON "project_benefits" USING btree ("_order");
  CREATE INDEX "project_benefits_parent_id_idx" ON "project_benefits" USING btree ("_parent_id");
  CREATE INDEX "project_benefits_icon_normal_idx" ON "project_benefits" USING btree ("icon_normal_id");
  CREATE INDEX "project_benefits_icon_selected_idx" ON "project_benefits" USING btree ("icon_selected_id");
  CREATE INDEX "project_benefits_large_image_idx" ON "project_benefits" USING btree ("large_image_id");
  CREATE INDEX "project_benefits_small_image_idx" ON "project_benefits" USING btree ("small_image_id");
  CREATE UNIQUE INDEX "project_benefits_locales_locale_parent_id_unique" ON "project_benefits_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_benefits_locales_parent_idx" ON "project_benefits_locales" USING btree ("_parent_id");
  CREATE INDEX "project_advantages_order_idx" ON "project_advantages" USING btree ("_order");
  CREATE INDEX "project_advantages_parent_id_idx" ON "project_advantages" USING btree ("_parent_id");
  CREATE INDEX "project_advantages_icon_idx" ON "project_advantages" USING btree ("icon_id");
  CREATE UNIQUE INDEX "project_advantages_locales_locale_parent_id_unique" ON "project_advantages_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_advantages_locales_parent_idx" ON "project_advantages_locales" USING btree ("_parent_id");
  CREATE INDEX "project_reviews_order_idx" ON "project_reviews" USING btree ("_order");
  CREATE INDEX "project_reviews_parent_id_idx" ON "project_reviews" USING btree ("_parent_id");
  CREATE INDEX "project_reviews_stars_idx" ON "project_reviews" USING btree ("stars_id");
  CREATE INDEX "project_reviews_image_idx" ON "project_reviews" USING btree ("image_id");
  CREATE UNIQUE INDEX "project_reviews_locales_locale_parent_id_unique" ON "project_reviews_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_reviews_locales_parent_idx" ON "project_reviews_locales" USING btree ("_parent_id");
  CREATE INDEX "project_faq_order_idx" ON "project_faq" USING btree ("_order");
  CREATE INDEX "project_faq_parent_id_idx" ON "project_faq" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "project_faq_locales_locale_parent_id_unique" ON "project_faq_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_faq_locales_parent_idx" ON "project_faq_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_lottery_ways_order_idx" ON "projects_lottery_ways" USING btree ("_order");
  CREATE INDEX "projects_lottery_ways_parent_id_idx" ON "projects_lottery_ways" USING btree ("_parent_id");
  CREATE INDEX "projects_lottery_ways_icon_idx" ON "projects_lottery_ways" USING btree ("icon_id");
  CREATE UNIQUE INDEX "projects_lottery_ways_locales_locale_parent_id_unique" ON "projects_lottery_ways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_lottery_ways_locales_parent_idx" ON "projects_lottery_ways_locales" USING btree ("_parent_id");
  CREATE INDEX "project_eligibility_order_idx" ON "project_eligibility" USING btree ("_order");
  CREATE INDEX "project_eligibility_parent_id_idx" ON "project_eligibility" USING btree ("_parent_id");
  CREATE INDEX "project_eligibility_icon_idx" ON "project_eligibility" USING btree ("icon_id");
  CREATE INDEX "project_eligibility_button_link1_button_link1_page_idx" ON "project_eligibility" USING btree ("button_link1_page_id");
  CREATE INDEX "project_eligibility_button_link1_button_link1_project_idx" ON "project_eligibility" USING btree ("button_link1_project_id");
  CREATE INDEX "project_eligibility_button_link1_button_link1_product_idx" ON "project_eligibility" USING btree ("button_link1_product_id");
  CREATE INDEX "project_eligibility_button_link1_button_link1_file_idx" ON "project_eligibility" USING btree ("button_link1_file_id");
  CREATE INDEX "project_eligibility_button2_button2_page_idx" ON "project_eligibility" USING btree ("button2_page_id");
  CREATE INDEX "project_eligibility_button2_button2_project_idx" ON "project_eligibility" USING btree ("button2_project_id");
  CREATE INDEX "project_eligibility_button2_button2_product_idx" ON "project_eligibility" USING btree ("button2_product_id");
  CREATE INDEX "project_eligibility_button2_button2_file_idx" ON "project_eligibility" USING btree ("button2_file_id");
  CREATE UNIQUE INDEX "project_eligibility_locales_locale_parent_id_unique" ON "project_eligibility_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_eligibility_locales_parent_idx" ON "project_eligibility_locales" USING btree ("_parent_id");
  CREATE INDEX "project_form_subjects_order_idx" ON "project_form_subjects" USING btree ("_order");
  CREATE INDEX "project_form_subjects_parent_id_idx" ON "project_form_subjects" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "project_form_subjects_locales_locale_parent_id_unique" ON "project_form_subjects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_form_subjects_locales_parent_idx" ON "project_form_subjects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_office_info_order_idx" ON "projects_office_info" USING btree ("_order");
  CREATE INDEX "projects_office_info_parent_id_idx" ON "projects_office_info" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "projects_office_info_locales_locale_parent_id_unique" ON "projects_office_info_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_office_info_locales_parent_idx" ON "projects_office_info_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_languages_order_idx" ON "projects_languages" USING btree ("order");
  CREATE INDEX "projects_languages_parent_idx" ON "projects_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "projects_umbraco_name_idx" ON "projects" USING btree ("umbraco_name");
  CREATE INDEX "projects_project_type_idx" ON "projects" USING btree ("project_type_id");
  CREATE INDEX "projects_property_type_idx" ON "projects" USING btree ("property_type_id");
  CREATE INDEX "projects_company_idx" ON "projects" USING btree ("company_id");
  CREATE INDEX "projects_thumbnail_idx" ON "projects" USING btree ("thumbnail_id");
  CREATE INDEX "projects_priority_i_d_idx" ON "projects" USING btree ("priority_i_d");
  CREATE INDEX "projects_price_idx" ON "projects" USING btree ("price");
  CREATE INDEX "projects_hero_banner_hero_banner_thumbnail_idx" ON "projects" USING btree ("hero_banner_thumbnail_id");
  CREATE INDEX "projects_hero_banner_hero_banner_mobile_idx" ON "projects" USING btree ("hero_banner_mobile_id");
  CREATE INDEX "projects_hero_banner_hero_banner_video_idx" ON "projects" USING btree ("hero_banner_video_id");
  CREATE INDEX "projects_contact_anchor_contact_anchor_page_idx" ON "projects" USING btree ("contact_anchor_page_id");
  CREATE INDEX "projects_contact_anchor_contact_anchor_project_idx" ON "projects" USING btree ("contact_anchor_project_id");
  CREATE INDEX "projects_contact_anchor_contact_anchor_product_idx" ON "projects" USING btree ("contact_anchor_product_id");
  CREATE INDEX "projects_contact_anchor_contact_anchor_file_idx" ON "projects" USING btree ("contact_anchor_file_id");
  CREATE INDEX "projects_more_info_button_more_info_button_page_idx" ON "projects" USING btree ("more_info_button_page_id");
  CREATE INDEX "projects_more_info_button_more_info_button_project_idx" ON "projects" USING btree ("more_info_button_project_id");
  CREATE INDEX "projects_more_info_button_more_info_button_product_idx" ON "projects" USING btree ("more_info_button_product_id");
  CREATE INDEX "projects_more_info_button_more_info_button_file_idx" ON "projects" USING btree ("more_info_button_file_id");
  CREATE INDEX "projects_rent_project_hero_banner_rent_project_hero_bann_idx" ON "projects" USING btree ("rent_project_hero_banner_image_for_desktop_id");
  CREATE INDEX "projects_rent_project_hero_banner_rent_project_hero_ba_1_idx" ON "projects" USING btree ("rent_project_hero_banner_image_for_mobile_id");
  CREATE INDEX "projects_rent_project_hero_banner_rent_project_hero_ba_2_idx" ON "projects" USING btree ("rent_project_hero_banner_poster_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_blue_ren_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_blue_page_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_blue_r_1_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_blue_project_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_blue_r_2_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_blue_product_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_blue_r_3_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_blue_file_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_rent_pro_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_page_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_rent_p_1_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_project_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_rent_p_2_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_product_id");
  CREATE INDEX "projects_rent_project_hero_banner_anchor_button_rent_p_3_idx" ON "projects" USING btree ("rent_project_hero_banner_anchor_button_file_id");
  CREATE INDEX "projects_rent_project_visualization_rent_project_visuali_idx" ON "projects" USING btree ("rent_project_visualization_image_for_desktop_id");
  CREATE INDEX "projects_rent_project_visualization_rent_project_visua_1_idx" ON "projects" USING btree ("rent_project_visualization_image_for_mobile_id");
  CREATE INDEX "projects_rent_project_advantages_rent_project_advantages_idx" ON "projects" USING btree ("rent_project_advantages_image_id");
  CREATE INDEX "projects_rent_project_join_block_button_blue_rent_projec_idx" ON "projects" USING btree ("rent_project_join_block_button_blue_page_id");
  CREATE INDEX "projects_rent_project_join_block_button_blue_rent_proj_1_idx" ON "projects" USING btree ("rent_project_join_block_button_blue_project_id");
  CREATE INDEX "projects_rent_project_join_block_button_blue_rent_proj_2_idx" ON "projects" USING btree ("rent_project_join_block_button_blue_product_id");
  CREATE INDEX "projects_rent_project_join_block_button_blue_rent_proj_3_idx" ON "projects" USING btree ("rent_project_join_block_button_blue_file_id");
  CREATE INDEX "projects_lottery_button_lottery_button_page_idx" ON "projects" USING btree ("lottery_button_page_id");
  CREATE INDEX "projects_lottery_button_lottery_button_project_idx" ON "projects" USING btree ("lottery_button_project_id");
  CREATE INDEX "projects_lottery_button_lottery_button_product_idx" ON "projects" USING btree ("lottery_button_product_id");
  CREATE INDEX "projects_lottery_button_lottery_button_file_idx" ON "projects" USING btree ("lottery_button_file_id");
  CREATE INDEX "projects_project_button_project_button_page_idx" ON "projects" USING btree ("project_button_page_id");
  CREATE INDEX "projects_project_button_project_button_project_idx" ON "projects" USING btree ("project_button_project_id");
  CREATE INDEX "projects_project_button_project_button_product_idx" ON "projects" USING btree ("project_button_product_id");
  CREATE INDEX "projects_project_button_project_button_file_idx" ON "projects" USING btree ("project_button_file_id");
  CREATE INDEX "projects_seo_seo_og_image_idx" ON "projects" USING btree ("seo_og_image_id");
  CREATE INDEX "projects_paths_paths_he_idx" ON "projects" USING btree ("paths_he");
  CREATE INDEX "projects_paths_paths_en_idx" ON "projects" USING btree ("paths_en");
  CREATE INDEX "projects_parent_page_idx" ON "projects" USING btree ("parent_page_id");
  CREATE INDEX "projects_updated_at_idx" ON "projects" USING btree ("updated_at");
  CREATE INDEX "projects_created_at_idx" ON "projects" USING btree ("created_at");
  CREATE INDEX "projects_deleted_at_idx" ON "projects" USING btree ("deleted_at");
  CREATE INDEX "projects__status_idx" ON "projects" USING btree ("_status");
  CREATE INDEX "projects_project_title_idx" ON "projects_locales" USING btree ("project_title","_locale");
  CREATE UNIQUE INDEX "projects_locales_locale_parent_id_unique" ON "projects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "projects_locales_parent_idx" ON "projects_locales" USING btree ("_parent_id");
  CREATE INDEX "projects_rels_order_idx" ON "projects_rels" USING btree ("order");
  CREATE INDEX "projects_rels_parent_idx" ON "projects_rels" USING btree ("parent_id");
  CREATE INDEX "projects_rels_path_idx" ON "projects_rels" USING btree ("path");
  CREATE INDEX "projects_rels_designations_id_idx" ON "projects_rels" USING btree ("designations_id");
  CREATE INDEX "projects_rels_project_statuses_id_idx" ON "projects_rels" USING btree ("project_statuses_id");
  CREATE INDEX "projects_rels_group_sites_id_idx" ON "projects_rels" USING btree ("group_sites_id");
  CREATE INDEX "projects_rels_countries_id_idx" ON "projects_rels" USING btree ("countries_id");
  CREATE INDEX "projects_rels_cities_id_idx" ON "projects_rels" USING btree ("cities_id");
  CREATE INDEX "projects_rels_characteristics_id_idx" ON "projects_rels" USING btree ("characteristics_id");
  CREATE INDEX "projects_rels_apartment_types_id_idx" ON "projects_rels" USING btree ("apartment_types_id");
  CREATE INDEX "projects_rels_media_id_idx" ON "projects_rels" USING btree ("media_id");
  CREATE INDEX "projects_rels_partners_id_idx" ON "projects_rels" USING btree ("partners_id");
  CREATE INDEX "projects_rels_projects_id_idx" ON "projects_rels" USING btree ("projects_id");
  CREATE INDEX "_projects_v_version_numbers_new_order_idx" ON "_projects_v_version_numbers_new" USING btree ("_order");
  CREATE INDEX "_projects_v_version_numbers_new_parent_id_idx" ON "_projects_v_version_numbers_new" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_numbers_new_locales_locale_parent_id_uni" ON "_projects_v_version_numbers_new_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_numbers_new_locales_parent_idx" ON "_projects_v_version_numbers_new_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_neighbourhood_v_order_idx" ON "_project_neighbourhood_v" USING btree ("_order");
  CREATE INDEX "_project_neighbourhood_v_parent_id_idx" ON "_project_neighbourhood_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_project_neighbourhood_v_locales_locale_parent_id_unique" ON "_project_neighbourhood_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_neighbourhood_v_locales_parent_idx" ON "_project_neighbourhood_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_room_galleries_v_order_idx" ON "_project_room_galleries_v" USING btree ("_order");
  CREATE INDEX "_project_room_galleries_v_parent_id_idx" ON "_project_room_galleries_v" USING btree ("_parent_id");
  CREATE INDEX "_project_room_galleries_v_apartment_thumbnail_idx" ON "_project_room_galleries_v" USING btree ("apartment_thumbnail_id");
  CREATE INDEX "_project_visualization_v_order_idx" ON "_project_visualization_v" USING btree ("_order");
  CREATE INDEX "_project_visualization_v_parent_id_idx" ON "_project_visualization_v" USING btree ("_parent_id");
  CREATE INDEX "_project_visualization_v_button_button_page_idx" ON "_project_visualization_v" USING btree ("button_page_id");
  CREATE INDEX "_project_visualization_v_button_button_project_idx" ON "_project_visualization_v" USING btree ("button_project_id");
  CREATE INDEX "_project_visualization_v_button_button_product_idx" ON "_project_visualization_v" USING btree ("button_product_id");
  CREATE INDEX "_project_visualization_v_button_button_file_idx" ON "_project_visualization_v" USING btree ("button_file_id");
  CREATE INDEX "_project_visualization_v_building_name_idx" ON "_project_visualization_v" USING btree ("building_name_id");
  CREATE UNIQUE INDEX "_project_visualization_v_locales_locale_parent_id_unique" ON "_project_visualization_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_visualization_v_locales_parent_idx" ON "_project_visualization_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_benefits_v_order_idx" ON "_project_benefits_v" USING btree ("_order");
  CREATE INDEX "_project_benefits_v_parent_id_idx" ON "_project_benefits_v" USING btree ("_parent_id");
  CREATE INDEX "_project_benefits_v_icon_normal_idx" ON "_project_benefits_v" USING btree ("icon_normal_id");
  CREATE INDEX "_project_benefits_v_icon_selected_idx" ON "_project_benefits_v" USING btree ("icon_selected_id");
  CREATE INDEX "_project_benefits_v_large_image_idx" ON "_project_benefits_v" USING btree ("large_image_id");
  CREATE INDEX "_project_benefits_v_small_image_idx" ON "_project_benefits_v" USING btree ("small_image_id");
  CREATE UNIQUE INDEX "_project_benefits_v_locales_locale_parent_id_unique" ON "_project_benefits_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_benefits_v_locales_parent_idx" ON "_project_benefits_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_advantages_v_order_idx" ON "_project_advantages_v" USING btree ("_order");
  CREATE INDEX "_project_advantages_v_parent_id_idx" ON "_project_advantages_v" USING btree ("_parent_id");
  CREATE INDEX "_project_advantages_v_icon_idx" ON "_project_advantages_v" USING btree ("icon_id");
  CREATE UNIQUE INDEX "_project_advantages_v_locales_locale_parent_id_unique" ON "_project_advantages_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_advantages_v_locales_parent_idx" ON "_project_advantages_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_reviews_v_order_idx" ON "_project_reviews_v" USING btree ("_order");
  CREATE INDEX "_project_reviews_v_parent_id_idx" ON "_project_reviews_v" USING btree ("_parent_id");
  CREATE INDEX "_project_reviews_v_stars_idx" ON "_project_reviews_v" USING btree ("stars_id");
  CREATE INDEX "_project_reviews_v_image_idx" ON "_project_reviews_v" USING btree ("image_id");
  CREATE UNIQUE INDEX "_project_reviews_v_locales_locale_parent_id_unique" ON "_project_reviews_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_reviews_v_locales_parent_idx" ON "_project_reviews_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_faq_v_order_idx" ON "_project_faq_v" USING btree ("_order");
  CREATE INDEX "_project_faq_v_parent_id_idx" ON "_project_faq_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_project_faq_v_locales_locale_parent_id_unique" ON "_project_faq_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_faq_v_locales_parent_idx" ON "_project_faq_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_lottery_ways_order_idx" ON "_projects_v_version_lottery_ways" USING btree ("_order");
  CREATE INDEX "_projects_v_version_lottery_ways_parent_id_idx" ON "_projects_v_version_lottery_ways" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_lottery_ways_icon_idx" ON "_projects_v_version_lottery_ways" USING btree ("icon_id");
  CREATE UNIQUE INDEX "_projects_v_version_lottery_ways_locales_locale_parent_id_un" ON "_projects_v_version_lottery_ways_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_lottery_ways_locales_parent_idx" ON "_projects_v_version_lottery_ways_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_eligibility_v_order_idx" ON "_project_eligibility_v" USING btree ("_order");
  CREATE INDEX "_project_eligibility_v_parent_id_idx" ON "_project_eligibility_v" USING btree ("_parent_id");
  CREATE INDEX "_project_eligibility_v_icon_idx" ON "_project_eligibility_v" USING btree ("icon_id");
  CREATE INDEX "_project_eligibility_v_button_link1_button_link1_page_idx" ON "_project_eligibility_v" USING btree ("button_link1_page_id");
  CREATE INDEX "_project_eligibility_v_button_link1_button_link1_project_idx" ON "_project_eligibility_v" USING btree ("button_link1_project_id");
  CREATE INDEX "_project_eligibility_v_button_link1_button_link1_product_idx" ON "_project_eligibility_v" USING btree ("button_link1_product_id");
  CREATE INDEX "_project_eligibility_v_button_link1_button_link1_file_idx" ON "_project_eligibility_v" USING btree ("button_link1_file_id");
  CREATE INDEX "_project_eligibility_v_button2_button2_page_idx" ON "_project_eligibility_v" USING btree ("button2_page_id");
  CREATE INDEX "_project_eligibility_v_button2_button2_project_idx" ON "_project_eligibility_v" USING btree ("button2_project_id");
  CREATE INDEX "_project_eligibility_v_button2_button2_product_idx" ON "_project_eligibility_v" USING btree ("button2_product_id");
  CREATE INDEX "_project_eligibility_v_button2_button2_file_idx" ON "_project_eligibility_v" USING btree ("button2_file_id");
  CREATE UNIQUE INDEX "_project_eligibility_v_locales_locale_parent_id_unique" ON "_project_eligibility_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_eligibility_v_locales_parent_idx" ON "_project_eligibility_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_form_subjects_v_order_idx" ON "_project_form_subjects_v" USING btree ("_order");
  CREATE INDEX "_project_form_subjects_v_parent_id_idx" ON "_project_form_subjects_v" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_project_form_subjects_v_locales_locale_parent_id_unique" ON "_project_form_subjects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_form_subjects_v_locales_parent_idx" ON "_project_form_subjects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_office_info_order_idx" ON "_projects_v_version_office_info" USING btree ("_order");
  CREATE INDEX "_projects_v_version_office_info_parent_id_idx" ON "_projects_v_version_office_info" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_projects_v_version_office_info_locales_locale_parent_id_uni" ON "_projects_v_version_office_info_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_version_office_info_locales_parent_idx" ON "_projects_v_version_office_info_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_version_languages_order_idx" ON "_projects_v_version_languages" USING btree ("order");
  CREATE INDEX "_projects_v_version_languages_parent_idx" ON "_projects_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_projects_v_parent_idx" ON "_projects_v" USING btree ("parent_id");
  CREATE INDEX "_projects_v_version_version_umbraco_name_idx" ON "_projects_v" USING btree ("version_umbraco_name");
  CREATE INDEX "_projects_v_version_version_project_type_idx" ON "_projects_v" USING btree ("version_project_type_id");
  CREATE INDEX "_projects_v_version_version_property_type_idx" ON "_projects_v" USING btree ("version_property_type_id");
  CREATE INDEX "_projects_v_version_version_company_idx" ON "_projects_v" USING btree ("version_company_id");
  CREATE INDEX "_projects_v_version_version_thumbnail_idx" ON "_projects_v" USING btree ("version_thumbnail_id");
  CREATE INDEX "_projects_v_version_version_priority_i_d_idx" ON "_projects_v" USING btree ("version_priority_i_d");
  CREATE INDEX "_projects_v_version_version_price_idx" ON "_projects_v" USING btree ("version_price");
  CREATE INDEX "_projects_v_version_hero_banner_version_hero_banner_thum_idx" ON "_projects_v" USING btree ("version_hero_banner_thumbnail_id");
  CREATE INDEX "_projects_v_version_hero_banner_version_hero_banner_mobi_idx" ON "_projects_v" USING btree ("version_hero_banner_mobile_id");
  CREATE INDEX "_projects_v_version_hero_banner_version_hero_banner_vide_idx" ON "_projects_v" USING btree ("version_hero_banner_video_id");
  CREATE INDEX "_projects_v_version_contact_anchor_version_contact_ancho_idx" ON "_projects_v" USING btree ("version_contact_anchor_page_id");
  CREATE INDEX "_projects_v_version_contact_anchor_version_contact_anc_1_idx" ON "_projects_v" USING btree ("version_contact_anchor_project_id");
  CREATE INDEX "_projects_v_version_contact_anchor_version_contact_anc_2_idx" ON "_projects_v" USING btree ("version_contact_anchor_product_id");
  CREATE INDEX "_projects_v_version_contact_anchor_version_contact_anc_3_idx" ON "_projects_v" USING btree ("version_contact_anchor_file_id");
  CREATE INDEX "_projects_v_version_more_info_button_version_more_info_b_idx" ON "_projects_v" USING btree ("version_more_info_button_page_id");
  CREATE INDEX "_projects_v_version_more_info_button_version_more_info_1_idx" ON "_projects_v" USING btree ("version_more_info_button_project_id");
  CREATE INDEX "_projects_v_version_more_info_button_version_more_info_2_idx" ON "_projects_v" USING btree ("version_more_info_button_product_id");
  CREATE INDEX "_projects_v_version_more_info_button_version_more_info_3_idx" ON "_projects_v" USING btree ("version_more_info_button_file_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_version_ren_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_image_for_desktop_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_version_r_1_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_image_for_mobile_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_version_r_2_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_poster_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_butt_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_blue_page_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_1_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_blue_project_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_2_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_blue_product_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_3_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_blue_file_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_4_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_page_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_5_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_project_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_6_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_product_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_anchor_bu_7_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_anchor_button_file_id");
  CREATE INDEX "_projects_v_version_rent_project_visualization_version_r_idx" ON "_projects_v" USING btree ("version_rent_project_visualization_image_for_desktop_id");
  CREATE INDEX "_projects_v_version_rent_project_visualization_version_1_idx" ON "_projects_v" USING btree ("version_rent_project_visualization_image_for_mobile_id");
  CREATE INDEX "_projects_v_version_rent_project_advantages_version_rent_idx" ON "_projects_v" USING btree ("version_rent_project_advantages_image_id");
  CREATE INDEX "_projects_v_version_rent_project_join_block_button_blue__idx" ON "_projects_v" USING btree ("version_rent_project_join_block_button_blue_page_id");
  CREATE INDEX "_projects_v_version_rent_project_join_block_button_blu_1_idx" ON "_projects_v" USING btree ("version_rent_project_join_block_button_blue_project_id");
  CREATE INDEX "_projects_v_version_rent_project_join_block_button_blu_2_idx" ON "_projects_v" USING btree ("version_rent_project_join_block_button_blue_product_id");
  CREATE INDEX "_projects_v_version_rent_project_join_block_button_blu_3_idx" ON "_projects_v" USING btree ("version_rent_project_join_block_button_blue_file_id");
  CREATE INDEX "_projects_v_version_lottery_button_version_lottery_butto_idx" ON "_projects_v" USING btree ("version_lottery_button_page_id");
  CREATE INDEX "_projects_v_version_lottery_button_version_lottery_but_1_idx" ON "_projects_v" USING btree ("version_lottery_button_project_id");
  CREATE INDEX "_projects_v_version_lottery_button_version_lottery_but_2_idx" ON "_projects_v" USING btree ("version_lottery_button_product_id");
  CREATE INDEX "_projects_v_version_lottery_button_version_lottery_but_3_idx" ON "_projects_v" USING btree ("version_lottery_button_file_id");
  CREATE INDEX "_projects_v_version_project_button_version_project_butto_idx" ON "_projects_v" USING btree ("version_project_button_page_id");
  CREATE INDEX "_projects_v_version_project_button_version_project_but_1_idx" ON "_projects_v" USING btree ("version_project_button_project_id");
  CREATE INDEX "_projects_v_version_project_button_version_project_but_2_idx" ON "_projects_v" USING btree ("version_project_button_product_id");
  CREATE INDEX "_projects_v_version_project_button_version_project_but_3_idx" ON "_projects_v" USING btree ("version_project_button_file_id");
  CREATE INDEX "_projects_v_version_seo_version_seo_og_image_idx" ON "_projects_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_projects_v_version_paths_version_paths_he_idx" ON "_projects_v" USING btree ("version_paths_he");
  CREATE INDEX "_projects_v_version_paths_version_paths_en_idx" ON "_projects_v" USING btree ("version_paths_en");
  CREATE INDEX "_projects_v_version_version_parent_page_idx" ON "_projects_v" USING btree ("version_parent_page_id");
  CREATE INDEX "_projects_v_version_version_updated_at_idx" ON "_projects_v" USING btree ("version_updated_at");
  CREATE INDEX "_projects_v_version_version_created_at_idx" ON "_projects_v" USING btree ("version_created_at");
  CREATE INDEX "_projects_v_version_version_deleted_at_idx" ON "_projects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_projects_v_version_version__status_idx" ON "_projects_v" USING btree ("version__status");
  CREATE INDEX "_projects_v_created_at_idx" ON "_projects_v" USING btree ("created_at");
  CREATE INDEX "_projects_v_updated_at_idx" ON "_projects_v" USING btree ("updated_at");
  CREATE INDEX "_projects_v_snapshot_idx" ON "_projects_v" USING btree ("snapshot");
  CREATE INDEX "_projects_v_published_locale_idx" ON "_projects_v" USING btree ("published_locale");
  CREATE INDEX "_projects_v_latest_idx" ON "_projects_v" USING btree ("latest");
  CREATE INDEX "_projects_v_version_version_project_title_idx" ON "_projects_v_locales" USING btree ("version_project_title","_locale");
  CREATE UNIQUE INDEX "_projects_v_locales_locale_parent_id_unique" ON "_projects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_projects_v_locales_parent_idx" ON "_projects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_projects_v_rels_order_idx" ON "_projects_v_rels" USING btree ("order");
  CREATE INDEX "_projects_v_rels_parent_idx" ON "_projects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_projects_v_rels_path_idx" ON "_projects_v_rels" USING btree ("path");
  CREATE INDEX "_projects_v_rels_designations_id_idx" ON "_projects_v_rels" USING btree ("designations_id");
  CREATE INDEX "_projects_v_rels_project_statuses_id_idx" ON "_projects_v_rels" USING btree ("project_statuses_id");
  CREATE INDEX "_projects_v_rels_group_sites_id_idx" ON "_projects_v_rels" USING btree ("group_sites_id");
  CREATE INDEX "_projects_v_rels_countries_id_idx" ON "_projects_v_rels" USING btree ("countries_id");
  CREATE INDEX "_projects_v_rels_cities_id_idx" ON "_projects_v_rels" USING btree ("cities_id");
  CREATE INDEX "_projects_v_rels_characteristics_id_idx" ON "_projects_v_rels" USING btree ("characteristics_id");
  CREATE INDEX "_projects_v_rels_apartment_types_id_idx" ON "_projects_v_rels" USING btree ("apartment_types_id");
  CREATE INDEX "_projects_v_rels_media_id_idx" ON "_projects_v_rels" USING btree ("media_id");
  CREATE INDEX "_projects_v_rels_partners_id_idx" ON "_projects_v_rels" USING btree ("partners_id");
  CREATE INDEX "_projects_v_rels_projects_id_idx" ON "_projects_v_rels" USING btree ("projects_id");
  CREATE INDEX "products_data_table_order_idx" ON "products_data_table" USING btree ("_order");
  CREATE INDEX "products_data_table_parent_id_idx" ON "products_data_table" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_data_table_locales_locale_parent_id_unique" ON "products_data_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_data_table_locales_parent_idx" ON "products_data_table_locales" USING btree ("_parent_id");
  CREATE INDEX "products_additional_details_order_idx" ON "products_additional_details" USING btree ("_order");
  CREATE INDEX "products_additional_details_parent_id_idx" ON "products_additional_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "products_additional_details_locales_locale_parent_id_unique" ON "products_additional_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_additional_details_locales_parent_idx" ON "products_additional_details_locales" USING btree ("_parent_id");
  CREATE INDEX "products_standards_order_idx" ON "products_standards" USING btree ("_order");
  CREATE INDEX "products_standards_parent_id_idx" ON "products_standards" USING btree ("_parent_id");
  CREATE INDEX "products_standards_icon_idx" ON "products_standards" USING btree ("icon_id");
  CREATE INDEX "products_standards_standards_file_idx" ON "products_standards" USING btree ("standards_file_id");
  CREATE UNIQUE INDEX "products_standards_locales_locale_parent_id_unique" ON "products_standards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_standards_locales_parent_idx" ON "products_standards_locales" USING btree ("_parent_id");
  CREATE INDEX "products_languages_order_idx" ON "products_languages" USING btree ("order");
  CREATE INDEX "products_languages_parent_idx" ON "products_languages" USING btree ("parent_id");
  CREATE INDEX "products_company_idx" ON "products" USING btree ("company_id");
  CREATE INDEX "products_priority_i_d_idx" ON "products" USING btree ("priority_i_d");
  CREATE INDEX "products_main_banner_main_banner_desktop_image_idx" ON "products" USING btree ("main_banner_desktop_image_id");
  CREATE INDEX "products_main_banner_main_banner_mobile_image_idx" ON "products" USING btree ("main_banner_mobile_image_id");
  CREATE INDEX "products_main_banner_main_banner_video_optional_idx" ON "products" USING btree ("main_banner_video_optional_id");
  CREATE INDEX "products_main_banner_main_banner_video_mobile_idx" ON "products" USING btree ("main_banner_video_mobile_id");
  CREATE INDEX "products_technical_spec_technical_spec_page_idx" ON "products" USING btree ("technical_spec_page_id");
  CREATE INDEX "products_technical_spec_technical_spec_project_idx" ON "products" USING btree ("technical_spec_project_id");
  CREATE INDEX "products_technical_spec_technical_spec_product_idx" ON "products" USING btree ("technical_spec_product_id");
  CREATE INDEX "products_technical_spec_technical_spec_file_idx" ON "products" USING btree ("technical_spec_file_id");
  CREATE INDEX "products_seo_seo_og_image_idx" ON "products" USING btree ("seo_og_image_id");
  CREATE INDEX "products_paths_paths_he_idx" ON "products" USING btree ("paths_he");
  CREATE INDEX "products_paths_paths_en_idx" ON "products" USING btree ("paths_en");
  CREATE INDEX "products_parent_page_idx" ON "products" USING btree ("parent_page_id");
  CREATE INDEX "products_updated_at_idx" ON "products" USING btree ("updated_at");
  CREATE INDEX "products_created_at_idx" ON "products" USING btree ("created_at");
  CREATE INDEX "products_deleted_at_idx" ON "products" USING btree ("deleted_at");
  CREATE INDEX "products__status_idx" ON "products" USING btree ("_status");
  CREATE INDEX "products_product_name_idx" ON "products_locales" USING btree ("product_name","_locale");
  CREATE UNIQUE INDEX "products_locales_locale_parent_id_unique" ON "products_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "products_locales_parent_idx" ON "products_locales" USING btree ("_parent_id");
  CREATE INDEX "products_rels_order_idx" ON "products_rels" USING btree ("order");
  CREATE INDEX "products_rels_parent_idx" ON "products_rels" USING btree ("parent_id");
  CREATE INDEX "products_rels_path_idx" ON "products_rels" USING btree ("path");
  CREATE INDEX "products_rels_product_categories_id_idx" ON "products_rels" USING btree ("product_categories_id");
  CREATE INDEX "products_rels_product_key_features_id_idx" ON "products_rels" USING btree ("product_key_features_id");
  CREATE INDEX "products_rels_media_id_idx" ON "products_rels" USING btree ("media_id");
  CREATE INDEX "products_rels_products_id_idx" ON "products_rels" USING btree ("products_id");
  CREATE INDEX "_products_v_version_data_table_order_idx" ON "_products_v_version_data_table" USING btree ("_order");
  CREATE INDEX "_products_v_version_data_table_parent_id_idx" ON "_products_v_version_data_table" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_data_table_locales_locale_parent_id_uniq" ON "_products_v_version_data_table_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_data_table_locales_parent_idx" ON "_products_v_version_data_table_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_additional_details_order_idx" ON "_products_v_version_additional_details" USING btree ("_order");
  CREATE INDEX "_products_v_version_additional_details_parent_id_idx" ON "_products_v_version_additional_details" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_products_v_version_additional_details_locales_locale_parent" ON "_products_v_version_additional_details_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_additional_details_locales_parent_idx" ON "_products_v_version_additional_details_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_standards_order_idx" ON "_products_v_version_standards" USING btree ("_order");
  CREATE INDEX "_products_v_version_standards_parent_id_idx" ON "_products_v_version_standards" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_standards_icon_idx" ON "_products_v_version_standards" USING btree ("icon_id");
  CREATE INDEX "_products_v_version_standards_standards_file_idx" ON "_products_v_version_standards" USING btree ("standards_file_id");
  CREATE UNIQUE INDEX "_products_v_version_standards_locales_locale_parent_id_uniqu" ON "_products_v_version_standards_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_version_standards_locales_parent_idx" ON "_products_v_version_standards_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_version_languages_order_idx" ON "_products_v_version_languages" USING btree ("order");
  CREATE INDEX "_products_v_version_languages_parent_idx" ON "_products_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_products_v_parent_idx" ON "_products_v" USING btree ("parent_id");
  CREATE INDEX "_products_v_version_version_company_idx" ON "_products_v" USING btree ("version_company_id");
  CREATE INDEX "_products_v_version_version_priority_i_d_idx" ON "_products_v" USING btree ("version_priority_i_d");
  CREATE INDEX "_products_v_version_main_banner_version_main_banner_desk_idx" ON "_products_v" USING btree ("version_main_banner_desktop_image_id");
  CREATE INDEX "_products_v_version_main_banner_version_main_banner_mobi_idx" ON "_products_v" USING btree ("version_main_banner_mobile_image_id");
  CREATE INDEX "_products_v_version_main_banner_version_main_banner_vide_idx" ON "_products_v" USING btree ("version_main_banner_video_optional_id");
  CREATE INDEX "_products_v_version_main_banner_version_main_banner_vi_1_idx" ON "_products_v" USING btree ("version_main_banner_video_mobile_id");
  CREATE INDEX "_products_v_version_technical_spec_version_technical_spe_idx" ON "_products_v" USING btree ("version_technical_spec_page_id");
  CREATE INDEX "_products_v_version_technical_spec_version_technical_s_1_idx" ON "_products_v" USING btree ("version_technical_spec_project_id");
  CREATE INDEX "_products_v_version_technical_spec_version_technical_s_2_idx" ON "_products_v" USING btree ("version_technical_spec_product_id");
  CREATE INDEX "_products_v_version_technical_spec_version_technical_s_3_idx" ON "_products_v" USING btree ("version_technical_spec_file_id");
  CREATE INDEX "_products_v_version_seo_version_seo_og_image_idx" ON "_products_v" USING btree ("version_seo_og_image_id");
  CREATE INDEX "_products_v_version_paths_version_paths_he_idx" ON "_products_v" USING btree ("version_paths_he");
  CREATE INDEX "_products_v_version_paths_version_paths_en_idx" ON "_products_v" USING btree ("version_paths_en");
  CREATE INDEX "_products_v_version_version_parent_page_idx" ON "_products_v" USING btree ("version_parent_page_id");
  CREATE INDEX "_products_v_version_version_updated_at_idx" ON "_products_v" USING btree ("version_updated_at");
  CREATE INDEX "_products_v_version_version_created_at_idx" ON "_products_v" USING btree ("version_created_at");
  CREATE INDEX "_products_v_version_version_deleted_at_idx" ON "_products_v" USING btree ("version_deleted_at");
  CREATE INDEX "_products_v_version_version__status_idx" ON "_products_v" USING btree ("version__status");
  CREATE INDEX "_products_v_created_at_idx" ON "_products_v" USING btree ("created_at");
  CREATE INDEX "_products_v_updated_at_idx" ON "_products_v" USING btree ("updated_at");
  CREATE INDEX "_products_v_snapshot_idx" ON "_products_v" USING btree ("snapshot");
  CREATE INDEX "_products_v_published_locale_idx" ON "_products_v" USING btree ("published_locale");
  CREATE INDEX "_products_v_latest_idx" ON "_products_v" USING btree ("latest");
  CREATE INDEX "_products_v_version_version_product_name_idx" ON "_products_v_locales" USING btree ("version_product_name","_locale");
  CREATE UNIQUE INDEX "_products_v_locales_locale_parent_id_unique" ON "_products_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_products_v_locales_parent_idx" ON "_products_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_products_v_rels_order_idx" ON "_products_v_rels" USING btree ("order");
  CREATE INDEX "_products_v_rels_parent_idx" ON "_products_v_rels" USING btree ("parent_id");
  CREATE INDEX "_products_v_rels_path_idx" ON "_products_v_rels" USING btree ("path");
  CREATE INDEX "_products_v_rels_product_categories_id_idx" ON "_products_v_rels" USING btree ("product_categories_id");
  CREATE INDEX "_products_v_rels_product_key_features_id_idx" ON "_products_v_rels" USING btree ("product_key_features_id");
  CREATE INDEX "_products_v_rels_media_id_idx" ON "_products_v_rels" USING btree ("media_id");
  CREATE INDEX "_products_v_rels_products_id_idx" ON "_products_v_rels" USING btree ("products_id");
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "companies_company_id_idx" ON "companies" USING btree ("company_id");
  CREATE UNIQUE INDEX "companies_code_idx" ON "companies" USING btree ("code");
  CREATE INDEX "companies_logo_idx" ON "companies" USING btree ("logo_id");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "companies_deleted_at_idx" ON "companies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "companies_locales_locale_parent_id_unique" ON "companies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "companies_locales_parent_idx" ON "companies_locales" USING btree ("_parent_id");
  CREATE INDEX "_companies_v_parent_idx" ON "_companies_v" USING btree ("parent_id");
  CREATE INDEX "_companies_v_version_version_company_id_idx" ON "_companies_v" USING btree ("version_company_id");
  CREATE INDEX "_companies_v_version_version_code_idx" ON "_companies_v" USING btree ("version_code");
  CREATE INDEX "_companies_v_version_version_logo_idx" ON "_companies_v" USING btree ("version_logo_id");
  CREATE INDEX "_companies_v_version_version_updated_at_idx" ON "_companies_v" USING btree ("version_updated_at");
  CREATE INDEX "_companies_v_version_version_created_at_idx" ON "_companies_v" USING btree ("version_created_at");
  CREATE INDEX "_companies_v_version_version_deleted_at_idx" ON "_companies_v" USING btree ("version_deleted_at");
  CREATE INDEX "_companies_v_created_at_idx" ON "_companies_v" USING btree ("created_at");
  CREATE INDEX "_companies_v_updated_at_idx" ON "_companies_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_companies_v_locales_locale_parent_id_unique" ON "_companies_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_companies_v_locales_parent_idx" ON "_companies_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "article_categories_key_idx" ON "article_categories" USING btree ("key");
  CREATE INDEX "article_categories_updated_at_idx" ON "article_categories" USING btree ("updated_at");
  CREATE INDEX "article_categories_created_at_idx" ON "article_categories" USING btree ("created_at");
  CREATE INDEX "article_categories_deleted_at_idx" ON "article_categories" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "article_categories_locales_locale_parent_id_unique" ON "article_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "article_categories_locales_parent_idx" ON "article_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_article_categories_v_parent_idx" ON "_article_categories_v" USING btree ("parent_id");
  CREATE INDEX "_article_categories_v_version_version_key_idx" ON "_article_categories_v" USING btree ("version_key");
  CREATE INDEX "_article_categories_v_version_version_updated_at_idx" ON "_article_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_article_categories_v_version_version_created_at_idx" ON "_article_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_article_categories_v_version_version_deleted_at_idx" ON "_article_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_article_categories_v_created_at_idx" ON "_article_categories_v" USING btree ("created_at");
  CREATE INDEX "_article_categories_v_updated_at_idx" ON "_article_categories_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_article_categories_v_locales_locale_parent_id_unique" ON "_article_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_article_categories_v_locales_parent_idx" ON "_article_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "project_types_layout_idx" ON "project_types" USING btree ("layout");
  CREATE INDEX "project_types_order_idx" ON "project_types" USING btree ("order");
  CREATE INDEX "project_types_updated_at_idx" ON "project_types" USING btree ("updated_at");
  CREATE INDEX "project_types_created_at_idx" ON "project_types" USING btree ("created_at");
  CREATE INDEX "project_types_deleted_at_idx" ON "project_types" USING btree ("deleted_at");
  CREATE INDEX "project_types_name_idx" ON "project_types_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "project_types_locales_locale_parent_id_unique" ON "project_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_types_locales_parent_idx" ON "project_types_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_types_v_parent_idx" ON "_project_types_v" USING btree ("parent_id");
  CREATE INDEX "_project_types_v_version_version_layout_idx" ON "_project_types_v" USING btree ("version_layout");
  CREATE INDEX "_project_types_v_version_version_order_idx" ON "_project_types_v" USING btree ("version_order");
  CREATE INDEX "_project_types_v_version_version_updated_at_idx" ON "_project_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_project_types_v_version_version_created_at_idx" ON "_project_types_v" USING btree ("version_created_at");
  CREATE INDEX "_project_types_v_version_version_deleted_at_idx" ON "_project_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_project_types_v_created_at_idx" ON "_project_types_v" USING btree ("created_at");
  CREATE INDEX "_project_types_v_updated_at_idx" ON "_project_types_v" USING btree ("updated_at");
  CREATE INDEX "_project_types_v_version_version_name_idx" ON "_project_types_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_project_types_v_locales_locale_parent_id_unique" ON "_project_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_types_v_locales_parent_idx" ON "_project_types_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "project_statuses_number_idx" ON "project_statuses" USING btree ("number");
  CREATE INDEX "project_statuses_order_idx" ON "project_statuses" USING btree ("order");
  CREATE INDEX "project_statuses_updated_at_idx" ON "project_statuses" USING btree ("updated_at");
  CREATE INDEX "project_statuses_created_at_idx" ON "project_statuses" USING btree ("created_at");
  CREATE INDEX "project_statuses_deleted_at_idx" ON "project_statuses" USING btree ("deleted_at");
  CREATE INDEX "project_statuses_name_idx" ON "project_statuses_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "project_statuses_locales_locale_parent_id_unique" ON "project_statuses_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "project_statuses_locales_parent_idx" ON "project_statuses_locales" USING btree ("_parent_id");
  CREATE INDEX "_project_statuses_v_parent_idx" ON "_project_statuses_v" USING btree ("parent_id");
  CREATE INDEX "_project_statuses_v_version_version_number_idx" ON "_project_statuses_v" USING btree ("version_number");
  CREATE INDEX "_project_statuses_v_version_version_order_idx" ON "_project_statuses_v" USING btree ("version_order");
  CREATE INDEX "_project_statuses_v_version_version_updated_at_idx" ON "_project_statuses_v" USING btree ("version_updated_at");
  CREATE INDEX "_project_statuses_v_version_version_created_at_idx" ON "_project_statuses_v" USING btree ("version_created_at");
  CREATE INDEX "_project_statuses_v_version_version_deleted_at_idx" ON "_project_statuses_v" USING btree ("version_deleted_at");
  CREATE INDEX "_project_statuses_v_created_at_idx" ON "_project_statuses_v" USING btree ("created_at");
  CREATE INDEX "_project_statuses_v_updated_at_idx" ON "_project_statuses_v" USING btree ("updated_at");
  CREATE INDEX "_project_statuses_v_version_version_name_idx" ON "_project_statuses_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_project_statuses_v_locales_locale_parent_id_unique" ON "_project_statuses_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_project_statuses_v_locales_parent_idx" ON "_project_statuses_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "designations_number_idx" ON "designations" USING btree ("number");
  CREATE INDEX "designations_order_idx" ON "designations" USING btree ("order");
  CREATE INDEX "designations_updated_at_idx" ON "designations" USING btree ("updated_at");
  CREATE INDEX "designations_created_at_idx" ON "designations" USING btree ("created_at");
  CREATE INDEX "designations_deleted_at_idx" ON "designations" USING btree ("deleted_at");
  CREATE INDEX "designations_name_idx" ON "designations_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "designations_locales_locale_parent_id_unique" ON "designations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "designations_locales_parent_idx" ON "designations_locales" USING btree ("_parent_id");
  CREATE INDEX "_designations_v_parent_idx" ON "_designations_v" USING btree ("parent_id");
  CREATE INDEX "_designations_v_version_version_number_idx" ON "_designations_v" USING btree ("version_number");
  CREATE INDEX "_designations_v_version_version_order_idx" ON "_designations_v" USING btree ("version_order");
  CREATE INDEX "_designations_v_version_version_updated_at_idx" ON "_designations_v" USING btree ("version_updated_at");
  CREATE INDEX "_designations_v_version_version_created_at_idx" ON "_designations_v" USING btree ("version_created_at");
  CREATE INDEX "_designations_v_version_version_deleted_at_idx" ON "_designations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_designations_v_created_at_idx" ON "_designations_v" USING btree ("created_at");
  CREATE INDEX "_designations_v_updated_at_idx" ON "_designations_v" USING btree ("updated_at");
  CREATE INDEX "_designations_v_version_version_name_idx" ON "_designations_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_designations_v_locales_locale_parent_id_unique" ON "_designations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_designations_v_locales_parent_idx" ON "_designations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "property_types_order_idx" ON "property_types" USING btree ("order");
  CREATE INDEX "property_types_updated_at_idx" ON "property_types" USING btree ("updated_at");
  CREATE INDEX "property_types_created_at_idx" ON "property_types" USING btree ("created_at");
  CREATE INDEX "property_types_deleted_at_idx" ON "property_types" USING btree ("deleted_at");
  CREATE INDEX "property_types_name_idx" ON "property_types_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "property_types_locales_locale_parent_id_unique" ON "property_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "property_types_locales_parent_idx" ON "property_types_locales" USING btree ("_parent_id");
  CREATE INDEX "_property_types_v_parent_idx" ON "_property_types_v" USING btree ("parent_id");
  CREATE INDEX "_property_types_v_version_version_order_idx" ON "_property_types_v" USING btree ("version_order");
  CREATE INDEX "_property_types_v_version_version_updated_at_idx" ON "_property_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_property_types_v_version_version_created_at_idx" ON "_property_types_v" USING btree ("version_created_at");
  CREATE INDEX "_property_types_v_version_version_deleted_at_idx" ON "_property_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_property_types_v_created_at_idx" ON "_property_types_v" USING btree ("created_at");
  CREATE INDEX "_property_types_v_updated_at_idx" ON "_property_types_v" USING btree ("updated_at");
  CREATE INDEX "_property_types_v_version_version_name_idx" ON "_property_types_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_property_types_v_locales_locale_parent_id_unique" ON "_property_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_property_types_v_locales_parent_idx" ON "_property_types_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "apartment_types_value_idx" ON "apartment_types" USING btree ("value");
  CREATE INDEX "apartment_types_order_idx" ON "apartment_types" USING btree ("order");
  CREATE INDEX "apartment_types_updated_at_idx" ON "apartment_types" USING btree ("updated_at");
  CREATE INDEX "apartment_types_created_at_idx" ON "apartment_types" USING btree ("created_at");
  CREATE INDEX "apartment_types_deleted_at_idx" ON "apartment_types" USING btree ("deleted_at");
  CREATE INDEX "apartment_types_name_idx" ON "apartment_types_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "apartment_types_locales_locale_parent_id_unique" ON "apartment_types_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "apartment_types_locales_parent_idx" ON "apartment_types_locales" USING btree ("_parent_id");
  CREATE INDEX "_apartment_types_v_parent_idx" ON "_apartment_types_v" USING btree ("parent_id");
  CREATE INDEX "_apartment_types_v_version_version_value_idx" ON "_apartment_types_v" USING btree ("version_value");
  CREATE INDEX "_apartment_types_v_version_version_order_idx" ON "_apartment_types_v" USING btree ("version_order");
  CREATE INDEX "_apartment_types_v_version_version_updated_at_idx" ON "_apartment_types_v" USING btree ("version_updated_at");
  CREATE INDEX "_apartment_types_v_version_version_created_at_idx" ON "_apartment_types_v" USING btree ("version_created_at");
  CREATE INDEX "_apartment_types_v_version_version_deleted_at_idx" ON "_apartment_types_v" USING btree ("version_deleted_at");
  CREATE INDEX "_apartment_types_v_created_at_idx" ON "_apartment_types_v" USING btree ("created_at");
  CREATE INDEX "_apartment_types_v_updated_at_idx" ON "_apartment_types_v" USING btree ("updated_at");
  CREATE INDEX "_apartment_types_v_version_version_name_idx" ON "_apartment_types_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_apartment_types_v_locales_locale_parent_id_unique" ON "_apartment_types_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_apartment_types_v_locales_parent_idx" ON "_apartment_types_v_locales" USING btree ("_parent_id");
  CREATE INDEX "characteristics_scope_idx" ON "characteristics" USING btree ("scope");
  CREATE UNIQUE INDEX "characteristics_key_idx" ON "characteristics" USING btree ("key");
  CREATE INDEX "characteristics_icon_idx" ON "characteristics" USING btree ("icon_id");
  CREATE INDEX "characteristics_order_idx" ON "characteristics" USING btree ("order");
  CREATE INDEX "characteristics_updated_at_idx" ON "characteristics" USING btree ("updated_at");
  CREATE INDEX "characteristics_created_at_idx" ON "characteristics" USING btree ("created_at");
  CREATE INDEX "characteristics_deleted_at_idx" ON "characteristics" USING btree ("deleted_at");
  CREATE INDEX "characteristics_name_idx" ON "characteristics_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "characteristics_locales_locale_parent_id_unique" ON "characteristics_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "characteristics_locales_parent_idx" ON "characteristics_locales" USING btree ("_parent_id");
  CREATE INDEX "_characteristics_v_parent_idx" ON "_characteristics_v" USING btree ("parent_id");
  CREATE INDEX "_characteristics_v_version_version_scope_idx" ON "_characteristics_v" USING btree ("version_scope");
  CREATE INDEX "_characteristics_v_version_version_key_idx" ON "_characteristics_v" USING btree ("version_key");
  CREATE INDEX "_characteristics_v_version_version_icon_idx" ON "_characteristics_v" USING btree ("version_icon_id");
  CREATE INDEX "_characteristics_v_version_version_order_idx" ON "_characteristics_v" USING btree ("version_order");
  CREATE INDEX "_characteristics_v_version_version_updated_at_idx" ON "_characteristics_v" USING btree ("version_updated_at");
  CREATE INDEX "_characteristics_v_version_version_created_at_idx" ON "_characteristics_v" USING btree ("version_created_at");
  CREATE INDEX "_characteristics_v_version_version_deleted_at_idx" ON "_characteristics_v" USING btree ("version_deleted_at");
  CREATE INDEX "_characteristics_v_created_at_idx" ON "_characteristics_v" USING btree ("created_at");
  CREATE INDEX "_characteristics_v_updated_at_idx" ON "_characteristics_v" USING btree ("updated_at");
  CREATE INDEX "_characteristics_v_version_version_name_idx" ON "_characteristics_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_characteristics_v_locales_locale_parent_id_unique" ON "_characteristics_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_characteristics_v_locales_parent_idx" ON "_characteristics_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "countries_code_idx" ON "countries" USING btree ("code");
  CREATE INDEX "countries_order_idx" ON "countries" USING btree ("order");
  CREATE INDEX "countries_updated_at_idx" ON "countries" USING btree ("updated_at");
  CREATE INDEX "countries_created_at_idx" ON "countries" USING btree ("created_at");
  CREATE INDEX "countries_deleted_at_idx" ON "countries" USING btree ("deleted_at");
  CREATE INDEX "countries_name_idx" ON "countries_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "countries_locales_locale_parent_id_unique" ON "countries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "countries_locales_parent_idx" ON "countries_locales" USING btree ("_parent_id");
  CREATE INDEX "_countries_v_parent_idx" ON "_countries_v" USING btree ("parent_id");
  CREATE INDEX "_countries_v_version_version_code_idx" ON "_countries_v" USING btree ("version_code");
  CREATE INDEX "_countries_v_version_version_order_idx" ON "_countries_v" USING btree ("version_order");
  CREATE INDEX "_countries_v_version_version_updated_at_idx" ON "_countries_v" USING btree ("version_updated_at");
  CREATE INDEX "_countries_v_version_version_created_at_idx" ON "_countries_v" USING btree ("version_created_at");
  CREATE INDEX "_countries_v_version_version_deleted_at_idx" ON "_countries_v" USING btree ("version_deleted_at");
  CREATE INDEX "_countries_v_created_at_idx" ON "_countries_v" USING btree ("created_at");
  CREATE INDEX "_countries_v_updated_at_idx" ON "_countries_v" USING btree ("updated_at");
  CREATE INDEX "_countries_v_version_version_name_idx" ON "_countries_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_countries_v_locales_locale_parent_id_unique" ON "_countries_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_countries_v_locales_parent_idx" ON "_countries_v_locales" USING btree ("_parent_id");
  CREATE INDEX "cities_country_idx" ON "cities" USING btree ("country_id");
  CREATE INDEX "cities_order_idx" ON "cities" USING btree ("order");
  CREATE INDEX "cities_updated_at_idx" ON "cities" USING btree ("updated_at");
  CREATE INDEX "cities_created_at_idx" ON "cities" USING btree ("created_at");
  CREATE INDEX "cities_deleted_at_idx" ON "cities" USING btree ("deleted_at");
  CREATE INDEX "cities_name_idx" ON "cities_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "cities_locales_locale_parent_id_unique" ON "cities_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "cities_locales_parent_idx" ON "cities_locales" USING btree ("_parent_id");
  CREATE INDEX "_cities_v_parent_idx" ON "_cities_v" USING btree ("parent_id");
  CREATE INDEX "_cities_v_version_version_country_idx" ON "_cities_v" USING btree ("version_country_id");
  CREATE INDEX "_cities_v_version_version_order_idx" ON "_cities_v" USING btree ("version_order");
  CREATE INDEX "_cities_v_version_version_updated_at_idx" ON "_cities_v" USING btree ("version_updated_at");
  CREATE INDEX "_cities_v_version_version_created_at_idx" ON "_cities_v" USING btree ("version_created_at");
  CREATE INDEX "_cities_v_version_version_deleted_at_idx" ON "_cities_v" USING btree ("version_deleted_at");
  CREATE INDEX "_cities_v_created_at_idx" ON "_cities_v" USING btree ("created_at");
  CREATE INDEX "_cities_v_updated_at_idx" ON "_cities_v" USING btree ("updated_at");
  CREATE INDEX "_cities_v_version_version_name_idx" ON "_cities_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_cities_v_locales_locale_parent_id_unique" ON "_cities_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_cities_v_locales_parent_idx" ON "_cities_v_locales" USING btree ("_parent_id");
  CREATE INDEX "group_sites_company_idx" ON "group_sites" USING btree ("company_id");
  CREATE INDEX "group_sites_order_idx" ON "group_sites" USING btree ("order");
  CREATE INDEX "group_sites_updated_at_idx" ON "group_sites" USING btree ("updated_at");
  CREATE INDEX "group_sites_created_at_idx" ON "group_sites" USING btree ("created_at");
  CREATE INDEX "group_sites_deleted_at_idx" ON "group_sites" USING btree ("deleted_at");
  CREATE INDEX "group_sites_name_idx" ON "group_sites_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "group_sites_locales_locale_parent_id_unique" ON "group_sites_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "group_sites_locales_parent_idx" ON "group_sites_locales" USING btree ("_parent_id");
  CREATE INDEX "group_sites_rels_order_idx" ON "group_sites_rels" USING btree ("order");
  CREATE INDEX "group_sites_rels_parent_idx" ON "group_sites_rels" USING btree ("parent_id");
  CREATE INDEX "group_sites_rels_path_idx" ON "group_sites_rels" USING btree ("path");
  CREATE INDEX "group_sites_rels_partners_id_idx" ON "group_sites_rels" USING btree ("partners_id");
  CREATE INDEX "_group_sites_v_parent_idx" ON "_group_sites_v" USING btree ("parent_id");
  CREATE INDEX "_group_sites_v_version_version_company_idx" ON "_group_sites_v" USING btree ("version_company_id");
  CREATE INDEX "_group_sites_v_version_version_order_idx" ON "_group_sites_v" USING btree ("version_order");
  CREATE INDEX "_group_sites_v_version_version_updated_at_idx" ON "_group_sites_v" USING btree ("version_updated_at");
  CREATE INDEX "_group_sites_v_version_version_created_at_idx" ON "_group_sites_v" USING btree ("version_created_at");
  CREATE INDEX "_group_sites_v_version_version_deleted_at_idx" ON "_group_sites_v" USING btree ("version_deleted_at");
  CREATE INDEX "_group_sites_v_created_at_idx" ON "_group_sites_v" USING btree ("created_at");
  CREATE INDEX "_group_sites_v_updated_at_idx" ON "_group_sites_v" USING btree ("updated_at");
  CREATE INDEX "_group_sites_v_version_version_name_idx" ON "_group_sites_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_group_sites_v_locales_locale_parent_id_unique" ON "_group_sites_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_group_sites_v_locales_parent_idx" ON "_group_sites_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_group_sites_v_rels_order_idx" ON "_group_sites_v_rels" USING btree ("order");
  CREATE INDEX "_group_sites_v_rels_parent_idx" ON "_group_sites_v_rels" USING btree ("parent_id");
  CREATE INDEX "_group_sites_v_rels_path_idx" ON "_group_sites_v_rels" USING btree ("path");
  CREATE INDEX "_group_sites_v_rels_partners_id_idx" ON "_group_sites_v_rels" USING btree ("partners_id");
  CREATE INDEX "partners_l_o_g_o_idx" ON "partners" USING btree ("l_o_g_o_id");
  CREATE INDEX "partners_order_idx" ON "partners" USING btree ("order");
  CREATE INDEX "partners_updated_at_idx" ON "partners" USING btree ("updated_at");
  CREATE INDEX "partners_created_at_idx" ON "partners" USING btree ("created_at");
  CREATE INDEX "partners_deleted_at_idx" ON "partners" USING btree ("deleted_at");
  CREATE INDEX "partners_member_name_idx" ON "partners_locales" USING btree ("member_name","_locale");
  CREATE UNIQUE INDEX "partners_locales_locale_parent_id_unique" ON "partners_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "partners_locales_parent_idx" ON "partners_locales" USING btree ("_parent_id");
  CREATE INDEX "_partners_v_parent_idx" ON "_partners_v" USING btree ("parent_id");
  CREATE INDEX "_partners_v_version_version_l_o_g_o_idx" ON "_partners_v" USING btree ("version_l_o_g_o_id");
  CREATE INDEX "_partners_v_version_version_order_idx" ON "_partners_v" USING btree ("version_order");
  CREATE INDEX "_partners_v_version_version_updated_at_idx" ON "_partners_v" USING btree ("version_updated_at");
  CREATE INDEX "_partners_v_version_version_created_at_idx" ON "_partners_v" USING btree ("version_created_at");
  CREATE INDEX "_partners_v_version_version_deleted_at_idx" ON "_partners_v" USING btree ("version_deleted_at");
  CREATE INDEX "_partners_v_created_at_idx" ON "_partners_v" USING btree ("created_at");
  CREATE INDEX "_partners_v_updated_at_idx" ON "_partners_v" USING btree ("updated_at");
  CREATE INDEX "_partners_v_version_version_member_name_idx" ON "_partners_v_locales" USING btree ("version_member_name","_locale");
  CREATE UNIQUE INDEX "_partners_v_locales_locale_parent_id_unique" ON "_partners_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_partners_v_locales_parent_idx" ON "_partners_v_locales" USING btree ("_parent_id");
  CREATE INDEX "product_categories_content_type_alias_idx" ON "product_categories" USING btree ("content_type_alias");
  CREATE INDEX "product_categories_parent_category_idx" ON "product_categories" USING btree ("parent_category_id");
  CREATE UNIQUE INDEX "product_categories_number_idx" ON "product_categories" USING btree ("number");
  CREATE INDEX "product_categories_order_idx" ON "product_categories" USING btree ("order");
  CREATE INDEX "product_categories_updated_at_idx" ON "product_categories" USING btree ("updated_at");
  CREATE INDEX "product_categories_created_at_idx" ON "product_categories" USING btree ("created_at");
  CREATE INDEX "product_categories_deleted_at_idx" ON "product_categories" USING btree ("deleted_at");
  CREATE INDEX "product_categories_name_idx" ON "product_categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "product_categories_locales_locale_parent_id_unique" ON "product_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_categories_locales_parent_idx" ON "product_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_categories_v_parent_idx" ON "_product_categories_v" USING btree ("parent_id");
  CREATE INDEX "_product_categories_v_version_version_content_type_alias_idx" ON "_product_categories_v" USING btree ("version_content_type_alias");
  CREATE INDEX "_product_categories_v_version_version_parent_category_idx" ON "_product_categories_v" USING btree ("version_parent_category_id");
  CREATE INDEX "_product_categories_v_version_version_number_idx" ON "_product_categories_v" USING btree ("version_number");
  CREATE INDEX "_product_categories_v_version_version_order_idx" ON "_product_categories_v" USING btree ("version_order");
  CREATE INDEX "_product_categories_v_version_version_updated_at_idx" ON "_product_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_categories_v_version_version_created_at_idx" ON "_product_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_product_categories_v_version_version_deleted_at_idx" ON "_product_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_categories_v_created_at_idx" ON "_product_categories_v" USING btree ("created_at");
  CREATE INDEX "_product_categories_v_updated_at_idx" ON "_product_categories_v" USING btree ("updated_at");
  CREATE INDEX "_product_categories_v_version_version_name_idx" ON "_product_categories_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_product_categories_v_locales_locale_parent_id_unique" ON "_product_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_categories_v_locales_parent_idx" ON "_product_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "product_key_features_icon_idx" ON "product_key_features" USING btree ("icon_id");
  CREATE INDEX "product_key_features_order_idx" ON "product_key_features" USING btree ("order");
  CREATE INDEX "product_key_features_updated_at_idx" ON "product_key_features" USING btree ("updated_at");
  CREATE INDEX "product_key_features_created_at_idx" ON "product_key_features" USING btree ("created_at");
  CREATE INDEX "product_key_features_deleted_at_idx" ON "product_key_features" USING btree ("deleted_at");
  CREATE INDEX "product_key_features_text_idx" ON "product_key_features_locales" USING btree ("text","_locale");
  CREATE UNIQUE INDEX "product_key_features_locales_locale_parent_id_unique" ON "product_key_features_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "product_key_features_locales_parent_idx" ON "product_key_features_locales" USING btree ("_parent_id");
  CREATE INDEX "_product_key_features_v_parent_idx" ON "_product_key_features_v" USING btree ("parent_id");
  CREATE INDEX "_product_key_features_v_version_version_icon_idx" ON "_product_key_features_v" USING btree ("version_icon_id");
  CREATE INDEX "_product_key_features_v_version_version_order_idx" ON "_product_key_features_v" USING btree ("version_order");
  CREATE INDEX "_product_key_features_v_version_version_updated_at_idx" ON "_product_key_features_v" USING btree ("version_updated_at");
  CREATE INDEX "_product_key_features_v_version_version_created_at_idx" ON "_product_key_features_v" USING btree ("version_created_at");
  CREATE INDEX "_product_key_features_v_version_version_deleted_at_idx" ON "_product_key_features_v" USING btree ("version_deleted_at");
  CREATE INDEX "_product_key_features_v_created_at_idx" ON "_product_key_features_v" USING btree ("created_at");
  CREATE INDEX "_product_key_features_v_updated_at_idx" ON "_product_key_features_v" USING btree ("updated_at");
  CREATE INDEX "_product_key_features_v_version_version_text_idx" ON "_product_key_features_v_locales" USING btree ("version_text","_locale");
  CREATE UNIQUE INDEX "_product_key_features_v_locales_locale_parent_id_unique" ON "_product_key_features_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_product_key_features_v_locales_parent_idx" ON "_product_key_features_v_locales" USING btree ("_parent_id");
  CREATE INDEX "marketing_slides_link_link_page_idx" ON "marketing_slides" USING btree ("link_page_id");
  CREATE INDEX "marketing_slides_link_link_project_idx" ON "marketing_slides" USING btree ("link_project_id");
  CREATE INDEX "marketing_slides_link_link_product_idx" ON "marketing_slides" USING btree ("link_product_id");
  CREATE INDEX "marketing_slides_link_link_file_idx" ON "marketing_slides" USING btree ("link_file_id");
  CREATE INDEX "marketing_slides_image_image_desktop_idx" ON "marketing_slides" USING btree ("image_desktop_id");
  CREATE INDEX "marketing_slides_image_image_mobile_idx" ON "marketing_slides" USING btree ("image_mobile_id");
  CREATE INDEX "marketing_slides_order_idx" ON "marketing_slides" USING btree ("order");
  CREATE INDEX "marketing_slides_updated_at_idx" ON "marketing_slides" USING btree ("updated_at");
  CREATE INDEX "marketing_slides_created_at_idx" ON "marketing_slides" USING btree ("created_at");
  CREATE INDEX "marketing_slides_deleted_at_idx" ON "marketing_slides" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "marketing_slides_locales_locale_parent_id_unique" ON "marketing_slides_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "marketing_slides_locales_parent_idx" ON "marketing_slides_locales" USING btree ("_parent_id");
  CREATE INDEX "_marketing_slides_v_parent_idx" ON "_marketing_slides_v" USING btree ("parent_id");
  CREATE INDEX "_marketing_slides_v_version_link_version_link_page_idx" ON "_marketing_slides_v" USING btree ("version_link_page_id");
  CREATE INDEX "_marketing_slides_v_version_link_version_link_project_idx" ON "_marketing_slides_v" USING btree ("version_link_project_id");
  CREATE INDEX "_marketing_slides_v_version_link_version_link_product_idx" ON "_marketing_slides_v" USING btree ("version_link_product_id");
  CREATE INDEX "_marketing_slides_v_version_link_version_link_file_idx" ON "_marketing_slides_v" USING btree ("version_link_file_id");
  CREATE INDEX "_marketing_slides_v_version_image_version_image_desktop_idx" ON "_marketing_slides_v" USING btree ("version_image_desktop_id");
  CREATE INDEX "_marketing_slides_v_version_image_version_image_mobile_idx" ON "_marketing_slides_v" USING btree ("version_image_mobile_id");
  CREATE INDEX "_marketing_slides_v_version_version_order_idx" ON "_marketing_slides_v" USING btree ("version_order");
  CREATE INDEX "_marketing_slides_v_version_version_updated_at_idx" ON "_marketing_slides_v" USING btree ("version_updated_at");
  CREATE INDEX "_marketing_slides_v_version_version_created_at_idx" ON "_marketing_slides_v" USING btree ("version_created_at");
  CREATE INDEX "_marketing_slides_v_version_version_deleted_at_idx" ON "_marketing_slides_v" USING btree ("version_deleted_at");
  CREATE INDEX "_marketing_slides_v_created_at_idx" ON "_marketing_slides_v" USING btree ("created_at");
  CREATE INDEX "_marketing_slides_v_updated_at_idx" ON "_marketing_slides_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_marketing_slides_v_locales_locale_parent_id_unique" ON "_marketing_slides_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_marketing_slides_v_locales_parent_idx" ON "_marketing_slides_v_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_to_page_idx" ON "redirects" USING btree ("to_page_id");
  CREATE INDEX "redirects_to_to_project_idx" ON "redirects" USING btree ("to_project_id");
  CREATE INDEX "redirects_to_to_product_idx" ON "redirects" USING btree ("to_product_id");
  CREATE INDEX "redirects_to_to_file_idx" ON "redirects" USING btree ("to_file_id");
  CREATE INDEX "redirects_automatic_idx" ON "redirects" USING btree ("automatic");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_locales_locale_parent_id_unique" ON "redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_locales_parent_idx" ON "redirects_locales" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_to_version_to_page_idx" ON "_redirects_v" USING btree ("version_to_page_id");
  CREATE INDEX "_redirects_v_version_to_version_to_project_idx" ON "_redirects_v" USING btree ("version_to_project_id");
  CREATE INDEX "_redirects_v_version_to_version_to_product_idx" ON "_redirects_v" USING btree ("version_to_product_id");
  CREATE INDEX "_redirects_v_version_to_version_to_file_idx" ON "_redirects_v" USING btree ("version_to_file_id");
  CREATE INDEX "_redirects_v_version_version_automatic_idx" ON "_redirects_v" USING btree ("version_automatic");
  CREATE INDEX "_redirects_v_version_version_updated_at_idx" ON "_redirects_v" USING btree ("version_updated_at");
  CREATE INDEX "_redirects_v_version_version_created_at_idx" ON "_redirects_v" USING btree ("version_created_at");
  CREATE INDEX "_redirects_v_created_at_idx" ON "_redirects_v" USING btree ("created_at");
  CREATE INDEX "_redirects_v_updated_at_idx" ON "_redirects_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_redirects_v_locales_locale_parent_id_unique" ON "_redirects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_redirects_v_locales_parent_idx" ON "_redirects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "tombstones_collection_slug_idx" ON "tombstones" USING btree ("collection_slug");
  CREATE INDEX "tombstones_document_id_idx" ON "tombstones" USING btree ("document_id");
  CREATE INDEX "tombstones_updated_at_idx" ON "tombstones" USING btree ("updated_at");
  CREATE INDEX "tombstones_created_at_idx" ON "tombstones" USING btree ("created_at");
  CREATE INDEX "messages_notes_order_idx" ON "messages_notes" USING btree ("_order");
  CREATE INDEX "messages_notes_parent_id_idx" ON "messages_notes" USING btree ("_parent_id");
  CREATE INDEX "messages_notes_author_idx" ON "messages_notes" USING btree ("author_id");
  CREATE INDEX "messages_status_idx" ON "messages" USING btree ("status");
  CREATE INDEX "messages_assignee_idx" ON "messages" USING btree ("assignee_id");
  CREATE INDEX "messages_delete_after_idx" ON "messages" USING btree ("delete_after");
  CREATE UNIQUE INDEX "messages_reference_idx" ON "messages" USING btree ("reference");
  CREATE INDEX "messages_subject_idx" ON "messages" USING btree ("subject_id");
  CREATE INDEX "messages_duplicate_of_idx" ON "messages" USING btree ("duplicate_of_id");
  CREATE INDEX "messages_source_source_page_idx" ON "messages" USING btree ("source_page_id");
  CREATE INDEX "messages_handled_at_idx" ON "messages" USING btree ("handled_at");
  CREATE INDEX "messages_email_trace_idx" ON "messages" USING btree ("email_trace");
  CREATE INDEX "messages_phone_trace_idx" ON "messages" USING btree ("phone_trace");
  CREATE INDEX "messages_delivery_idx" ON "messages" USING btree ("delivery");
  CREATE INDEX "messages_updated_at_idx" ON "messages" USING btree ("updated_at");
  CREATE INDEX "messages_created_at_idx" ON "messages" USING btree ("created_at");
  CREATE INDEX "contact_subjects_updated_at_idx" ON "contact_subjects" USING btree ("updated_at");
  CREATE INDEX "contact_subjects_created_at_idx" ON "contact_subjects" USING btree ("created_at");
  CREATE INDEX "contact_subjects_deleted_at_idx" ON "contact_subjects" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "contact_subjects_locales_locale_parent_id_unique" ON "contact_subjects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "contact_subjects_locales_parent_idx" ON "contact_subjects_locales" USING btree ("_parent_id");
  CREATE INDEX "contact_subjects_rels_order_idx" ON "contact_subjects_rels" USING btree ("order");
  CREATE INDEX "contact_subjects_rels_parent_idx" ON "contact_subjects_rels" USING btree ("parent_id");
  CREATE INDEX "contact_subjects_rels_path_idx" ON "contact_subjects_rels" USING btree ("path");
  CREATE INDEX "contact_subjects_rels_companies_id_idx" ON "contact_subjects_rels" USING btree ("companies_id");
  CREATE INDEX "_contact_subjects_v_parent_idx" ON "_contact_subjects_v" USING btree ("parent_id");
  CREATE INDEX "_contact_subjects_v_version_version_updated_at_idx" ON "_contact_subjects_v" USING btree ("version_updated_at");
  CREATE INDEX "_contact_subjects_v_version_version_created_at_idx" ON "_contact_subjects_v" USING btree ("version_created_at");
  CREATE INDEX "_contact_subjects_v_version_version_deleted_at_idx" ON "_contact_subjects_v" USING btree ("version_deleted_at");
  CREATE INDEX "_contact_subjects_v_created_at_idx" ON "_contact_subjects_v" USING btree ("created_at");
  CREATE INDEX "_contact_subjects_v_updated_at_idx" ON "_contact_subjects_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_contact_subjects_v_locales_locale_parent_id_unique" ON "_contact_subjects_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_contact_subjects_v_locales_parent_idx" ON "_contact_subjects_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_contact_subjects_v_rels_order_idx" ON "_contact_subjects_v_rels" USING btree ("order");
  CREATE INDEX "_contact_subjects_v_rels_parent_idx" ON "_contact_subjects_v_rels" USING btree ("parent_id");
  CREATE INDEX "_contact_subjects_v_rels_path_idx" ON "_contact_subjects_v_rels" USING btree ("path");
  CREATE INDEX "_contact_subjects_v_rels_companies_id_idx" ON "_contact_subjects_v_rels" USING btree ("companies_id");
  CREATE INDEX "leads_notes_order_idx" ON "leads_notes" USING btree ("_order");
  CREATE INDEX "leads_notes_parent_id_idx" ON "leads_notes" USING btree ("_parent_id");
  CREATE INDEX "leads_notes_author_idx" ON "leads_notes" USING btree ("author_id");
  CREATE INDEX "leads_status_idx" ON "leads" USING btree ("status");
  CREATE INDEX "leads_assignee_idx" ON "leads" USING btree ("assignee_id");
  CREATE INDEX "leads_delete_after_idx" ON "leads" USING btree ("delete_after");
  CREATE UNIQUE INDEX "leads_reference_idx" ON "leads" USING btree ("reference");
  CREATE INDEX "leads_project_id_idx" ON "leads" USING btree ("project_id");
  CREATE INDEX "leads_company_id_idx" ON "leads" USING btree ("company_id");
  CREATE INDEX "leads_duplicate_of_idx" ON "leads" USING btree ("duplicate_of_id");
  CREATE INDEX "leads_source_source_page_idx" ON "leads" USING btree ("source_page_id");
  CREATE INDEX "leads_handled_at_idx" ON "leads" USING btree ("handled_at");
  CREATE INDEX "leads_email_trace_idx" ON "leads" USING btree ("email_trace");
  CREATE INDEX "leads_phone_trace_idx" ON "leads" USING btree ("phone_trace");
  CREATE INDEX "leads_delivery_idx" ON "leads" USING btree ("delivery");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "appointments_notes_order_idx" ON "appointments_notes" USING btree ("_order");
  CREATE INDEX "appointments_notes_parent_id_idx" ON "appointments_notes" USING btree ("_parent_id");
  CREATE INDEX "appointments_notes_author_idx" ON "appointments_notes" USING btree ("author_id");
  CREATE INDEX "appointments_starts_at_idx" ON "appointments" USING btree ("starts_at");
  CREATE INDEX "appointments_state_idx" ON "appointments" USING btree ("state");
  CREATE INDEX "appointments_status_idx" ON "appointments" USING btree ("status");
  CREATE INDEX "appointments_assignee_idx" ON "appointments" USING btree ("assignee_id");
  CREATE INDEX "appointments_delete_after_idx" ON "appointments" USING btree ("delete_after");
  CREATE UNIQUE INDEX "appointments_reference_idx" ON "appointments" USING btree ("reference");
  CREATE INDEX "appointments_meeting_idx" ON "appointments" USING btree ("meeting_id");
  CREATE INDEX "appointments_duplicate_of_idx" ON "appointments" USING btree ("duplicate_of_id");
  CREATE INDEX "appointments_source_source_page_idx" ON "appointments" USING btree ("source_page_id");
  CREATE INDEX "appointments_handled_at_idx" ON "appointments" USING btree ("handled_at");
  CREATE INDEX "appointments_email_trace_idx" ON "appointments" USING btree ("email_trace");
  CREATE INDEX "appointments_phone_trace_idx" ON "appointments" USING btree ("phone_trace");
  CREATE INDEX "appointments_delivery_idx" ON "appointments" USING btree ("delivery");
  CREATE INDEX "appointments_updated_at_idx" ON "appointments" USING btree ("updated_at");
  CREATE INDEX "appointments_created_at_idx" ON "appointments" USING btree ("created_at");
  CREATE INDEX "meeting_kinds_hours_days_order_idx" ON "meeting_kinds_hours_days" USING btree ("order");
  CREATE INDEX "meeting_kinds_hours_days_parent_idx" ON "meeting_kinds_hours_days" USING btree ("parent_id");
  CREATE INDEX "meeting_kinds_hours_order_idx" ON "meeting_kinds_hours" USING btree ("_order");
  CREATE INDEX "meeting_kinds_hours_parent_id_idx" ON "meeting_kinds_hours" USING btree ("_parent_id");
  CREATE INDEX "meeting_kinds_closed_dates_order_idx" ON "meeting_kinds_closed_dates" USING btree ("_order");
  CREATE INDEX "meeting_kinds_closed_dates_parent_id_idx" ON "meeting_kinds_closed_dates" USING btree ("_parent_id");
  CREATE INDEX "meeting_kinds_project_idx" ON "meeting_kinds" USING btree ("project_id");
  CREATE INDEX "meeting_kinds_updated_at_idx" ON "meeting_kinds" USING btree ("updated_at");
  CREATE INDEX "meeting_kinds_created_at_idx" ON "meeting_kinds" USING btree ("created_at");
  CREATE UNIQUE INDEX "meeting_kinds_locales_locale_parent_id_unique" ON "meeting_kinds_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "meeting_kinds_locales_parent_idx" ON "meeting_kinds_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "appointment_slots_slot_key_idx" ON "appointment_slots" USING btree ("slot_key");
  CREATE INDEX "appointment_slots_meeting_idx" ON "appointment_slots" USING btree ("meeting");
  CREATE INDEX "appointment_slots_ends_at_idx" ON "appointment_slots" USING btree ("ends_at");
  CREATE UNIQUE INDEX "appointment_slots_reference_idx" ON "appointment_slots" USING btree ("reference");
  CREATE INDEX "jobs_languages_order_idx" ON "jobs_languages" USING btree ("order");
  CREATE INDEX "jobs_languages_parent_idx" ON "jobs_languages" USING btree ("parent_id");
  CREATE INDEX "jobs_profession_idx" ON "jobs" USING btree ("profession_id");
  CREATE INDEX "jobs_scope_idx" ON "jobs" USING btree ("scope_id");
  CREATE INDEX "jobs_area_idx" ON "jobs" USING btree ("area_id");
  CREATE UNIQUE INDEX "jobs_order_id_idx" ON "jobs" USING btree ("order_id");
  CREATE INDEX "jobs_start_advertising_date_idx" ON "jobs" USING btree ("start_advertising_date");
  CREATE INDEX "jobs_closing_date_idx" ON "jobs" USING btree ("closing_date");
  CREATE INDEX "jobs_company_idx" ON "jobs" USING btree ("company_id");
  CREATE INDEX "jobs_division_idx" ON "jobs" USING btree ("division_id");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_locales_parent_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_languages_order_idx" ON "_jobs_v_version_languages" USING btree ("order");
  CREATE INDEX "_jobs_v_version_languages_parent_idx" ON "_jobs_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_profession_idx" ON "_jobs_v" USING btree ("version_profession_id");
  CREATE INDEX "_jobs_v_version_version_scope_idx" ON "_jobs_v" USING btree ("version_scope_id");
  CREATE INDEX "_jobs_v_version_version_area_idx" ON "_jobs_v" USING btree ("version_area_id");
  CREATE INDEX "_jobs_v_version_version_order_id_idx" ON "_jobs_v" USING btree ("version_order_id");
  CREATE INDEX "_jobs_v_version_version_start_advertising_date_idx" ON "_jobs_v" USING btree ("version_start_advertising_date");
  CREATE INDEX "_jobs_v_version_version_closing_date_idx" ON "_jobs_v" USING btree ("version_closing_date");
  CREATE INDEX "_jobs_v_version_version_company_idx" ON "_jobs_v" USING btree ("version_company_id");
  CREATE INDEX "_jobs_v_version_version_division_idx" ON "_jobs_v" USING btree ("version_division_id");
  CREATE INDEX "_jobs_v_version_version_updated_at_idx" ON "_jobs_v" USING btree ("version_updated_at");
  CREATE INDEX "_jobs_v_version_version_created_at_idx" ON "_jobs_v" USING btree ("version_created_at");
  CREATE INDEX "_jobs_v_version_version_deleted_at_idx" ON "_jobs_v" USING btree ("version_deleted_at");
  CREATE INDEX "_jobs_v_version_version__status_idx" ON "_jobs_v" USING btree ("version__status");
  CREATE INDEX "_jobs_v_created_at_idx" ON "_jobs_v" USING btree ("created_at");
  CREATE INDEX "_jobs_v_updated_at_idx" ON "_jobs_v" USING btree ("updated_at");
  CREATE INDEX "_jobs_v_snapshot_idx" ON "_jobs_v" USING btree ("snapshot");
  CREATE INDEX "_jobs_v_published_locale_idx" ON "_jobs_v" USING btree ("published_locale");
  CREATE INDEX "_jobs_v_latest_idx" ON "_jobs_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_jobs_v_locales_locale_parent_id_unique" ON "_jobs_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_jobs_v_locales_parent_idx" ON "_jobs_v_locales" USING btree ("_parent_id");
  CREATE INDEX "job_professions_order_idx" ON "job_professions" USING btree ("order");
  CREATE INDEX "job_professions_updated_at_idx" ON "job_professions" USING btree ("updated_at");
  CREATE INDEX "job_professions_created_at_idx" ON "job_professions" USING btree ("created_at");
  CREATE INDEX "job_professions_deleted_at_idx" ON "job_professions" USING btree ("deleted_at");
  CREATE INDEX "job_professions_name_idx" ON "job_professions_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "job_professions_locales_locale_parent_id_unique" ON "job_professions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_professions_locales_parent_idx" ON "job_professions_locales" USING btree ("_parent_id");
  CREATE INDEX "_job_professions_v_parent_idx" ON "_job_professions_v" USING btree ("parent_id");
  CREATE INDEX "_job_professions_v_version_version_order_idx" ON "_job_professions_v" USING btree ("version_order");
  CREATE INDEX "_job_professions_v_version_version_updated_at_idx" ON "_job_professions_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_professions_v_version_version_created_at_idx" ON "_job_professions_v" USING btree ("version_created_at");
  CREATE INDEX "_job_professions_v_version_version_deleted_at_idx" ON "_job_professions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_job_professions_v_created_at_idx" ON "_job_professions_v" USING btree ("created_at");
  CREATE INDEX "_job_professions_v_updated_at_idx" ON "_job_professions_v" USING btree ("updated_at");
  CREATE INDEX "_job_professions_v_version_version_name_idx" ON "_job_professions_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_job_professions_v_locales_locale_parent_id_unique" ON "_job_professions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_professions_v_locales_parent_idx" ON "_job_professions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "job_areas_order_idx" ON "job_areas" USING btree ("order");
  CREATE INDEX "job_areas_updated_at_idx" ON "job_areas" USING btree ("updated_at");
  CREATE INDEX "job_areas_created_at_idx" ON "job_areas" USING btree ("created_at");
  CREATE INDEX "job_areas_deleted_at_idx" ON "job_areas" USING btree ("deleted_at");
  CREATE INDEX "job_areas_name_idx" ON "job_areas_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "job_areas_locales_locale_parent_id_unique" ON "job_areas_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_areas_locales_parent_idx" ON "job_areas_locales" USING btree ("_parent_id");
  CREATE INDEX "_job_areas_v_parent_idx" ON "_job_areas_v" USING btree ("parent_id");
  CREATE INDEX "_job_areas_v_version_version_order_idx" ON "_job_areas_v" USING btree ("version_order");
  CREATE INDEX "_job_areas_v_version_version_updated_at_idx" ON "_job_areas_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_areas_v_version_version_created_at_idx" ON "_job_areas_v" USING btree ("version_created_at");
  CREATE INDEX "_job_areas_v_version_version_deleted_at_idx" ON "_job_areas_v" USING btree ("version_deleted_at");
  CREATE INDEX "_job_areas_v_created_at_idx" ON "_job_areas_v" USING btree ("created_at");
  CREATE INDEX "_job_areas_v_updated_at_idx" ON "_job_areas_v" USING btree ("updated_at");
  CREATE INDEX "_job_areas_v_version_version_name_idx" ON "_job_areas_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_job_areas_v_locales_locale_parent_id_unique" ON "_job_areas_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_areas_v_locales_parent_idx" ON "_job_areas_v_locales" USING btree ("_parent_id");
  CREATE INDEX "job_scopes_order_idx" ON "job_scopes" USING btree ("order");
  CREATE INDEX "job_scopes_updated_at_idx" ON "job_scopes" USING btree ("updated_at");
  CREATE INDEX "job_scopes_created_at_idx" ON "job_scopes" USING btree ("created_at");
  CREATE INDEX "job_scopes_deleted_at_idx" ON "job_scopes" USING btree ("deleted_at");
  CREATE INDEX "job_scopes_name_idx" ON "job_scopes_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "job_scopes_locales_locale_parent_id_unique" ON "job_scopes_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "job_scopes_locales_parent_idx" ON "job_scopes_locales" USING btree ("_parent_id");
  CREATE INDEX "_job_scopes_v_parent_idx" ON "_job_scopes_v" USING btree ("parent_id");
  CREATE INDEX "_job_scopes_v_version_version_order_idx" ON "_job_scopes_v" USING btree ("version_order");
  CREATE INDEX "_job_scopes_v_version_version_updated_at_idx" ON "_job_scopes_v" USING btree ("version_updated_at");
  CREATE INDEX "_job_scopes_v_version_version_created_at_idx" ON "_job_scopes_v" USING btree ("version_created_at");
  CREATE INDEX "_job_scopes_v_version_version_deleted_at_idx" ON "_job_scopes_v" USING btree ("version_deleted_at");
  CREATE INDEX "_job_scopes_v_created_at_idx" ON "_job_scopes_v" USING btree ("created_at");
  CREATE INDEX "_job_scopes_v_updated_at_idx" ON "_job_scopes_v" USING btree ("updated_at");
  CREATE INDEX "_job_scopes_v_version_version_name_idx" ON "_job_scopes_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_job_scopes_v_locales_locale_parent_id_unique" ON "_job_scopes_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_job_scopes_v_locales_parent_idx" ON "_job_scopes_v_locales" USING btree ("_parent_id");
  CREATE INDEX "company_divisions_company_idx" ON "company_divisions" USING btree ("company_id");
  CREATE INDEX "company_divisions_order_idx" ON "company_divisions" USING btree ("order");
  CREATE INDEX "company_divisions_updated_at_idx" ON "company_divisions" USING btree ("updated_at");
  CREATE INDEX "company_divisions_created_at_idx" ON "company_divisions" USING btree ("created_at");
  CREATE INDEX "company_divisions_deleted_at_idx" ON "company_divisions" USING btree ("deleted_at");
  CREATE INDEX "company_divisions_name_idx" ON "company_divisions_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "company_divisions_locales_locale_parent_id_unique" ON "company_divisions_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "company_divisions_locales_parent_idx" ON "company_divisions_locales" USING btree ("_parent_id");
  CREATE INDEX "_company_divisions_v_parent_idx" ON "_company_divisions_v" USING btree ("parent_id");
  CREATE INDEX "_company_divisions_v_version_version_company_idx" ON "_company_divisions_v" USING btree ("version_company_id");
  CREATE INDEX "_company_divisions_v_version_version_order_idx" ON "_company_divisions_v" USING btree ("version_order");
  CREATE INDEX "_company_divisions_v_version_version_updated_at_idx" ON "_company_divisions_v" USING btree ("version_updated_at");
  CREATE INDEX "_company_divisions_v_version_version_created_at_idx" ON "_company_divisions_v" USING btree ("version_created_at");
  CREATE INDEX "_company_divisions_v_version_version_deleted_at_idx" ON "_company_divisions_v" USING btree ("version_deleted_at");
  CREATE INDEX "_company_divisions_v_created_at_idx" ON "_company_divisions_v" USING btree ("created_at");
  CREATE INDEX "_company_divisions_v_updated_at_idx" ON "_company_divisions_v" USING btree ("updated_at");
  CREATE INDEX "_company_divisions_v_version_version_name_idx" ON "_company_divisions_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_company_divisions_v_locales_locale_parent_id_unique" ON "_company_divisions_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_company_divisions_v_locales_parent_idx" ON "_company_divisions_v_locales" USING btree ("_parent_id");
  CREATE INDEX "applications_notes_order_idx" ON "applications_notes" USING btree ("_order");
  CREATE INDEX "applications_notes_parent_id_idx" ON "applications_notes" USING btree ("_parent_id");
  CREATE INDEX "applications_notes_author_idx" ON "applications_notes" USING btree ("author_id");
  CREATE INDEX "applications_status_idx" ON "applications" USING btree ("status");
  CREATE INDEX "applications_assignee_idx" ON "applications" USING btree ("assignee_id");
  CREATE INDEX "applications_delete_after_idx" ON "applications" USING btree ("delete_after");
  CREATE UNIQUE INDEX "applications_reference_idx" ON "applications" USING btree ("reference");
  CREATE INDEX "applications_order_id_idx" ON "applications" USING btree ("order_id");
  CREATE INDEX "applications_cv_idx" ON "applications" USING btree ("cv_id");
  CREATE INDEX "applications_duplicate_of_idx" ON "applications" USING btree ("duplicate_of_id");
  CREATE INDEX "applications_source_source_page_idx" ON "applications" USING btree ("source_page_id");
  CREATE INDEX "applications_handled_at_idx" ON "applications" USING btree ("handled_at");
  CREATE INDEX "applications_email_trace_idx" ON "applications" USING btree ("email_trace");
  CREATE INDEX "applications_phone_trace_idx" ON "applications" USING btree ("phone_trace");
  CREATE INDEX "applications_delivery_idx" ON "applications" USING btree ("delivery");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE INDEX "buildings_project_idx" ON "buildings" USING btree ("project_id");
  CREATE INDEX "buildings_order_idx" ON "buildings" USING btree ("order");
  CREATE INDEX "buildings_updated_at_idx" ON "buildings" USING btree ("updated_at");
  CREATE INDEX "buildings_created_at_idx" ON "buildings" USING btree ("created_at");
  CREATE INDEX "buildings_deleted_at_idx" ON "buildings" USING btree ("deleted_at");
  CREATE INDEX "buildings_building_title_idx" ON "buildings_locales" USING btree ("building_title","_locale");
  CREATE UNIQUE INDEX "buildings_locales_locale_parent_id_unique" ON "buildings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "buildings_locales_parent_idx" ON "buildings_locales" USING btree ("_parent_id");
  CREATE INDEX "buildings_rels_order_idx" ON "buildings_rels" USING btree ("order");
  CREATE INDEX "buildings_rels_parent_idx" ON "buildings_rels" USING btree ("parent_id");
  CREATE INDEX "buildings_rels_path_idx" ON "buildings_rels" USING btree ("path");
  CREATE INDEX "buildings_rels_characteristics_id_idx" ON "buildings_rels" USING btree ("characteristics_id");
  CREATE INDEX "_buildings_v_parent_idx" ON "_buildings_v" USING btree ("parent_id");
  CREATE INDEX "_buildings_v_version_version_project_idx" ON "_buildings_v" USING btree ("version_project_id");
  CREATE INDEX "_buildings_v_version_version_order_idx" ON "_buildings_v" USING btree ("version_order");
  CREATE INDEX "_buildings_v_version_version_updated_at_idx" ON "_buildings_v" USING btree ("version_updated_at");
  CREATE INDEX "_buildings_v_version_version_created_at_idx" ON "_buildings_v" USING btree ("version_created_at");
  CREATE INDEX "_buildings_v_version_version_deleted_at_idx" ON "_buildings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_buildings_v_created_at_idx" ON "_buildings_v" USING btree ("created_at");
  CREATE INDEX "_buildings_v_updated_at_idx" ON "_buildings_v" USING btree ("updated_at");
  CREATE INDEX "_buildings_v_version_version_building_title_idx" ON "_buildings_v_locales" USING btree ("version_building_title","_locale");
  CREATE UNIQUE INDEX "_buildings_v_locales_locale_parent_id_unique" ON "_buildings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_buildings_v_locales_parent_idx" ON "_buildings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_buildings_v_rels_order_idx" ON "_buildings_v_rels" USING btree ("order");
  CREATE INDEX "_buildings_v_rels_parent_idx" ON "_buildings_v_rels" USING btree ("parent_id");
  CREATE INDEX "_buildings_v_rels_path_idx" ON "_buildings_v_rels" USING btree ("path");
  CREATE INDEX "_buildings_v_rels_characteristics_id_idx" ON "_buildings_v_rels" USING btree ("characteristics_id");
  CREATE UNIQUE INDEX "apartments_asset_name_idx" ON "apartments" USING btree ("asset_name");
  CREATE INDEX "apartments_project_idx" ON "apartments" USING btree ("project_id");
  CREATE INDEX "apartments_building_idx" ON "apartments" USING btree ("building_id");
  CREATE INDEX "apartments_property_type_idx" ON "apartments" USING btree ("property_type_id");
  CREATE INDEX "apartments_apartment_number_idx" ON "apartments" USING btree ("apartment_number");
  CREATE INDEX "apartments_umbraco_name_idx" ON "apartments" USING btree ("umbraco_name");
  CREATE INDEX "apartments_floor_idx" ON "apartments" USING btree ("floor");
  CREATE INDEX "apartments_number_of_rooms_idx" ON "apartments" USING btree ("number_of_rooms");
  CREATE INDEX "apartments_area_in_square_meters_idx" ON "apartments" USING btree ("area_in_square_meters");
  CREATE INDEX "apartments_balcony_square_meter_idx" ON "apartments" USING btree ("balcony_square_meter");
  CREATE INDEX "apartments_entry_date_idx" ON "apartments" USING btree ("entry_date");
  CREATE INDEX "apartments_available_immediately_idx" ON "apartments" USING btree ("available_immediately");
  CREATE INDEX "apartments_city_idx" ON "apartments" USING btree ("city_id");
  CREATE INDEX "apartments_price_idx" ON "apartments" USING btree ("price");
  CREATE INDEX "apartments_more_info_content_h_t_m_l_idx" ON "apartments" USING btree ("more_info_content_h_t_m_l");
  CREATE INDEX "apartments_priority_i_d_idx" ON "apartments" USING btree ("priority_i_d");
  CREATE INDEX "apartments_property_image_idx" ON "apartments" USING btree ("property_image_id");
  CREATE INDEX "apartments_blueprint_of_the_apartment_idx" ON "apartments" USING btree ("blueprint_of_the_apartment_id");
  CREATE INDEX "apartments_updated_at_idx" ON "apartments" USING btree ("updated_at");
  CREATE INDEX "apartments_created_at_idx" ON "apartments" USING btree ("created_at");
  CREATE INDEX "apartments_deleted_at_idx" ON "apartments" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "apartments_locales_locale_parent_id_unique" ON "apartments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "apartments_locales_parent_idx" ON "apartments_locales" USING btree ("_parent_id");
  CREATE INDEX "apartments_rels_order_idx" ON "apartments_rels" USING btree ("order");
  CREATE INDEX "apartments_rels_parent_idx" ON "apartments_rels" USING btree ("parent_id");
  CREATE INDEX "apartments_rels_path_idx" ON "apartments_rels" USING btree ("path");
  CREATE INDEX "apartments_rels_media_id_idx" ON "apartments_rels" USING btree ("media_id");
  CREATE INDEX "apartments_rels_characteristics_id_idx" ON "apartments_rels" USING btree ("characteristics_id");
  CREATE INDEX "_apartments_v_parent_idx" ON "_apartments_v" USING btree ("parent_id");
  CREATE INDEX "_apartments_v_version_version_asset_name_idx" ON "_apartments_v" USING btree ("version_asset_name");
  CREATE INDEX "_apartments_v_version_version_project_idx" ON "_apartments_v" USING btree ("version_project_id");
  CREATE INDEX "_apartments_v_version_version_building_idx" ON "_apartments_v" USING btree ("version_building_id");
  CREATE INDEX "_apartments_v_version_version_property_type_idx" ON "_apartments_v" USING btree ("version_property_type_id");
  CREATE INDEX "_apartments_v_version_version_apartment_number_idx" ON "_apartments_v" USING btree ("version_apartment_number");
  CREATE INDEX "_apartments_v_version_version_umbraco_name_idx" ON "_apartments_v" USING btree ("version_umbraco_name");
  CREATE INDEX "_apartments_v_version_version_floor_idx" ON "_apartments_v" USING btree ("version_floor");
  CREATE INDEX "_apartments_v_version_version_number_of_rooms_idx" ON "_apartments_v" USING btree ("version_number_of_rooms");
  CREATE INDEX "_apartments_v_version_version_area_in_square_meters_idx" ON "_apartments_v" USING btree ("version_area_in_square_meters");
  CREATE INDEX "_apartments_v_version_version_balcony_square_meter_idx" ON "_apartments_v" USING btree ("version_balcony_square_meter");
  CREATE INDEX "_apartments_v_version_version_entry_date_idx" ON "_apartments_v" USING btree ("version_entry_date");
  CREATE INDEX "_apartments_v_version_version_available_immediately_idx" ON "_apartments_v" USING btree ("version_available_immediately");
  CREATE INDEX "_apartments_v_version_version_city_idx" ON "_apartments_v" USING btree ("version_city_id");
  CREATE INDEX "_apartments_v_version_version_price_idx" ON "_apartments_v" USING btree ("version_price");
  CREATE INDEX "_apartments_v_version_version_more_info_content_h_t_m_l_idx" ON "_apartments_v" USING btree ("version_more_info_content_h_t_m_l");
  CREATE INDEX "_apartments_v_version_version_priority_i_d_idx" ON "_apartments_v" USING btree ("version_priority_i_d");
  CREATE INDEX "_apartments_v_version_version_property_image_idx" ON "_apartments_v" USING btree ("version_property_image_id");
  CREATE INDEX "_apartments_v_version_version_blueprint_of_the_apartment_idx" ON "_apartments_v" USING btree ("version_blueprint_of_the_apartment_id");
  CREATE INDEX "_apartments_v_version_version_updated_at_idx" ON "_apartments_v" USING btree ("version_updated_at");
  CREATE INDEX "_apartments_v_version_version_created_at_idx" ON "_apartments_v" USING btree ("version_created_at");
  CREATE INDEX "_apartments_v_version_version_deleted_at_idx" ON "_apartments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_apartments_v_created_at_idx" ON "_apartments_v" USING btree ("created_at");
  CREATE INDEX "_apartments_v_updated_at_idx" ON "_apartments_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_apartments_v_locales_locale_parent_id_unique" ON "_apartments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_apartments_v_locales_parent_idx" ON "_apartments_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_apartments_v_rels_order_idx" ON "_apartments_v_rels" USING btree ("order");
  CREATE INDEX "_apartments_v_rels_parent_idx" ON "_apartments_v_rels" USING btree ("parent_id");
  CREATE INDEX "_apartments_v_rels_path_idx" ON "_apartments_v_rels" USING btree ("path");
  CREATE INDEX "_apartments_v_rels_media_id_idx" ON "_apartments_v_rels" USING btree ("media_id");
  CREATE INDEX "_apartments_v_rels_characteristics_id_idx" ON "_apartments_v_rels" USING btree ("characteristics_id");
  CREATE INDEX "reservations_notes_order_idx" ON "reservations_notes" USING btree ("_order");
  CREATE INDEX "reservations_notes_parent_id_idx" ON "reservations_notes" USING btree ("_parent_id");
  CREATE INDEX "reservations_notes_author_idx" ON "reservations_notes" USING btree ("author_id");
  CREATE INDEX "reservations_status_idx" ON "reservations" USING btree ("status");
  CREATE INDEX "reservations_assignee_idx" ON "reservations" USING btree ("assignee_id");
  CREATE INDEX "reservations_delete_after_idx" ON "reservations" USING btree ("delete_after");
  CREATE UNIQUE INDEX "reservations_reference_idx" ON "reservations" USING btree ("reference");
  CREATE INDEX "reservations_payment_state_idx" ON "reservations" USING btree ("payment_state");
  CREATE UNIQUE INDEX "reservations_process_id_idx" ON "reservations" USING btree ("process_id");
  CREATE INDEX "reservations_duplicate_of_idx" ON "reservations" USING btree ("duplicate_of_id");
  CREATE INDEX "reservations_source_source_page_idx" ON "reservations" USING btree ("source_page_id");
  CREATE INDEX "reservations_handled_at_idx" ON "reservations" USING btree ("handled_at");
  CREATE INDEX "reservations_email_trace_idx" ON "reservations" USING btree ("email_trace");
  CREATE INDEX "reservations_phone_trace_idx" ON "reservations" USING btree ("phone_trace");
  CREATE INDEX "reservations_delivery_idx" ON "reservations" USING btree ("delivery");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "apartment_holds_asset_name_idx" ON "apartment_holds" USING btree ("asset_name");
  CREATE INDEX "apartment_holds_reference_idx" ON "apartment_holds" USING btree ("reference");
  CREATE INDEX "lotteries_project_idx" ON "lotteries" USING btree ("project_id");
  CREATE INDEX "lotteries_updated_at_idx" ON "lotteries" USING btree ("updated_at");
  CREATE INDEX "lotteries_created_at_idx" ON "lotteries" USING btree ("created_at");
  CREATE UNIQUE INDEX "lotteries_locales_locale_parent_id_unique" ON "lotteries_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "lotteries_locales_parent_idx" ON "lotteries_locales" USING btree ("_parent_id");
  CREATE INDEX "lottery_registrations_notes_order_idx" ON "lottery_registrations_notes" USING btree ("_order");
  CREATE INDEX "lottery_registrations_notes_parent_id_idx" ON "lottery_registrations_notes" USING btree ("_parent_id");
  CREATE INDEX "lottery_registrations_notes_author_idx" ON "lottery_registrations_notes" USING btree ("author_id");
  CREATE INDEX "lottery_registrations_takes_part_idx" ON "lottery_registrations" USING btree ("takes_part");
  CREATE INDEX "lottery_registrations_status_idx" ON "lottery_registrations" USING btree ("status");
  CREATE INDEX "lottery_registrations_assignee_idx" ON "lottery_registrations" USING btree ("assignee_id");
  CREATE INDEX "lottery_registrations_delete_after_idx" ON "lottery_registrations" USING btree ("delete_after");
  CREATE UNIQUE INDEX "lottery_registrations_reference_idx" ON "lottery_registrations" USING btree ("reference");
  CREATE INDEX "lottery_registrations_lottery_idx" ON "lottery_registrations" USING btree ("lottery_id");
  CREATE INDEX "lottery_registrations_identity_idx" ON "lottery_registrations" USING btree ("identity");
  CREATE UNIQUE INDEX "lottery_registrations_ticket_idx" ON "lottery_registrations" USING btree ("ticket");
  CREATE INDEX "lottery_registrations_duplicate_of_idx" ON "lottery_registrations" USING btree ("duplicate_of_id");
  CREATE INDEX "lottery_registrations_source_source_page_idx" ON "lottery_registrations" USING btree ("source_page_id");
  CREATE INDEX "lottery_registrations_handled_at_idx" ON "lottery_registrations" USING btree ("handled_at");
  CREATE INDEX "lottery_registrations_email_trace_idx" ON "lottery_registrations" USING btree ("email_trace");
  CREATE INDEX "lottery_registrations_phone_trace_idx" ON "lottery_registrations" USING btree ("phone_trace");
  CREATE INDEX "lottery_registrations_delivery_idx" ON "lottery_registrations" USING btree ("delivery");
  CREATE INDEX "lottery_registrations_updated_at_idx" ON "lottery_registrations" USING btree ("updated_at");
  CREATE INDEX "lottery_registrations_created_at_idx" ON "lottery_registrations" USING btree ("created_at");
  CREATE UNIQUE INDEX "lottery_draws_lottery_idx" ON "lottery_draws" USING btree ("lottery");
  CREATE INDEX "delivery_buildings_picture_idx" ON "delivery_buildings" USING btree ("picture_id");
  CREATE INDEX "delivery_buildings_asks_for_code_idx" ON "delivery_buildings" USING btree ("asks_for_code");
  CREATE INDEX "delivery_buildings_order_idx" ON "delivery_buildings" USING btree ("order");
  CREATE INDEX "delivery_buildings_updated_at_idx" ON "delivery_buildings" USING btree ("updated_at");
  CREATE INDEX "delivery_buildings_created_at_idx" ON "delivery_buildings" USING btree ("created_at");
  CREATE INDEX "delivery_buildings_deleted_at_idx" ON "delivery_buildings" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "delivery_buildings_locales_locale_parent_id_unique" ON "delivery_buildings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "delivery_buildings_locales_parent_idx" ON "delivery_buildings_locales" USING btree ("_parent_id");
  CREATE INDEX "_delivery_buildings_v_parent_idx" ON "_delivery_buildings_v" USING btree ("parent_id");
  CREATE INDEX "_delivery_buildings_v_version_version_picture_idx" ON "_delivery_buildings_v" USING btree ("version_picture_id");
  CREATE INDEX "_delivery_buildings_v_version_version_asks_for_code_idx" ON "_delivery_buildings_v" USING btree ("version_asks_for_code");
  CREATE INDEX "_delivery_buildings_v_version_version_order_idx" ON "_delivery_buildings_v" USING btree ("version_order");
  CREATE INDEX "_delivery_buildings_v_version_version_updated_at_idx" ON "_delivery_buildings_v" USING btree ("version_updated_at");
  CREATE INDEX "_delivery_buildings_v_version_version_created_at_idx" ON "_delivery_buildings_v" USING btree ("version_created_at");
  CREATE INDEX "_delivery_buildings_v_version_version_deleted_at_idx" ON "_delivery_buildings_v" USING btree ("version_deleted_at");
  CREATE INDEX "_delivery_buildings_v_created_at_idx" ON "_delivery_buildings_v" USING btree ("created_at");
  CREATE INDEX "_delivery_buildings_v_updated_at_idx" ON "_delivery_buildings_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_delivery_buildings_v_locales_locale_parent_id_unique" ON "_delivery_buildings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_delivery_buildings_v_locales_parent_idx" ON "_delivery_buildings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_destinations_order_idx" ON "file_destinations" USING btree ("order");
  CREATE INDEX "file_destinations_updated_at_idx" ON "file_destinations" USING btree ("updated_at");
  CREATE INDEX "file_destinations_created_at_idx" ON "file_destinations" USING btree ("created_at");
  CREATE INDEX "file_destinations_deleted_at_idx" ON "file_destinations" USING btree ("deleted_at");
  CREATE INDEX "file_destinations_name_idx" ON "file_destinations_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "file_destinations_locales_locale_parent_id_unique" ON "file_destinations_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_destinations_locales_parent_idx" ON "file_destinations_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_destinations_v_parent_idx" ON "_file_destinations_v" USING btree ("parent_id");
  CREATE INDEX "_file_destinations_v_version_version_order_idx" ON "_file_destinations_v" USING btree ("version_order");
  CREATE INDEX "_file_destinations_v_version_version_updated_at_idx" ON "_file_destinations_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_destinations_v_version_version_created_at_idx" ON "_file_destinations_v" USING btree ("version_created_at");
  CREATE INDEX "_file_destinations_v_version_version_deleted_at_idx" ON "_file_destinations_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_destinations_v_created_at_idx" ON "_file_destinations_v" USING btree ("created_at");
  CREATE INDEX "_file_destinations_v_updated_at_idx" ON "_file_destinations_v" USING btree ("updated_at");
  CREATE INDEX "_file_destinations_v_version_version_name_idx" ON "_file_destinations_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_file_destinations_v_locales_locale_parent_id_unique" ON "_file_destinations_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_destinations_v_locales_parent_idx" ON "_file_destinations_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_categories_order_idx" ON "file_categories" USING btree ("order");
  CREATE INDEX "file_categories_updated_at_idx" ON "file_categories" USING btree ("updated_at");
  CREATE INDEX "file_categories_created_at_idx" ON "file_categories" USING btree ("created_at");
  CREATE INDEX "file_categories_deleted_at_idx" ON "file_categories" USING btree ("deleted_at");
  CREATE INDEX "file_categories_name_idx" ON "file_categories_locales" USING btree ("name","_locale");
  CREATE UNIQUE INDEX "file_categories_locales_locale_parent_id_unique" ON "file_categories_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_categories_locales_parent_idx" ON "file_categories_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_categories_v_parent_idx" ON "_file_categories_v" USING btree ("parent_id");
  CREATE INDEX "_file_categories_v_version_version_order_idx" ON "_file_categories_v" USING btree ("version_order");
  CREATE INDEX "_file_categories_v_version_version_updated_at_idx" ON "_file_categories_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_categories_v_version_version_created_at_idx" ON "_file_categories_v" USING btree ("version_created_at");
  CREATE INDEX "_file_categories_v_version_version_deleted_at_idx" ON "_file_categories_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_categories_v_created_at_idx" ON "_file_categories_v" USING btree ("created_at");
  CREATE INDEX "_file_categories_v_updated_at_idx" ON "_file_categories_v" USING btree ("updated_at");
  CREATE INDEX "_file_categories_v_version_version_name_idx" ON "_file_categories_v_locales" USING btree ("version_name","_locale");
  CREATE UNIQUE INDEX "_file_categories_v_locales_locale_parent_id_unique" ON "_file_categories_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_categories_v_locales_parent_idx" ON "_file_categories_v_locales" USING btree ("_parent_id");
  CREATE INDEX "file_items_file_destination_idx" ON "file_items" USING btree ("file_destination_id");
  CREATE INDEX "file_items_upload_file_idx" ON "file_items" USING btree ("upload_file_id");
  CREATE INDEX "file_items_order_idx" ON "file_items" USING btree ("order");
  CREATE INDEX "file_items_updated_at_idx" ON "file_items" USING btree ("updated_at");
  CREATE INDEX "file_items_created_at_idx" ON "file_items" USING btree ("created_at");
  CREATE INDEX "file_items_deleted_at_idx" ON "file_items" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "file_items_locales_locale_parent_id_unique" ON "file_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "file_items_locales_parent_idx" ON "file_items_locales" USING btree ("_parent_id");
  CREATE INDEX "file_items_rels_order_idx" ON "file_items_rels" USING btree ("order");
  CREATE INDEX "file_items_rels_parent_idx" ON "file_items_rels" USING btree ("parent_id");
  CREATE INDEX "file_items_rels_path_idx" ON "file_items_rels" USING btree ("path");
  CREATE INDEX "file_items_rels_delivery_buildings_id_idx" ON "file_items_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "file_items_rels_file_categories_id_idx" ON "file_items_rels" USING btree ("file_categories_id");
  CREATE INDEX "_file_items_v_parent_idx" ON "_file_items_v" USING btree ("parent_id");
  CREATE INDEX "_file_items_v_version_version_file_destination_idx" ON "_file_items_v" USING btree ("version_file_destination_id");
  CREATE INDEX "_file_items_v_version_version_upload_file_idx" ON "_file_items_v" USING btree ("version_upload_file_id");
  CREATE INDEX "_file_items_v_version_version_order_idx" ON "_file_items_v" USING btree ("version_order");
  CREATE INDEX "_file_items_v_version_version_updated_at_idx" ON "_file_items_v" USING btree ("version_updated_at");
  CREATE INDEX "_file_items_v_version_version_created_at_idx" ON "_file_items_v" USING btree ("version_created_at");
  CREATE INDEX "_file_items_v_version_version_deleted_at_idx" ON "_file_items_v" USING btree ("version_deleted_at");
  CREATE INDEX "_file_items_v_created_at_idx" ON "_file_items_v" USING btree ("created_at");
  CREATE INDEX "_file_items_v_updated_at_idx" ON "_file_items_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_file_items_v_locales_locale_parent_id_unique" ON "_file_items_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_file_items_v_locales_parent_idx" ON "_file_items_v_locales" USING btree ("_parent_id");
  CREATE INDEX "_file_items_v_rels_order_idx" ON "_file_items_v_rels" USING btree ("order");
  CREATE INDEX "_file_items_v_rels_parent_idx" ON "_file_items_v_rels" USING btree ("parent_id");
  CREATE INDEX "_file_items_v_rels_path_idx" ON "_file_items_v_rels" USING btree ("path");
  CREATE INDEX "_file_items_v_rels_delivery_buildings_id_idx" ON "_file_items_v_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "_file_items_v_rels_file_categories_id_idx" ON "_file_items_v_rels" USING btree ("file_categories_id");
  CREATE INDEX "resident_files_file_destination_idx" ON "resident_files" USING btree ("file_destination_id");
  CREATE INDEX "resident_files_updated_at_idx" ON "resident_files" USING btree ("updated_at");
  CREATE INDEX "resident_files_created_at_idx" ON "resident_files" USING btree ("created_at");
  CREATE UNIQUE INDEX "resident_files_filename_idx" ON "resident_files" USING btree ("filename");
  CREATE UNIQUE INDEX "resident_files_locales_locale_parent_id_unique" ON "resident_files_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "resident_files_locales_parent_idx" ON "resident_files_locales" USING btree ("_parent_id");
  CREATE INDEX "resident_files_rels_order_idx" ON "resident_files_rels" USING btree ("order");
  CREATE INDEX "resident_files_rels_parent_idx" ON "resident_files_rels" USING btree ("parent_id");
  CREATE INDEX "resident_files_rels_path_idx" ON "resident_files_rels" USING btree ("path");
  CREATE INDEX "resident_files_rels_delivery_buildings_id_idx" ON "resident_files_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "resident_files_rels_file_categories_id_idx" ON "resident_files_rels" USING btree ("file_categories_id");
  CREATE INDEX "forms_after_submitting_after_submitting_goto_page_idx" ON "forms" USING btree ("after_submitting_goto_page_id");
  CREATE UNIQUE INDEX "forms_form_id_idx" ON "forms" USING btree ("form_id");
  CREATE INDEX "forms_updated_at_idx" ON "forms" USING btree ("updated_at");
  CREATE INDEX "forms_created_at_idx" ON "forms" USING btree ("created_at");
  CREATE INDEX "forms_deleted_at_idx" ON "forms" USING btree ("deleted_at");
  CREATE INDEX "forms__status_idx" ON "forms" USING btree ("_status");
  CREATE UNIQUE INDEX "forms_locales_locale_parent_id_unique" ON "forms_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "forms_locales_parent_idx" ON "forms_locales" USING btree ("_parent_id");
  CREATE INDEX "_forms_v_parent_idx" ON "_forms_v" USING btree ("parent_id");
  CREATE INDEX "_forms_v_version_after_submitting_version_after_submitti_idx" ON "_forms_v" USING btree ("version_after_submitting_goto_page_id");
  CREATE INDEX "_forms_v_version_version_form_id_idx" ON "_forms_v" USING btree ("version_form_id");
  CREATE INDEX "_forms_v_version_version_updated_at_idx" ON "_forms_v" USING btree ("version_updated_at");
  CREATE INDEX "_forms_v_version_version_created_at_idx" ON "_forms_v" USING btree ("version_created_at");
  CREATE INDEX "_forms_v_version_version_deleted_at_idx" ON "_forms_v" USING btree ("version_deleted_at");
  CREATE INDEX "_forms_v_version_version__status_idx" ON "_forms_v" USING btree ("version__status");
  CREATE INDEX "_forms_v_created_at_idx" ON "_forms_v" USING btree ("created_at");
  CREATE INDEX "_forms_v_updated_at_idx" ON "_forms_v" USING btree ("updated_at");
  CREATE INDEX "_forms_v_snapshot_idx" ON "_forms_v" USING btree ("snapshot");
  CREATE INDEX "_forms_v_published_locale_idx" ON "_forms_v" USING btree ("published_locale");
  CREATE INDEX "_forms_v_latest_idx" ON "_forms_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_forms_v_locales_locale_parent_id_unique" ON "_forms_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_forms_v_locales_parent_idx" ON "_forms_v_locales" USING btree ("_parent_id");
  CREATE INDEX "form_entries_notes_order_idx" ON "form_entries_notes" USING btree ("_order");
  CREATE INDEX "form_entries_notes_parent_id_idx" ON "form_entries_notes" USING btree ("_parent_id");
  CREATE INDEX "form_entries_notes_author_idx" ON "form_entries_notes" USING btree ("author_id");
  CREATE INDEX "form_entries_answers_order_idx" ON "form_entries_answers" USING btree ("_order");
  CREATE INDEX "form_entries_answers_parent_id_idx" ON "form_entries_answers" USING btree ("_parent_id");
  CREATE INDEX "form_entries_status_idx" ON "form_entries" USING btree ("status");
  CREATE INDEX "form_entries_assignee_idx" ON "form_entries" USING btree ("assignee_id");
  CREATE INDEX "form_entries_delete_after_idx" ON "form_entries" USING btree ("delete_after");
  CREATE UNIQUE INDEX "form_entries_reference_idx" ON "form_entries" USING btree ("reference");
  CREATE INDEX "form_entries_form_idx" ON "form_entries" USING btree ("form_id");
  CREATE INDEX "form_entries_duplicate_of_idx" ON "form_entries" USING btree ("duplicate_of_id");
  CREATE INDEX "form_entries_source_source_page_idx" ON "form_entries" USING btree ("source_page_id");
  CREATE INDEX "form_entries_handled_at_idx" ON "form_entries" USING btree ("handled_at");
  CREATE INDEX "form_entries_email_trace_idx" ON "form_entries" USING btree ("email_trace");
  CREATE INDEX "form_entries_phone_trace_idx" ON "form_entries" USING btree ("phone_trace");
  CREATE INDEX "form_entries_delivery_idx" ON "form_entries" USING btree ("delivery");
  CREATE INDEX "form_entries_updated_at_idx" ON "form_entries" USING btree ("updated_at");
  CREATE INDEX "form_entries_created_at_idx" ON "form_entries" USING btree ("created_at");
  CREATE INDEX "form_entries_rels_order_idx" ON "form_entries_rels" USING btree ("order");
  CREATE INDEX "form_entries_rels_parent_idx" ON "form_entries_rels" USING btree ("parent_id");
  CREATE INDEX "form_entries_rels_path_idx" ON "form_entries_rels" USING btree ("path");
  CREATE INDEX "form_entries_rels_attachments_id_idx" ON "form_entries_rels" USING btree ("attachments_id");
  CREATE UNIQUE INDEX "market_figures_key_idx" ON "market_figures" USING btree ("key");
  CREATE UNIQUE INDEX "alert_subscribers_email_idx" ON "alert_subscribers" USING btree ("email");
  CREATE INDEX "alert_subscribers_updated_at_idx" ON "alert_subscribers" USING btree ("updated_at");
  CREATE INDEX "alert_subscribers_created_at_idx" ON "alert_subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "alert_requests_key_idx" ON "alert_requests" USING btree ("key");
  CREATE INDEX "alert_requests_expires_at_idx" ON "alert_requests" USING btree ("expires_at");
  CREATE INDEX "alert_reports_state_idx" ON "alert_reports" USING btree ("state");
  CREATE UNIQUE INDEX "alert_mails_key_idx" ON "alert_mails" USING btree ("key");
  CREATE INDEX "alert_mails_subscriber_idx" ON "alert_mails" USING btree ("subscriber");
  CREATE INDEX "alert_mails_queued_at_idx" ON "alert_mails" USING btree ("queued_at");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
  CREATE INDEX "answer_templates_updated_at_idx" ON "answer_templates" USING btree ("updated_at");
  CREATE INDEX "answer_templates_created_at_idx" ON "answer_templates" USING btree ("created_at");
  CREATE INDEX "replies_owner_collection_idx" ON "replies" USING btree ("owner_collection");
  CREATE INDEX "replies_owner_id_idx" ON "replies" USING btree ("owner_id");
  CREATE INDEX "replies_reference_idx" ON "replies" USING btree ("reference");
  CREATE INDEX "replies_author_idx" ON "replies" USING btree ("author_id");
  CREATE UNIQUE INDEX "replies_request_key_idx" ON "replies" USING btree ("request_key");
  CREATE INDEX "replies_delivery_idx" ON "replies" USING btree ("delivery");
  CREATE INDEX "replies_updated_at_idx" ON "replies" USING btree ("updated_at");
  CREATE INDEX "replies_created_at_idx" ON "replies" USING btree ("created_at");
  CREATE INDEX "audit_log_action_idx" ON "audit_log" USING btree ("action");
  CREATE INDEX "audit_log_reference_idx" ON "audit_log" USING btree ("reference");
  CREATE INDEX "audit_log_actor_idx" ON "audit_log" USING btree ("actor_id");
  CREATE INDEX "audit_log_subject_kind_idx" ON "audit_log" USING btree ("subject_kind");
  CREATE INDEX "audit_log_subject_id_idx" ON "audit_log" USING btree ("subject_id");
  CREATE INDEX "audit_log_updated_at_idx" ON "audit_log" USING btree ("updated_at");
  CREATE INDEX "audit_log_created_at_idx" ON "audit_log" USING btree ("created_at");
  CREATE INDEX "deliveries_reference_idx" ON "deliveries" USING btree ("reference");
  CREATE INDEX "deliveries_kind_idx" ON "deliveries" USING btree ("kind");
  CREATE INDEX "deliveries_state_idx" ON "deliveries" USING btree ("state");
  CREATE INDEX "deliveries_next_attempt_at_idx" ON "deliveries" USING btree ("next_attempt_at");
  CREATE INDEX "deliveries_record_id_idx" ON "deliveries" USING btree ("record_id");
  CREATE INDEX "deliveries_updated_at_idx" ON "deliveries" USING btree ("updated_at");
  CREATE INDEX "deliveries_created_at_idx" ON "deliveries" USING btree ("created_at");
  CREATE INDEX "queued_mails_queued_at_idx" ON "queued_mails" USING btree ("queued_at");
  CREATE INDEX "attachments_reference_idx" ON "attachments" USING btree ("reference");
  CREATE INDEX "attachments_scan_state_idx" ON "attachments" USING btree ("scan_state");
  CREATE INDEX "attachments_updated_at_idx" ON "attachments" USING btree ("updated_at");
  CREATE INDEX "attachments_created_at_idx" ON "attachments" USING btree ("created_at");
  CREATE UNIQUE INDEX "attachments_filename_idx" ON "attachments" USING btree ("filename");
  CREATE UNIQUE INDEX "idempotency_keys_key_idx" ON "idempotency_keys" USING btree ("key");
  CREATE INDEX "idempotency_keys_expires_at_idx" ON "idempotency_keys" USING btree ("expires_at");
  CREATE UNIQUE INDEX "rate_limits_key_idx" ON "rate_limits" USING btree ("key");
  CREATE INDEX "rate_limits_resets_at_idx" ON "rate_limits" USING btree ("resets_at");
  CREATE UNIQUE INDEX "spent_captchas_key_idx" ON "spent_captchas" USING btree ("key");
  CREATE INDEX "spent_captchas_expires_at_idx" ON "spent_captchas" USING btree ("expires_at");
  CREATE UNIQUE INDEX "mails_delivery_key_idx" ON "mails" USING btree ("delivery_key");
  CREATE INDEX "mails_updated_at_idx" ON "mails" USING btree ("updated_at");
  CREATE INDEX "mails_created_at_idx" ON "mails" USING btree ("created_at");
  CREATE UNIQUE INDEX "sandbox_payments_process_id_idx" ON "sandbox_payments" USING btree ("process_id");
  CREATE INDEX "sandbox_payments_reference_idx" ON "sandbox_payments" USING btree ("reference");
  CREATE INDEX "sandbox_payments_expires_at_idx" ON "sandbox_payments" USING btree ("expires_at");
  CREATE UNIQUE INDEX "services_name_idx" ON "services" USING btree ("name");
  CREATE INDEX "services_updated_at_idx" ON "services" USING btree ("updated_at");
  CREATE INDEX "services_created_at_idx" ON "services" USING btree ("created_at");
  CREATE UNIQUE INDEX "payload_kv_key_idx" ON "payload_kv" USING btree ("key");
  CREATE INDEX "payload_jobs_log_order_idx" ON "payload_jobs_log" USING btree ("_order");
  CREATE INDEX "payload_jobs_log_parent_id_idx" ON "payload_jobs_log" USING btree ("_parent_id");
  CREATE INDEX "payload_jobs_completed_at_idx" ON "payload_jobs" USING btree ("completed_at");
  CREATE INDEX "payload_jobs_total_tried_idx" ON "payload_jobs" USING btree ("total_tried");
  CREATE INDEX "payload_jobs_has_error_idx" ON "payload_jobs" USING btree ("has_error");
  CREATE INDEX "payload_jobs_task_slug_idx" ON "payload_jobs" USING btree ("task_slug");
  CREATE INDEX "payload_jobs_queue_idx" ON "payload_jobs" USING btree ("queue");
  CREATE INDEX "payload_jobs_wait_until_idx" ON "payload_jobs" USING btree ("wait_until");
  CREATE INDEX "payload_jobs_processing_idx" ON "payload_jobs" USING btree ("processing");
  CREATE INDEX "payload_jobs_concurrency_key_idx" ON "payload_jobs" USING btree ("concurrency_key");
  CREATE INDEX "payload_jobs_updated_at_idx" ON "payload_jobs" USING btree ("updated_at");
  CREATE INDEX "payload_jobs_created_at_idx" ON "payload_jobs" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_global_slug_idx" ON "payload_locked_documents" USING btree ("global_slug");
  CREATE INDEX "payload_locked_documents_updated_at_idx" ON "payload_locked_documents" USING btree ("updated_at");
  CREATE INDEX "payload_locked_documents_created_at_idx" ON "payload_locked_documents" USING btree ("created_at");
  CREATE INDEX "payload_locked_documents_rels_order_idx" ON "payload_locked_documents_rels" USING btree ("order");
  CREATE INDEX "payload_locked_documents_rels_parent_idx" ON "payload_locked_documents_rels" USING btree ("parent_id");
  CREATE INDEX "payload_locked_documents_rels_path_idx" ON "payload_locked_documents_rels" USING btree ("path");
  CREATE INDEX "payload_locked_documents_rels_pages_id_idx" ON "payload_locked_documents_rels" USING btree ("pages_id");
  CREATE INDEX "payload_locked_documents_rels_projects_id_idx" ON "payload_locked_documents_rels" USING btree ("projects_id");
  CREATE INDEX "payload_locked_documents_rels_products_id_idx" ON "payload_locked_documents_rels" USING btree ("products_id");
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_project_types_id_idx" ON "payload_locked_documents_rels" USING btree ("project_types_id");
  CREATE INDEX "payload_locked_documents_rels_project_statuses_id_idx" ON "payload_locked_documents_rels" USING btree ("project_statuses_id");
  CREATE INDEX "payload_locked_documents_rels_designations_id_idx" ON "payload_locked_documents_rels" USING btree ("designations_id");
  CREATE INDEX "payload_locked_documents_rels_property_types_id_idx" ON "payload_locked_documents_rels" USING btree ("property_types_id");
  CREATE INDEX "payload_locked_documents_rels_apartment_types_id_idx" ON "payload_locked_documents_rels" USING btree ("apartment_types_id");
  CREATE INDEX "payload_locked_documents_rels_characteristics_id_idx" ON "payload_locked_documents_rels" USING btree ("characteristics_id");
  CREATE INDEX "payload_locked_documents_rels_countries_id_idx" ON "payload_locked_documents_rels" USING btree ("countries_id");
  CREATE INDEX "payload_locked_documents_rels_cities_id_idx" ON "payload_locked_documents_rels" USING btree ("cities_id");
  CREATE INDEX "payload_locked_documents_rels_group_sites_id_idx" ON "payload_locked_documents_rels" USING btree ("group_sites_id");
  CREATE INDEX "payload_locked_documents_rels_partners_id_idx" ON "payload_locked_documents_rels" USING btree ("partners_id");
  CREATE INDEX "payload_locked_documents_rels_product_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("product_categories_id");
  CREATE INDEX "payload_locked_documents_rels_product_key_features_id_idx" ON "payload_locked_documents_rels" USING btree ("product_key_features_id");
  CREATE INDEX "payload_locked_documents_rels_marketing_slides_id_idx" ON "payload_locked_documents_rels" USING btree ("marketing_slides_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_tombstones_id_idx" ON "payload_locked_documents_rels" USING btree ("tombstones_id");
  CREATE INDEX "payload_locked_documents_rels_contact_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_subjects_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_job_professions_id_idx" ON "payload_locked_documents_rels" USING btree ("job_professions_id");
  CREATE INDEX "payload_locked_documents_rels_job_areas_id_idx" ON "payload_locked_documents_rels" USING btree ("job_areas_id");
  CREATE INDEX "payload_locked_documents_rels_job_scopes_id_idx" ON "payload_locked_documents_rels" USING btree ("job_scopes_id");
  CREATE INDEX "payload_locked_documents_rels_company_divisions_id_idx" ON "payload_locked_documents_rels" USING btree ("company_divisions_id");
  CREATE INDEX "payload_locked_documents_rels_buildings_id_idx" ON "payload_locked_documents_rels" USING btree ("buildings_id");
  CREATE INDEX "payload_locked_documents_rels_apartments_id_idx" ON "payload_locked_documents_rels" USING btree ("apartments_id");
  CREATE INDEX "payload_locked_documents_rels_delivery_buildings_id_idx" ON "payload_locked_documents_rels" USING btree ("delivery_buildings_id");
  CREATE INDEX "payload_locked_documents_rels_file_destinations_id_idx" ON "payload_locked_documents_rels" USING btree ("file_destinations_id");
  CREATE INDEX "payload_locked_documents_rels_file_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("file_categories_id");
  CREATE INDEX "payload_locked_documents_rels_file_items_id_idx" ON "payload_locked_documents_rels" USING btree ("file_items_id");
  CREATE INDEX "payload_locked_documents_rels_resident_files_id_idx" ON "payload_locked_documents_rels" USING btree ("resident_files_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_key_idx" ON "payload_preferences" USING btree ("key");
  CREATE INDEX "payload_preferences_updated_at_idx" ON "payload_preferences" USING btree ("updated_at");
  CREATE INDEX "payload_preferences_created_at_idx" ON "payload_preferences" USING btree ("created_at");
  CREATE INDEX "payload_preferences_rels_order_idx" ON "payload_preferences_rels" USING btree ("order");
  CREATE INDEX "payload_preferences_rels_parent_idx" ON "payload_preferences_rels" USING btree ("parent_id");
  CREATE INDEX "payload_preferences_rels_path_idx" ON "payload_preferences_rels" USING btree ("path");
  CREATE INDEX "payload_preferences_rels_users_id_idx" ON "payload_preferences_rels" USING btree ("users_id");
  CREATE INDEX "payload_preferences_rels_services_id_idx" ON "payload_preferences_rels" USING btree ("services_id");
  CREATE INDEX "payload_migrations_updated_at_idx" ON "payload_migrations" USING btree ("updated_at");
  CREATE INDEX "payload_migrations_created_at_idx" ON "payload_migrations" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_special_company_idx" ON "site_settings" USING btree ("special_company_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
  CREATE INDEX "site_settings_projects_page_idx" ON "site_settings" USING btree ("projects_page_id");
  CREATE INDEX "site_settings_products_page_idx" ON "site_settings" USING btree ("products_page_id");
  CREATE INDEX "site_settings_privacy_page_idx" ON "site_settings" USING btree ("privacy_page_id");
  CREATE INDEX "site_settings_terms_page_idx" ON "site_settings" USING btree ("terms_page_id");
  CREATE INDEX "site_settings_accessibility_page_idx" ON "site_settings" USING btree ("accessibility_page_id");
  CREATE INDEX "site_settings_default_og_image_idx" ON "site_settings" USING btree ("default_og_image_id");
  CREATE INDEX "site_settings__status_idx" ON "site_settings" USING btree ("_status");
  CREATE UNIQUE INDEX "site_settings_locales_locale_parent_id_unique" ON "site_settings_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "site_settings_locales_parent_idx" ON "site_settings_locales" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_social_links_order_idx" ON "_site_settings_v_version_social_links" USING btree ("_order");
  CREATE INDEX "_site_settings_v_version_social_links_parent_id_idx" ON "_site_settings_v_version_social_links" USING btree ("_parent_id");
  CREATE INDEX "_site_settings_v_version_version_special_company_idx" ON "_site_settings_v" USING btree ("version_special_company_id");
  CREATE INDEX "_site_settings_v_version_version_logo_idx" ON "_site_settings_v" USING btree ("version_logo_id");
  CREATE INDEX "_site_settings_v_version_version_projects_page_idx" ON "_site_settings_v" USING btree ("version_projects_page_id");
  CREATE INDEX "_site_settings_v_version_version_products_page_idx" ON "_site_settings_v" USING btree ("version_products_page_id");
  CREATE INDEX "_site_settings_v_version_version_privacy_page_idx" ON "_site_settings_v" USING btree ("version_privacy_page_id");
  CREATE INDEX "_site_settings_v_version_version_terms_page_idx" ON "_site_settings_v" USING btree ("version_terms_page_id");
  CREATE INDEX "_site_settings_v_version_version_accessibility_page_idx" ON "_site_settings_v" USING btree ("version_accessibility_page_id");
  CREATE INDEX "_site_settings_v_version_version_default_og_image_idx" ON "_site_settings_v" USING btree ("version_default_og_image_id");
  CREATE INDEX "_site_settings_v_version_version__status_idx" ON "_site_settings_v" USING btree ("version__status");
  CREATE INDEX "_site_settings_v_created_at_idx" ON "_site_settings_v" USING btree ("created_at");
  CREATE INDEX "_site_settings_v_updated_at_idx" ON "_site_settings_v" USING btree ("updated_at");
  CREATE INDEX "_site_settings_v_snapshot_idx" ON "_site_settings_v" USING btree ("snapshot");
  CREATE INDEX "_site_settings_v_published_locale_idx" ON "_site_settings_v" USING btree ("published_locale");
  CREATE INDEX "_site_settings_v_latest_idx" ON "_site_settings_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_site_settings_v_locales_locale_parent_id_unique" ON "_site_settings_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_site_settings_v_locales_parent_idx" ON "_site_settings_v_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_children_order_idx" ON "header_items_children" USING btree ("_order");
  CREATE INDEX "header_items_children_parent_id_idx" ON "header_items_children" USING btree ("_parent_id");
  CREATE INDEX "header_items_children_link_link_page_idx" ON "header_items_children" USING btree ("link_page_id");
  CREATE INDEX "header_items_children_link_link_project_idx" ON "header_items_children" USING btree ("link_project_id");
  CREATE INDEX "header_items_children_link_link_product_idx" ON "header_items_children" USING btree ("link_product_id");
  CREATE INDEX "header_items_children_link_link_file_idx" ON "header_items_children" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "header_items_children_locales_locale_parent_id_unique" ON "header_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_children_locales_parent_idx" ON "header_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_order_idx" ON "header_items" USING btree ("_order");
  CREATE INDEX "header_items_parent_id_idx" ON "header_items" USING btree ("_parent_id");
  CREATE INDEX "header_items_link_link_page_idx" ON "header_items" USING btree ("link_page_id");
  CREATE INDEX "header_items_link_link_project_idx" ON "header_items" USING btree ("link_project_id");
  CREATE INDEX "header_items_link_link_product_idx" ON "header_items" USING btree ("link_product_id");
  CREATE INDEX "header_items_link_link_file_idx" ON "header_items" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "header_items_locales_locale_parent_id_unique" ON "header_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_locales_parent_idx" ON "header_items_locales" USING btree ("_parent_id");
  CREATE INDEX "header_cta_cta_page_idx" ON "header" USING btree ("cta_page_id");
  CREATE INDEX "header_cta_cta_project_idx" ON "header" USING btree ("cta_project_id");
  CREATE INDEX "header_cta_cta_product_idx" ON "header" USING btree ("cta_product_id");
  CREATE INDEX "header_cta_cta_file_idx" ON "header" USING btree ("cta_file_id");
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_locales_parent_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_children_order_idx" ON "_header_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_children_parent_id_idx" ON "_header_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_children_link_link_page_idx" ON "_header_v_version_items_children" USING btree ("link_page_id");
  CREATE INDEX "_header_v_version_items_children_link_link_project_idx" ON "_header_v_version_items_children" USING btree ("link_project_id");
  CREATE INDEX "_header_v_version_items_children_link_link_product_idx" ON "_header_v_version_items_children" USING btree ("link_product_id");
  CREATE INDEX "_header_v_version_items_children_link_link_file_idx" ON "_header_v_version_items_children" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_header_v_version_items_children_locales_locale_parent_id_un" ON "_header_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_items_children_locales_parent_idx" ON "_header_v_version_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_order_idx" ON "_header_v_version_items" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_parent_id_idx" ON "_header_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_link_link_page_idx" ON "_header_v_version_items" USING btree ("link_page_id");
  CREATE INDEX "_header_v_version_items_link_link_project_idx" ON "_header_v_version_items" USING btree ("link_project_id");
  CREATE INDEX "_header_v_version_items_link_link_product_idx" ON "_header_v_version_items" USING btree ("link_product_id");
  CREATE INDEX "_header_v_version_items_link_link_file_idx" ON "_header_v_version_items" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_header_v_version_items_locales_locale_parent_id_unique" ON "_header_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_items_locales_parent_idx" ON "_header_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_cta_version_cta_page_idx" ON "_header_v" USING btree ("version_cta_page_id");
  CREATE INDEX "_header_v_version_cta_version_cta_project_idx" ON "_header_v" USING btree ("version_cta_project_id");
  CREATE INDEX "_header_v_version_cta_version_cta_product_idx" ON "_header_v" USING btree ("version_cta_product_id");
  CREATE INDEX "_header_v_version_cta_version_cta_file_idx" ON "_header_v" USING btree ("version_cta_file_id");
  CREATE INDEX "_header_v_version_version__status_idx" ON "_header_v" USING btree ("version__status");
  CREATE INDEX "_header_v_created_at_idx" ON "_header_v" USING btree ("created_at");
  CREATE INDEX "_header_v_updated_at_idx" ON "_header_v" USING btree ("updated_at");
  CREATE INDEX "_header_v_snapshot_idx" ON "_header_v" USING btree ("snapshot");
  CREATE INDEX "_header_v_published_locale_idx" ON "_header_v" USING btree ("published_locale");
  CREATE INDEX "_header_v_latest_idx" ON "_header_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_header_v_locales_locale_parent_id_unique" ON "_header_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_locales_parent_idx" ON "_header_v_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_order_idx" ON "footer_columns_links" USING btree ("_order");
  CREATE INDEX "footer_columns_links_parent_id_idx" ON "footer_columns_links" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_links_link_link_page_idx" ON "footer_columns_links" USING btree ("link_page_id");
  CREATE INDEX "footer_columns_links_link_link_project_idx" ON "footer_columns_links" USING btree ("link_project_id");
  CREATE INDEX "footer_columns_links_link_link_product_idx" ON "footer_columns_links" USING btree ("link_product_id");
  CREATE INDEX "footer_columns_links_link_link_file_idx" ON "footer_columns_links" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "footer_columns_links_locales_locale_parent_id_unique" ON "footer_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_links_locales_parent_idx" ON "footer_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_columns_order_idx" ON "footer_columns" USING btree ("_order");
  CREATE INDEX "footer_columns_parent_id_idx" ON "footer_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "footer_columns_locales_locale_parent_id_unique" ON "footer_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_columns_locales_parent_idx" ON "footer_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_order_idx" ON "footer_legal_links" USING btree ("_order");
  CREATE INDEX "footer_legal_links_parent_id_idx" ON "footer_legal_links" USING btree ("_parent_id");
  CREATE INDEX "footer_legal_links_link_link_page_idx" ON "footer_legal_links" USING btree ("link_page_id");
  CREATE INDEX "footer_legal_links_link_link_project_idx" ON "footer_legal_links" USING btree ("link_project_id");
  CREATE INDEX "footer_legal_links_link_link_product_idx" ON "footer_legal_links" USING btree ("link_product_id");
  CREATE INDEX "footer_legal_links_link_link_file_idx" ON "footer_legal_links" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "footer_legal_links_locales_locale_parent_id_unique" ON "footer_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_links_locales_parent_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_page_idx" ON "_footer_v_version_columns_links" USING btree ("link_page_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_project_idx" ON "_footer_v_version_columns_links" USING btree ("link_project_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_product_idx" ON "_footer_v_version_columns_links" USING btree ("link_product_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_file_idx" ON "_footer_v_version_columns_links" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_links_locales_locale_parent_id_uni" ON "_footer_v_version_columns_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_locales_parent_idx" ON "_footer_v_version_columns_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_order_idx" ON "_footer_v_version_columns" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_parent_id_idx" ON "_footer_v_version_columns" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "_footer_v_version_columns_locales_locale_parent_id_unique" ON "_footer_v_version_columns_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_columns_locales_parent_idx" ON "_footer_v_version_columns_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_order_idx" ON "_footer_v_version_legal_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_legal_links_parent_id_idx" ON "_footer_v_version_legal_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_page_idx" ON "_footer_v_version_legal_links" USING btree ("link_page_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_project_idx" ON "_footer_v_version_legal_links" USING btree ("link_project_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_product_idx" ON "_footer_v_version_legal_links" USING btree ("link_product_id");
  CREATE INDEX "_footer_v_version_legal_links_link_link_file_idx" ON "_footer_v_version_legal_links" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_footer_v_version_legal_links_locales_locale_parent_id_uniqu" ON "_footer_v_version_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_version_legal_links_locales_parent_idx" ON "_footer_v_version_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_version__status_idx" ON "_footer_v" USING btree ("version__status");
  CREATE INDEX "_footer_v_created_at_idx" ON "_footer_v" USING btree ("created_at");
  CREATE INDEX "_footer_v_updated_at_idx" ON "_footer_v" USING btree ("updated_at");
  CREATE INDEX "_footer_v_snapshot_idx" ON "_footer_v" USING btree ("snapshot");
  CREATE INDEX "_footer_v_published_locale_idx" ON "_footer_v" USING btree ("published_locale");
  CREATE INDEX "_footer_v_latest_idx" ON "_footer_v" USING btree ("latest");
  CREATE UNIQUE INDEX "_footer_v_locales_locale_parent_id_unique" ON "_footer_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_footer_v_locales_parent_idx" ON "_footer_v_locales" USING btree ("_parent_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "pages_languages" CASCADE;
  DROP TABLE "pages" CASCADE;
  DROP TABLE "pages_locales" CASCADE;
  DROP TABLE "pages_rels" CASCADE;
  DROP TABLE "_pages_v_version_languages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
  DROP TABLE "_pages_v_rels" CASCADE;
  DROP TABLE "projects_numbers_new" CASCADE;
  DROP TABLE "projects_numbers_new_locales" CASCADE;
  DROP TABLE "project_neighbourhood" CASCADE;
  DROP TABLE "project_neighbourhood_locales" CASCADE;
  DROP TABLE "project_room_galleries" CASCADE;
  DROP TABLE "project_visualization" CASCADE;
  DROP TABLE "project_visualization_locales" CASCADE;
  DROP TABLE "project_benefits" CASCADE;
  DROP TABLE "project_benefits_locales" CASCADE;
  DROP TABLE "project_advantages" CASCADE;
  DROP TABLE "project_advantages_locales" CASCADE;
  DROP TABLE "project_reviews" CASCADE;
  DROP TABLE "project_reviews_locales" CASCADE;
  DROP TABLE "project_faq" CASCADE;
  DROP TABLE "project_faq_locales" CASCADE;
  DROP TABLE "projects_lottery_ways" CASCADE;
  DROP TABLE "projects_lottery_ways_locales" CASCADE;
  DROP TABLE "project_eligibility" CASCADE;
  DROP TABLE "project_eligibility_locales" CASCADE;
  DROP TABLE "project_form_subjects" CASCADE;
  DROP TABLE "project_form_subjects_locales" CASCADE;
  DROP TABLE "projects_office_info" CASCADE;
  DROP TABLE "projects_office_info_locales" CASCADE;
  DROP TABLE "projects_languages" CASCADE;
  DROP TABLE "projects" CASCADE;
  DROP TABLE "projects_locales" CASCADE;
  DROP TABLE "projects_rels" CASCADE;
  DROP TABLE "_projects_v_version_numbers_new" CASCADE;
  DROP TABLE "_projects_v_version_numbers_new_locales" CASCADE;
  DROP TABLE "_project_neighbourhood_v" CASCADE;
  DROP TABLE "_project_neighbourhood_v_locales" CASCADE;
  DROP TABLE "_project_room_galleries_v" CASCADE;
  DROP TABLE "_project_visualization_v" CASCADE;
  DROP TABLE "_project_visualization_v_locales" CASCADE;
  DROP TABLE "_project_benefits_v" CASCADE;
  DROP TABLE "_project_benefits_v_locales" CASCADE;
  DROP TABLE "_project_advantages_v" CASCADE;
  DROP TABLE "_project_advantages_v_locales" CASCADE;
  DROP TABLE "_project_reviews_v" CASCADE;
  DROP TABLE "_project_reviews_v_locales" CASCADE;
  DROP TABLE "_project_faq_v" CASCADE;
  DROP TABLE "_project_faq_v_locales" CASCADE;
  DROP TABLE "_projects_v_version_lottery_ways" CASCADE;
  DROP TABLE "_projects_v_version_lottery_ways_locales" CASCADE;
  DROP TABLE "_project_eligibility_v" CASCADE;
  DROP TABLE "_project_eligibility_v_locales" CASCADE;
  DROP TABLE "_project_form_subjects_v" CASCADE;
  DROP TABLE "_project_form_subjects_v_locales" CASCADE;
  DROP TABLE "_projects_v_version_office_info" CASCADE;
  DROP TABLE "_projects_v_version_office_info_locales" CASCADE;
  DROP TABLE "_projects_v_version_languages" CASCADE;
  DROP TABLE "_projects_v" CASCADE;
  DROP TABLE "_projects_v_locales" CASCADE;
  DROP TABLE "_projects_v_rels" CASCADE;
  DROP TABLE "products_data_table" CASCADE;
  DROP TABLE "products_data_table_locales" CASCADE;
  DROP TABLE "products_additional_details" CASCADE;
  DROP TABLE "products_additional_details_locales" CASCADE;
  DROP TABLE "products_standards" CASCADE;
  DROP TABLE "products_standards_locales" CASCADE;
  DROP TABLE "products_languages" CASCADE;
  DROP TABLE "products" CASCADE;
  DROP TABLE "products_locales" CASCADE;
  DROP TABLE "products_rels" CASCADE;
  DROP TABLE "_products_v_version_data_table" CASCADE;
  DROP TABLE "_products_v_version_data_table_locales" CASCADE;
  DROP TABLE "_products_v_version_additional_details" CASCADE;
  DROP TABLE "_products_v_version_additional_details_locales" CASCADE;
  DROP TABLE "_products_v_version_standards" CASCADE;
  DROP TABLE "_products_v_version_standards_locales" CASCADE;
  DROP TABLE "_products_v_version_languages" CASCADE;
  DROP TABLE "_products_v" CASCADE;
  DROP TABLE "_products_v_locales" CASCADE;
  DROP TABLE "_products_v_rels" CASCADE;
  DROP TABLE "media" CASCADE;
  DROP TABLE "media_locales" CASCADE;
  DROP TABLE "companies" CASCADE;
  DROP TABLE "companies_locales" CASCADE;
  DROP TABLE "_companies_v" CASCADE;
  DROP TABLE "_companies_v_locales" CASCADE;
  DROP TABLE "article_categories" CASCADE;
  DROP TABLE "article_categories_locales" CASCADE;
  DROP TABLE "_article_categories_v" CASCADE;
  DROP TABLE "_article_categories_v_locales" CASCADE;
  DROP TABLE "project_types" CASCADE;
  DROP TABLE "project_types_locales" CASCADE;
  DROP TABLE "_project_types_v" CASCADE;
  DROP TABLE "_project_types_v_locales" CASCADE;
  DROP TABLE "project_statuses" CASCADE;
  DROP TABLE "project_statuses_locales" CASCADE;
  DROP TABLE "_project_statuses_v" CASCADE;
  DROP TABLE "_project_statuses_v_locales" CASCADE;
  DROP TABLE "designations" CASCADE;
  DROP TABLE "designations_locales" CASCADE;
  DROP TABLE "_designations_v" CASCADE;
  DROP TABLE "_designations_v_locales" CASCADE;
  DROP TABLE "property_types" CASCADE;
  DROP TABLE "property_types_locales" CASCADE;
  DROP TABLE "_property_types_v" CASCADE;
  DROP TABLE "_property_types_v_locales" CASCADE;
  DROP TABLE "apartment_types" CASCADE;
  DROP TABLE "apartment_types_locales" CASCADE;
  DROP TABLE "_apartment_types_v" CASCADE;
  DROP TABLE "_apartment_types_v_locales" CASCADE;
  DROP TABLE "characteristics" CASCADE;
  DROP TABLE "characteristics_locales" CASCADE;
  DROP TABLE "_characteristics_v" CASCADE;
  DROP TABLE "_characteristics_v_locales" CASCADE;
  DROP TABLE "countries" CASCADE;
  DROP TABLE "countries_locales" CASCADE;
  DROP TABLE "_countries_v" CASCADE;
  DROP TABLE "_countries_v_locales" CASCADE;
  DROP TABLE "cities" CASCADE;
  DROP TABLE "cities_locales" CASCADE;
  DROP TABLE "_cities_v" CASCADE;
  DROP TABLE "_cities_v_locales" CASCADE;
  DROP TABLE "group_sites" CASCADE;
  DROP TABLE "group_sites_locales" CASCADE;
  DROP TABLE "group_sites_rels" CASCADE;
  DROP TABLE "_group_sites_v" CASCADE;
  DROP TABLE "_group_sites_v_locales" CASCADE;
  DROP TABLE "_group_sites_v_rels" CASCADE;
  DROP TABLE "partners" CASCADE;
  DROP TABLE "partners_locales" CASCADE;
  DROP TABLE "_partners_v" CASCADE;
  DROP TABLE "_partners_v_locales" CASCADE;
  DROP TABLE "product_categories" CASCADE;
  DROP TABLE "product_categories_locales" CASCADE;
  DROP TABLE "_product_categories_v" CASCADE;
  DROP TABLE "_product_categories_v_locales" CASCADE;
  DROP TABLE "product_key_features" CASCADE;
  DROP TABLE "product_key_features_locales" CASCADE;
  DROP TABLE "_product_key_features_v" CASCADE;
  DROP TABLE "_product_key_features_v_locales" CASCADE;
  DROP TABLE "marketing_slides" CASCADE;
  DROP TABLE "marketing_slides_locales" CASCADE;
  DROP TABLE "_marketing_slides_v" CASCADE;
  DROP TABLE "_marketing_slides_v_locales" CASCADE;
  DROP TABLE "redirects" CASCADE;
  DROP TABLE "redirects_locales" CASCADE;
  DROP TABLE "_redirects_v" CASCADE;
  DROP TABLE "_redirects_v_locales" CASCADE;
  DROP TABLE "tombstones" CASCADE;
  DROP TABLE "messages_notes" CASCADE;
  DROP TABLE "messages" CASCADE;
  DROP TABLE "contact_subjects" CASCADE;
  DROP TABLE "contact_subjects_locales" CASCADE;
  DROP TABLE "contact_subjects_rels" CASCADE;
  DROP TABLE "_contact_subjects_v" CASCADE;
  DROP TABLE "_contact_subjects_v_locales" CASCADE;
  DROP TABLE "_contact_subjects_v_rels" CASCADE;
  DROP TABLE "leads_notes" CASCADE;
  DROP TABLE "leads" CASCADE;
  DROP TABLE "appointments_notes" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "meeting_kinds_hours_days" CASCADE;
  DROP TABLE "meeting_kinds_hours" CASCADE;
  DROP TABLE "meeting_kinds_closed_dates" CASCADE;
  DROP TABLE "meeting_kinds" CASCADE;
  DROP TABLE "meeting_kinds_locales" CASCADE;
  DROP TABLE "appointment_slots" CASCADE;
  DROP TABLE "jobs_languages" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v_version_languages" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "job_professions" CASCADE;
  DROP TABLE "job_professions_locales" CASCADE;
  DROP TABLE "_job_professions_v" CASCADE;
  DROP TABLE "_job_professions_v_locales" CASCADE;
  DROP TABLE "job_areas" CASCADE;
  DROP TABLE "job_areas_locales" CASCADE;
  DROP TABLE "_job_areas_v" CASCADE;
  DROP TABLE "_job_areas_v_locales" CASCADE;
  DROP TABLE "job_scopes" CASCADE;
  DROP TABLE "job_scopes_locales" CASCADE;
  DROP TABLE "_job_scopes_v" CASCADE;
  DROP TABLE "_job_scopes_v_locales" CASCADE;
  DROP TABLE "company_divisions" CASCADE;
  DROP TABLE "company_divisions_locales" CASCADE;
  DROP TABLE "_company_divisions_v" CASCADE;
  DROP TABLE "_company_divisions_v_locales" CASCADE;
  DROP TABLE "applications_notes" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "buildings" CASCADE;
  DROP TABLE "buildings_locales" CASCADE;
  DROP TABLE "buildings_rels" CASCADE;
  DROP TABLE "_buildings_v" CASCADE;
  DROP TABLE "_buildings_v_locales" CASCADE;
  DROP TABLE "_buildings_v_rels" CASCADE;
  DROP TABLE "apartments" CASCADE;
  DROP TABLE "apartments_locales" CASCADE;
  DROP TABLE "apartments_rels" CASCADE;
  DROP TABLE "_apartments_v" CASCADE;
  DROP TABLE "_apartments_v_locales" CASCADE;
  DROP TABLE "_apartments_v_rels" CASCADE;
  DROP TABLE "reservations_notes" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "apartment_holds" CASCADE;
  DROP TABLE "lotteries" CASCADE;
  DROP TABLE "lotteries_locales" CASCADE;
  DROP TABLE "lottery_registrations_notes" CASCADE;
  DROP TABLE "lottery_registrations" CASCADE;
  DROP TABLE "lottery_draws" CASCADE;
  DROP TABLE "delivery_buildings" CASCADE;
  DROP TABLE "delivery_buildings_locales" CASCADE;
  DROP TABLE "_delivery_buildings_v" CASCADE;
  DROP TABLE "_delivery_buildings_v_locales" CASCADE;
  DROP TABLE "file_destinations" CASCADE;
  DROP TABLE "file_destinations_locales" CASCADE;
  DROP TABLE "_file_destinations_v" CASCADE;
  DROP TABLE "_file_destinations_v_locales" CASCADE;
  DROP TABLE "file_categories" CASCADE;
  DROP TABLE "file_categories_locales" CASCADE;
  DROP TABLE "_file_categories_v" CASCADE;
  DROP TABLE "_file_categories_v_locales" CASCADE;
  DROP TABLE "file_items" CASCADE;
  DROP TABLE "file_items_locales" CASCADE;
  DROP TABLE "file_items_rels" CASCADE;
  DROP TABLE "_file_items_v" CASCADE;
  DROP TABLE "_file_items_v_locales" CASCADE;
  DROP TABLE "_file_items_v_rels" CASCADE;
  DROP TABLE "resident_files" CASCADE;
  DROP TABLE "resident_files_locales" CASCADE;
  DROP TABLE "resident_files_rels" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "form_entries_notes" CASCADE;
  DROP TABLE "form_entries_answers" CASCADE;
  DROP TABLE "form_entries" CASCADE;
  DROP TABLE "form_entries_rels" CASCADE;
  DROP TABLE "market_figures" CASCADE;
  DROP TABLE "alert_subscribers" CASCADE;
  DROP TABLE "alert_requests" CASCADE;
  DROP TABLE "alert_reports" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "audit_log" CASCADE;
  DROP TABLE "deliveries" CASCADE;
  DROP TABLE "queued_mails" CASCADE;
  DROP TABLE "attachments" CASCADE;
  DROP TABLE "idempotency_keys" CASCADE;
  DROP TABLE "rate_limits" CASCADE;
  DROP TABLE "spent_captchas" CASCADE;
  DROP TABLE "mails" CASCADE;
  DROP TABLE "sandbox_payments" CASCADE;
  DROP TABLE "services" CASCADE;
  DROP TABLE "payload_kv" CASCADE;
  DROP TABLE "payload_jobs_log" CASCADE;
  DROP TABLE "payload_jobs" CASCADE;
  DROP TABLE "payload_locked_documents" CASCADE;
  DROP TABLE "payload_locked_documents_rels" CASCADE;
  DROP TABLE "payload_preferences" CASCADE;
  DROP TABLE "payload_preferences_rels" CASCADE;
  DROP TABLE "payload_migrations" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "site_settings_social_links" CASCADE;
  DROP TABLE "site_settings" CASCADE;
  DROP TABLE "site_settings_locales" CASCADE;
  DROP TABLE "_site_settings_v_version_social_links" CASCADE;
  DROP TABLE "_site_settings_v" CASCADE;
  DROP TABLE "_site_settings_v_locales" CASCADE;
  DROP TABLE "header_items_children" CASCADE;
  DROP TABLE "header_items_children_locales" CASCADE;
  DROP TABLE "header_items" CASCADE;
  DROP TABLE "header_items_locales" CASCADE;
  DROP TABLE "header" CASCADE;
  DROP TABLE "header_locales" CASCADE;
  DROP TABLE "_header_v_version_items_children" CASCADE;
  DROP TABLE "_header_v_version_items_children_locales" CASCADE;
  DROP TABLE "_header_v_version_items" CASCADE;
  DROP TABLE "_header_v_version_items_locales" CASCADE;
  DROP TABLE "_header_v" CASCADE;
  DROP TABLE "_header_v_locales" CASCADE;
  DROP TABLE "footer_columns_links" CASCADE;
  DROP TABLE "footer_columns_links_locales" CASCADE;
  DROP TABLE "footer_columns" CASCADE;
  DROP TABLE "footer_columns_locales" CASCADE;
  DROP TABLE "footer_legal_links" CASCADE;
  DROP TABLE "footer_legal_links_locales" CASCADE;
  DROP TABLE "footer" CASCADE;
  DROP TABLE "footer_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns_links" CASCADE;
  DROP TABLE "_footer_v_version_columns_links_locales" CASCADE;
  DROP TABLE "_footer_v_version_columns" CASCADE;
  DROP TABLE "_footer_v_version_columns_locales" CASCADE;
  DROP TABLE "_footer_v_version_legal_links" CASCADE;
  DROP TABLE "_footer_v_version_legal_links_locales" CASCADE;
  DROP TABLE "_footer_v" CASCADE;
  DROP TABLE "_footer_v_locales" CASCADE;
  DROP TABLE "reservation_settings" CASCADE;
  DROP TABLE "security_settings" CASCADE;
  DROP TABLE "retention" CASCADE;
  DROP TABLE "personal_data" CASCADE;
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_languages";
  DROP TYPE "public"."enum_group_kind";
  DROP TYPE "public"."enum_product_filters";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_languages";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_link_kind";
  DROP TYPE "public"."enum_link_target";
  DROP TYPE "public"."enum_projects_languages";
  DROP TYPE "public"."enum_currency";
  DROP TYPE "public"."enum_projects_status";
  DROP TYPE "public"."enum__projects_v_version_languages";
  DROP TYPE "public"."enum__projects_v_version_status";
  DROP TYPE "public"."enum__projects_v_published_locale";
  DROP TYPE "public"."enum_products_languages";
  DROP TYPE "public"."enum_products_status";
  DROP TYPE "public"."enum__products_v_version_languages";
  DROP TYPE "public"."enum__products_v_version_status";
  DROP TYPE "public"."enum__products_v_published_locale";
  DROP TYPE "public"."enum_project_layout";
  DROP TYPE "public"."enum_project_contact";
  DROP TYPE "public"."enum_characteristic_scope";
  DROP TYPE "public"."enum_product_category_alias";
  DROP TYPE "public"."enum_redirects_status_code";
  DROP TYPE "public"."enum__redirects_v_version_status_code";
  DROP TYPE "public"."enum_messages_status";
  DROP TYPE "public"."enum_messages_language";
  DROP TYPE "public"."enum_messages_duplicate_by";
  DROP TYPE "public"."enum_messages_delivery";
  DROP TYPE "public"."enum_leads_status";
  DROP TYPE "public"."enum_leads_language";
  DROP TYPE "public"."enum_leads_duplicate_by";
  DROP TYPE "public"."enum_leads_delivery";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_appointments_status";
  DROP TYPE "public"."enum_appointments_language";
  DROP TYPE "public"."enum_appointments_duplicate_by";
  DROP TYPE "public"."enum_appointments_delivery";
  DROP TYPE "public"."enum_meeting_kinds_hours_days";
  DROP TYPE "public"."enum_jobs_languages";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_languages";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_applications_duplicate_by";
  DROP TYPE "public"."enum_applications_delivery";
  DROP TYPE "public"."enum_apartment_mark";
  DROP TYPE "public"."enum_reservations_status";
  DROP TYPE "public"."enum_reservations_payment_state";
  DROP TYPE "public"."enum_reservations_language";
  DROP TYPE "public"."enum_reservations_duplicate_by";
  DROP TYPE "public"."enum_reservations_delivery";
  DROP TYPE "public"."enum_lottery_registrations_takes_part";
  DROP TYPE "public"."enum_lottery_registrations_status";
  DROP TYPE "public"."enum_lottery_registrations_language";
  DROP TYPE "public"."enum_lottery_registrations_duplicate_by";
  DROP TYPE "public"."enum_lottery_registrations_delivery";
  DROP TYPE "public"."enum_forms_presentation_field_indication_type";
  DROP TYPE "public"."enum_forms_after_submitting_after_submit";
  DROP TYPE "public"."enum_forms_status";
  DROP TYPE "public"."enum__forms_v_version_presentation_field_indication_type";
  DROP TYPE "public"."enum__forms_v_version_after_submitting_after_submit";
  DROP TYPE "public"."enum__forms_v_version_status";
  DROP TYPE "public"."enum__forms_v_published_locale";
  DROP TYPE "public"."enum_form_entries_status";
  DROP TYPE "public"."enum_form_entries_language";
  DROP TYPE "public"."enum_form_entries_duplicate_by";
  DROP TYPE "public"."enum_form_entries_delivery";
  DROP TYPE "public"."enum_alert_subscribers_language";
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_users_mail_language";
  DROP TYPE "public"."enum_replies_language";
  DROP TYPE "public"."enum_replies_delivery";
  DROP TYPE "public"."enum_audit_log_action";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_attachments_scan_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  DROP TYPE "public"."enum_site_settings_social_links_network";
  DROP TYPE "public"."enum_site_settings_site_kind";
  DROP TYPE "public"."enum_site_settings_status";
  DROP TYPE "public"."enum__site_settings_v_version_social_links_network";
  DROP TYPE "public"."enum__site_settings_v_version_site_kind";
  DROP TYPE "public"."enum__site_settings_v_version_status";
  DROP TYPE "public"."enum__site_settings_v_published_locale";
  DROP TYPE "public"."enum_header_status";
  DROP TYPE "public"."enum__header_v_version_status";
  DROP TYPE "public"."enum__header_v_published_locale";
  DROP TYPE "public"."enum_footer_status";
  DROP TYPE "public"."enum__footer_v_version_status";
  DROP TYPE "public"."enum__footer_v_published_locale";`)
}
