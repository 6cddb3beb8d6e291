import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."_locales" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_pages_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_pages_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__pages_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__pages_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_link_kind" AS ENUM('page', 'url', 'file');
  CREATE TYPE "public"."enum_link_target" AS ENUM('self', 'blank');
  CREATE TYPE "public"."enum_redirects_status_code" AS ENUM('301', '302');
  CREATE TYPE "public"."enum__redirects_v_version_status_code" AS ENUM('301', '302');
  CREATE TYPE "public"."enum_messages_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_messages_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_messages_duplicate_by" AS ENUM('both', 'email', 'phone');
  CREATE TYPE "public"."enum_messages_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_leads_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_leads_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_leads_duplicate_by" AS ENUM('both', 'email', 'phone');
  CREATE TYPE "public"."enum_leads_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_jobs_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_jobs_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_version_languages" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum__jobs_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__jobs_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_applications_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_applications_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_applications_duplicate_by" AS ENUM('both', 'email', 'phone');
  CREATE TYPE "public"."enum_applications_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_reservations_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_reservations_payment_state" AS ENUM('pending', 'paid', 'declined', 'expired', 'refunding', 'refunded');
  CREATE TYPE "public"."enum_reservations_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_reservations_duplicate_by" AS ENUM('both', 'email', 'phone');
  CREATE TYPE "public"."enum_reservations_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_forms_presentation_field_indication_type" AS ENUM('NoIndicator', 'MarkMandatoryFields', 'MarkOptionalFields');
  CREATE TYPE "public"."enum_forms_after_submitting_after_submit" AS ENUM('text', 'html', 'page');
  CREATE TYPE "public"."enum_forms_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_version_presentation_field_indication_type" AS ENUM('NoIndicator', 'MarkMandatoryFields', 'MarkOptionalFields');
  CREATE TYPE "public"."enum__forms_v_version_after_submitting_after_submit" AS ENUM('text', 'html', 'page');
  CREATE TYPE "public"."enum__forms_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__forms_v_published_locale" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_form_entries_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_form_entries_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_form_entries_duplicate_by" AS ENUM('both', 'email', 'phone');
  CREATE TYPE "public"."enum_form_entries_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_users_roles" AS ENUM('administrator', 'editor', 'staff');
  CREATE TYPE "public"."enum_deliveries_state" AS ENUM('queued', 'sending', 'delivered', 'dead');
  CREATE TYPE "public"."enum_attachments_scan_state" AS ENUM('notScanned', 'pending', 'clean', 'infected');
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'deliver', 'housekeeping', 'schedulePublish');
  CREATE TYPE "public"."enum_payload_jobs_log_state" AS ENUM('failed', 'succeeded');
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'deliver', 'housekeeping', 'schedulePublish');
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
  	"email_for_lead" varchar,
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
  	"version_email_for_lead" varchar,
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
  
  CREATE TABLE "redirects" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"from" varchar NOT NULL,
  	"to_kind" "enum_link_kind" DEFAULT 'page',
  	"to_page_id" integer,
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
  	"to_email" varchar,
  	"allowed_marketing" boolean DEFAULT false,
  	"allowed_sms_and_email" boolean DEFAULT false,
  	"language" "enum_leads_language",
  	"crm_system" varchar,
  	"crm_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_leads_duplicate_by",
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
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_leads_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "jobs_languages" (
  	"order" integer NOT NULL,
  	"parent_id" integer NOT NULL,
  	"value" "enum_jobs_languages",
  	"id" serial PRIMARY KEY NOT NULL
  );
  
  CREATE TABLE "jobs" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"order_id" numeric,
  	"start_advertising_date" timestamp(3) with time zone,
  	"company_id" integer,
  	"profession_id" numeric,
  	"area_id" numeric,
  	"job_scope_id" numeric,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone,
  	"_status" "enum_jobs_status" DEFAULT 'draft'
  );
  
  CREATE TABLE "jobs_locales" (
  	"job_name" varchar,
  	"profession_name" varchar,
  	"subfield" varchar,
  	"department" varchar,
  	"scope_job_name" varchar,
  	"area_name" varchar,
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
  	"version_order_id" numeric,
  	"version_start_advertising_date" timestamp(3) with time zone,
  	"version_company_id" integer,
  	"version_profession_id" numeric,
  	"version_area_id" numeric,
  	"version_job_scope_id" numeric,
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
  	"version_profession_name" varchar,
  	"version_subfield" varchar,
  	"version_department" varchar,
  	"version_scope_job_name" varchar,
  	"version_area_name" varchar,
  	"version_description" varchar,
  	"version_contact_name" varchar,
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
  	"email_trace" varchar,
  	"phone_trace" varchar,
  	"delivery" "enum_applications_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "apartments" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"asset_name" varchar NOT NULL,
  	"apartment_number" varchar,
  	"floor" numeric,
  	"number_of_rooms" numeric,
  	"area_in_square_meters" numeric,
  	"price" numeric,
  	"price_currency" varchar DEFAULT '₪',
  	"advance_payment" numeric,
  	"more_info_content_h_t_m_l" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"deleted_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "apartments_locales" (
  	"property_title" varchar NOT NULL,
  	"building_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
  );
  
  CREATE TABLE "_apartments_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"parent_id" integer,
  	"version_asset_name" varchar NOT NULL,
  	"version_apartment_number" varchar,
  	"version_floor" numeric,
  	"version_number_of_rooms" numeric,
  	"version_area_in_square_meters" numeric,
  	"version_price" numeric,
  	"version_price_currency" varchar DEFAULT '₪',
  	"version_advance_payment" numeric,
  	"version_more_info_content_h_t_m_l" varchar,
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"version_deleted_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "_apartments_v_locales" (
  	"version_property_title" varchar NOT NULL,
  	"version_building_title" varchar,
  	"id" serial PRIMARY KEY NOT NULL,
  	"_locale" "_locales" NOT NULL,
  	"_parent_id" integer NOT NULL
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
  	"email" varchar,
  	"phone" varchar,
  	"language" "enum_form_entries_language",
  	"content_id" varchar,
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_form_entries_duplicate_by",
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
  	"media_id" integer,
  	"companies_id" integer,
  	"article_categories_id" integer,
  	"redirects_id" integer,
  	"tombstones_id" integer,
  	"contact_subjects_id" integer,
  	"jobs_id" integer,
  	"apartments_id" integer,
  	"forms_id" integer,
  	"users_id" integer,
  	"mails_id" integer,
  	"services_id" integer
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
  	"reservations" numeric DEFAULT 2555 NOT NULL,
  	"mails" numeric DEFAULT 90 NOT NULL,
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
  ALTER TABLE "pages" ADD CONSTRAINT "pages_seo_og_image_id_media_id_fk" FOREIGN KEY ("seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_parent_page_id_pages_id_fk" FOREIGN KEY ("parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages" ADD CONSTRAINT "pages_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "pages_locales" ADD CONSTRAINT "pages_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v_version_languages" ADD CONSTRAINT "_pages_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_parent_id_pages_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_category_id_article_categories_id_fk" FOREIGN KEY ("version_article_category_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_desktop_picture_id_media_id_fk" FOREIGN KEY ("version_article_desktop_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_mobile_picture_id_media_id_fk" FOREIGN KEY ("version_article_mobile_picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_article_associated_site_id_companies_id_fk" FOREIGN KEY ("version_article_associated_site_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_seo_og_image_id_media_id_fk" FOREIGN KEY ("version_seo_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_parent_page_id_pages_id_fk" FOREIGN KEY ("version_parent_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v" ADD CONSTRAINT "_pages_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_pages_v_locales" ADD CONSTRAINT "_pages_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_pages_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "media_locales" ADD CONSTRAINT "media_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "companies" ADD CONSTRAINT "companies_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "companies_locales" ADD CONSTRAINT "companies_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_parent_id_companies_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v" ADD CONSTRAINT "_companies_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_companies_v_locales" ADD CONSTRAINT "_companies_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_companies_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "article_categories_locales" ADD CONSTRAINT "article_categories_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_article_categories_v" ADD CONSTRAINT "_article_categories_v_parent_id_article_categories_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."article_categories"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_article_categories_v_locales" ADD CONSTRAINT "_article_categories_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_article_categories_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_page_id_pages_id_fk" FOREIGN KEY ("to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects" ADD CONSTRAINT "redirects_to_file_id_media_id_fk" FOREIGN KEY ("to_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "redirects_locales" ADD CONSTRAINT "redirects_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_parent_id_redirects_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."redirects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_redirects_v" ADD CONSTRAINT "_redirects_v_version_to_page_id_pages_id_fk" FOREIGN KEY ("version_to_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "jobs_languages" ADD CONSTRAINT "jobs_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "jobs_locales" ADD CONSTRAINT "jobs_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v_version_languages" ADD CONSTRAINT "_jobs_v_version_languages_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_parent_id_jobs_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."jobs"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_company_id_companies_id_fk" FOREIGN KEY ("version_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v_locales" ADD CONSTRAINT "_jobs_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_jobs_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications_notes" ADD CONSTRAINT "applications_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."applications"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_cv_id_attachments_id_fk" FOREIGN KEY ("cv_id") REFERENCES "public"."attachments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_duplicate_of_id_applications_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."applications"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "applications" ADD CONSTRAINT "applications_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "apartments_locales" ADD CONSTRAINT "apartments_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_apartments_v" ADD CONSTRAINT "_apartments_v_parent_id_apartments_id_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."apartments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_apartments_v_locales" ADD CONSTRAINT "_apartments_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_apartments_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reservations_notes" ADD CONSTRAINT "reservations_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations_notes" ADD CONSTRAINT "reservations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."reservations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_duplicate_of_id_reservations_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."reservations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "reservations" ADD CONSTRAINT "reservations_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  ALTER TABLE "payload_jobs_log" ADD CONSTRAINT "payload_jobs_log_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."payload_jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_locked_documents"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_pages_fk" FOREIGN KEY ("pages_id") REFERENCES "public"."pages"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_media_fk" FOREIGN KEY ("media_id") REFERENCES "public"."media"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_companies_fk" FOREIGN KEY ("companies_id") REFERENCES "public"."companies"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_article_categories_fk" FOREIGN KEY ("article_categories_id") REFERENCES "public"."article_categories"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_redirects_fk" FOREIGN KEY ("redirects_id") REFERENCES "public"."redirects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_tombstones_fk" FOREIGN KEY ("tombstones_id") REFERENCES "public"."tombstones"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_contact_subjects_fk" FOREIGN KEY ("contact_subjects_id") REFERENCES "public"."contact_subjects"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_jobs_fk" FOREIGN KEY ("jobs_id") REFERENCES "public"."jobs"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_apartments_fk" FOREIGN KEY ("apartments_id") REFERENCES "public"."apartments"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_forms_fk" FOREIGN KEY ("forms_id") REFERENCES "public"."forms"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_mails_fk" FOREIGN KEY ("mails_id") REFERENCES "public"."mails"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_locked_documents_rels" ADD CONSTRAINT "payload_locked_documents_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_preferences"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_preferences_rels" ADD CONSTRAINT "payload_preferences_rels_services_fk" FOREIGN KEY ("services_id") REFERENCES "public"."services"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings_social_links" ADD CONSTRAINT "site_settings_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_special_company_id_companies_id_fk" FOREIGN KEY ("special_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_logo_id_media_id_fk" FOREIGN KEY ("logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_privacy_page_id_pages_id_fk" FOREIGN KEY ("privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_terms_page_id_pages_id_fk" FOREIGN KEY ("terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_accessibility_page_id_pages_id_fk" FOREIGN KEY ("accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings" ADD CONSTRAINT "site_settings_default_og_image_id_media_id_fk" FOREIGN KEY ("default_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "site_settings_locales" ADD CONSTRAINT "site_settings_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."site_settings"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v_version_social_links" ADD CONSTRAINT "_site_settings_v_version_social_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_special_company_id_companies_id_fk" FOREIGN KEY ("version_special_company_id") REFERENCES "public"."companies"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_logo_id_media_id_fk" FOREIGN KEY ("version_logo_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_privacy_page_id_pages_id_fk" FOREIGN KEY ("version_privacy_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_terms_page_id_pages_id_fk" FOREIGN KEY ("version_terms_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_accessibility_page_id_pages_id_fk" FOREIGN KEY ("version_accessibility_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v" ADD CONSTRAINT "_site_settings_v_version_default_og_image_id_media_id_fk" FOREIGN KEY ("version_default_og_image_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_site_settings_v_locales" ADD CONSTRAINT "_site_settings_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_site_settings_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items_children" ADD CONSTRAINT "header_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_children_locales" ADD CONSTRAINT "header_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header_items_locales" ADD CONSTRAINT "header_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_page_id_pages_id_fk" FOREIGN KEY ("cta_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header" ADD CONSTRAINT "header_cta_file_id_media_id_fk" FOREIGN KEY ("cta_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "header_locales" ADD CONSTRAINT "header_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."header"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children" ADD CONSTRAINT "_header_v_version_items_children_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_children_locales" ADD CONSTRAINT "_header_v_version_items_children_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items_children"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v_version_items_locales" ADD CONSTRAINT "_header_v_version_items_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v_version_items"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_page_id_pages_id_fk" FOREIGN KEY ("version_cta_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v" ADD CONSTRAINT "_header_v_version_cta_file_id_media_id_fk" FOREIGN KEY ("version_cta_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_locales" ADD CONSTRAINT "_header_v_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_header_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_columns_links" ADD CONSTRAINT "footer_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_links_locales" ADD CONSTRAINT "footer_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns" ADD CONSTRAINT "footer_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_columns_locales" ADD CONSTRAINT "footer_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "footer_legal_links" ADD CONSTRAINT "footer_legal_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_legal_links_locales" ADD CONSTRAINT "footer_legal_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer_legal_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "footer_locales" ADD CONSTRAINT "footer_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."footer"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_link_file_id_media_id_fk" FOREIGN KEY ("link_file_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links" ADD CONSTRAINT "_footer_v_version_columns_links_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_links_locales" ADD CONSTRAINT "_footer_v_version_columns_links_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns_links"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns" ADD CONSTRAINT "_footer_v_version_columns_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_columns_locales" ADD CONSTRAINT "_footer_v_version_columns_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."_footer_v_version_columns"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "_footer_v_version_legal_links" ADD CONSTRAINT "_footer_v_version_legal_links_link_page_id_pages_id_fk" FOREIGN KEY ("link_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "_pages_v_version_languages_order_idx" ON "_pages_v_version_languages" USING btree ("order");
  CREATE INDEX "_pages_v_version_languages_parent_idx" ON "_pages_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_pages_v_parent_idx" ON "_pages_v" USING btree ("parent_id");
  CREATE INDEX "_pages_v_version_article_version_article_category_idx" ON "_pages_v" USING btree ("version_article_category_id");
  CREATE INDEX "_pages_v_version_article_version_article_date_idx" ON "_pages_v" USING btree ("version_article_date");
  CREATE INDEX "_pages_v_version_article_version_article_desktop_picture_idx" ON "_pages_v" USING btree ("version_article_desktop_picture_id");
  CREATE INDEX "_pages_v_version_article_version_article_mobile_picture_idx" ON "_pages_v" USING btree ("version_article_mobile_picture_id");
  CREATE INDEX "_pages_v_version_article_version_article_associated_site_idx" ON "_pages_v" USING btree ("version_article_associated_site_id");
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
  CREATE INDEX "media_updated_at_idx" ON "media" USING btree ("updated_at");
  CREATE INDEX "media_created_at_idx" ON "media" USING btree ("created_at");
  CREATE UNIQUE INDEX "media_filename_idx" ON "media" USING btree ("filename");
  CREATE UNIQUE INDEX "media_locales_locale_parent_id_unique" ON "media_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "media_locales_parent_idx" ON "media_locales" USING btree ("_parent_id");
  CREATE UNIQUE INDEX "companies_company_id_idx" ON "companies" USING btree ("company_id");
  CREATE INDEX "companies_logo_idx" ON "companies" USING btree ("logo_id");
  CREATE INDEX "companies_updated_at_idx" ON "companies" USING btree ("updated_at");
  CREATE INDEX "companies_created_at_idx" ON "companies" USING btree ("created_at");
  CREATE INDEX "companies_deleted_at_idx" ON "companies" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "companies_locales_locale_parent_id_unique" ON "companies_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "companies_locales_parent_idx" ON "companies_locales" USING btree ("_parent_id");
  CREATE INDEX "_companies_v_parent_idx" ON "_companies_v" USING btree ("parent_id");
  CREATE INDEX "_companies_v_version_version_company_id_idx" ON "_companies_v" USING btree ("version_company_id");
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
  CREATE UNIQUE INDEX "redirects_from_idx" ON "redirects" USING btree ("from");
  CREATE INDEX "redirects_to_to_page_idx" ON "redirects" USING btree ("to_page_id");
  CREATE INDEX "redirects_to_to_file_idx" ON "redirects" USING btree ("to_file_id");
  CREATE INDEX "redirects_automatic_idx" ON "redirects" USING btree ("automatic");
  CREATE INDEX "redirects_updated_at_idx" ON "redirects" USING btree ("updated_at");
  CREATE INDEX "redirects_created_at_idx" ON "redirects" USING btree ("created_at");
  CREATE UNIQUE INDEX "redirects_locales_locale_parent_id_unique" ON "redirects_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "redirects_locales_parent_idx" ON "redirects_locales" USING btree ("_parent_id");
  CREATE INDEX "_redirects_v_parent_idx" ON "_redirects_v" USING btree ("parent_id");
  CREATE INDEX "_redirects_v_version_version_from_idx" ON "_redirects_v" USING btree ("version_from");
  CREATE INDEX "_redirects_v_version_to_version_to_page_idx" ON "_redirects_v" USING btree ("version_to_page_id");
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
  CREATE INDEX "leads_email_trace_idx" ON "leads" USING btree ("email_trace");
  CREATE INDEX "leads_phone_trace_idx" ON "leads" USING btree ("phone_trace");
  CREATE INDEX "leads_delivery_idx" ON "leads" USING btree ("delivery");
  CREATE INDEX "leads_updated_at_idx" ON "leads" USING btree ("updated_at");
  CREATE INDEX "leads_created_at_idx" ON "leads" USING btree ("created_at");
  CREATE INDEX "jobs_languages_order_idx" ON "jobs_languages" USING btree ("order");
  CREATE INDEX "jobs_languages_parent_idx" ON "jobs_languages" USING btree ("parent_id");
  CREATE UNIQUE INDEX "jobs_order_id_idx" ON "jobs" USING btree ("order_id");
  CREATE INDEX "jobs_company_idx" ON "jobs" USING btree ("company_id");
  CREATE INDEX "jobs_profession_id_idx" ON "jobs" USING btree ("profession_id");
  CREATE INDEX "jobs_area_id_idx" ON "jobs" USING btree ("area_id");
  CREATE INDEX "jobs_job_scope_id_idx" ON "jobs" USING btree ("job_scope_id");
  CREATE INDEX "jobs_updated_at_idx" ON "jobs" USING btree ("updated_at");
  CREATE INDEX "jobs_created_at_idx" ON "jobs" USING btree ("created_at");
  CREATE INDEX "jobs_deleted_at_idx" ON "jobs" USING btree ("deleted_at");
  CREATE INDEX "jobs__status_idx" ON "jobs" USING btree ("_status");
  CREATE UNIQUE INDEX "jobs_locales_locale_parent_id_unique" ON "jobs_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "jobs_locales_parent_idx" ON "jobs_locales" USING btree ("_parent_id");
  CREATE INDEX "_jobs_v_version_languages_order_idx" ON "_jobs_v_version_languages" USING btree ("order");
  CREATE INDEX "_jobs_v_version_languages_parent_idx" ON "_jobs_v_version_languages" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_parent_idx" ON "_jobs_v" USING btree ("parent_id");
  CREATE INDEX "_jobs_v_version_version_order_id_idx" ON "_jobs_v" USING btree ("version_order_id");
  CREATE INDEX "_jobs_v_version_version_company_idx" ON "_jobs_v" USING btree ("version_company_id");
  CREATE INDEX "_jobs_v_version_version_profession_id_idx" ON "_jobs_v" USING btree ("version_profession_id");
  CREATE INDEX "_jobs_v_version_version_area_id_idx" ON "_jobs_v" USING btree ("version_area_id");
  CREATE INDEX "_jobs_v_version_version_job_scope_id_idx" ON "_jobs_v" USING btree ("version_job_scope_id");
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
  CREATE INDEX "applications_email_trace_idx" ON "applications" USING btree ("email_trace");
  CREATE INDEX "applications_phone_trace_idx" ON "applications" USING btree ("phone_trace");
  CREATE INDEX "applications_delivery_idx" ON "applications" USING btree ("delivery");
  CREATE INDEX "applications_updated_at_idx" ON "applications" USING btree ("updated_at");
  CREATE INDEX "applications_created_at_idx" ON "applications" USING btree ("created_at");
  CREATE UNIQUE INDEX "apartments_asset_name_idx" ON "apartments" USING btree ("asset_name");
  CREATE INDEX "apartments_updated_at_idx" ON "apartments" USING btree ("updated_at");
  CREATE INDEX "apartments_created_at_idx" ON "apartments" USING btree ("created_at");
  CREATE INDEX "apartments_deleted_at_idx" ON "apartments" USING btree ("deleted_at");
  CREATE UNIQUE INDEX "apartments_locales_locale_parent_id_unique" ON "apartments_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "apartments_locales_parent_idx" ON "apartments_locales" USING btree ("_parent_id");
  CREATE INDEX "_apartments_v_parent_idx" ON "_apartments_v" USING btree ("parent_id");
  CREATE INDEX "_apartments_v_version_version_asset_name_idx" ON "_apartments_v" USING btree ("version_asset_name");
  CREATE INDEX "_apartments_v_version_version_updated_at_idx" ON "_apartments_v" USING btree ("version_updated_at");
  CREATE INDEX "_apartments_v_version_version_created_at_idx" ON "_apartments_v" USING btree ("version_created_at");
  CREATE INDEX "_apartments_v_version_version_deleted_at_idx" ON "_apartments_v" USING btree ("version_deleted_at");
  CREATE INDEX "_apartments_v_created_at_idx" ON "_apartments_v" USING btree ("created_at");
  CREATE INDEX "_apartments_v_updated_at_idx" ON "_apartments_v" USING btree ("updated_at");
  CREATE UNIQUE INDEX "_apartments_v_locales_locale_parent_id_unique" ON "_apartments_v_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_apartments_v_locales_parent_idx" ON "_apartments_v_locales" USING btree ("_parent_id");
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
  CREATE INDEX "reservations_email_trace_idx" ON "reservations" USING btree ("email_trace");
  CREATE INDEX "reservations_phone_trace_idx" ON "reservations" USING btree ("phone_trace");
  CREATE INDEX "reservations_delivery_idx" ON "reservations" USING btree ("delivery");
  CREATE INDEX "reservations_updated_at_idx" ON "reservations" USING btree ("updated_at");
  CREATE INDEX "reservations_created_at_idx" ON "reservations" USING btree ("created_at");
  CREATE UNIQUE INDEX "apartment_holds_asset_name_idx" ON "apartment_holds" USING btree ("asset_name");
  CREATE INDEX "apartment_holds_reference_idx" ON "apartment_holds" USING btree ("reference");
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
  CREATE INDEX "form_entries_email_trace_idx" ON "form_entries" USING btree ("email_trace");
  CREATE INDEX "form_entries_phone_trace_idx" ON "form_entries" USING btree ("phone_trace");
  CREATE INDEX "form_entries_delivery_idx" ON "form_entries" USING btree ("delivery");
  CREATE INDEX "form_entries_updated_at_idx" ON "form_entries" USING btree ("updated_at");
  CREATE INDEX "form_entries_created_at_idx" ON "form_entries" USING btree ("created_at");
  CREATE INDEX "form_entries_rels_order_idx" ON "form_entries_rels" USING btree ("order");
  CREATE INDEX "form_entries_rels_parent_idx" ON "form_entries_rels" USING btree ("parent_id");
  CREATE INDEX "form_entries_rels_path_idx" ON "form_entries_rels" USING btree ("path");
  CREATE INDEX "form_entries_rels_attachments_id_idx" ON "form_entries_rels" USING btree ("attachments_id");
  CREATE INDEX "users_roles_order_idx" ON "users_roles" USING btree ("order");
  CREATE INDEX "users_roles_parent_idx" ON "users_roles" USING btree ("parent_id");
  CREATE INDEX "users_sessions_order_idx" ON "users_sessions" USING btree ("_order");
  CREATE INDEX "users_sessions_parent_id_idx" ON "users_sessions" USING btree ("_parent_id");
  CREATE INDEX "users_updated_at_idx" ON "users" USING btree ("updated_at");
  CREATE INDEX "users_created_at_idx" ON "users" USING btree ("created_at");
  CREATE UNIQUE INDEX "users_email_idx" ON "users" USING btree ("email");
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
  CREATE INDEX "payload_locked_documents_rels_media_id_idx" ON "payload_locked_documents_rels" USING btree ("media_id");
  CREATE INDEX "payload_locked_documents_rels_companies_id_idx" ON "payload_locked_documents_rels" USING btree ("companies_id");
  CREATE INDEX "payload_locked_documents_rels_article_categories_id_idx" ON "payload_locked_documents_rels" USING btree ("article_categories_id");
  CREATE INDEX "payload_locked_documents_rels_redirects_id_idx" ON "payload_locked_documents_rels" USING btree ("redirects_id");
  CREATE INDEX "payload_locked_documents_rels_tombstones_id_idx" ON "payload_locked_documents_rels" USING btree ("tombstones_id");
  CREATE INDEX "payload_locked_documents_rels_contact_subjects_id_idx" ON "payload_locked_documents_rels" USING btree ("contact_subjects_id");
  CREATE INDEX "payload_locked_documents_rels_jobs_id_idx" ON "payload_locked_documents_rels" USING btree ("jobs_id");
  CREATE INDEX "payload_locked_documents_rels_apartments_id_idx" ON "payload_locked_documents_rels" USING btree ("apartments_id");
  CREATE INDEX "payload_locked_documents_rels_forms_id_idx" ON "payload_locked_documents_rels" USING btree ("forms_id");
  CREATE INDEX "payload_locked_documents_rels_users_id_idx" ON "payload_locked_documents_rels" USING btree ("users_id");
  CREATE INDEX "payload_locked_documents_rels_mails_id_idx" ON "payload_locked_documents_rels" USING btree ("mails_id");
  CREATE INDEX "payload_locked_documents_rels_services_id_idx" ON "payload_locked_documents_rels" USING btree ("services_id");
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
  CREATE INDEX "site_settings_social_links_order_idx" ON "site_settings_social_links" USING btree ("_order");
  CREATE INDEX "site_settings_social_links_parent_id_idx" ON "site_settings_social_links" USING btree ("_parent_id");
  CREATE INDEX "site_settings_special_company_idx" ON "site_settings" USING btree ("special_company_id");
  CREATE INDEX "site_settings_logo_idx" ON "site_settings" USING btree ("logo_id");
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
  CREATE INDEX "header_items_children_link_link_file_idx" ON "header_items_children" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "header_items_children_locales_locale_parent_id_unique" ON "header_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_children_locales_parent_idx" ON "header_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "header_items_order_idx" ON "header_items" USING btree ("_order");
  CREATE INDEX "header_items_parent_id_idx" ON "header_items" USING btree ("_parent_id");
  CREATE INDEX "header_items_link_link_page_idx" ON "header_items" USING btree ("link_page_id");
  CREATE INDEX "header_items_link_link_file_idx" ON "header_items" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "header_items_locales_locale_parent_id_unique" ON "header_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_items_locales_parent_idx" ON "header_items_locales" USING btree ("_parent_id");
  CREATE INDEX "header_cta_cta_page_idx" ON "header" USING btree ("cta_page_id");
  CREATE INDEX "header_cta_cta_file_idx" ON "header" USING btree ("cta_file_id");
  CREATE INDEX "header__status_idx" ON "header" USING btree ("_status");
  CREATE UNIQUE INDEX "header_locales_locale_parent_id_unique" ON "header_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "header_locales_parent_idx" ON "header_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_children_order_idx" ON "_header_v_version_items_children" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_children_parent_id_idx" ON "_header_v_version_items_children" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_children_link_link_page_idx" ON "_header_v_version_items_children" USING btree ("link_page_id");
  CREATE INDEX "_header_v_version_items_children_link_link_file_idx" ON "_header_v_version_items_children" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_header_v_version_items_children_locales_locale_parent_id_un" ON "_header_v_version_items_children_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_items_children_locales_parent_idx" ON "_header_v_version_items_children_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_order_idx" ON "_header_v_version_items" USING btree ("_order");
  CREATE INDEX "_header_v_version_items_parent_id_idx" ON "_header_v_version_items" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_items_link_link_page_idx" ON "_header_v_version_items" USING btree ("link_page_id");
  CREATE INDEX "_header_v_version_items_link_link_file_idx" ON "_header_v_version_items" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "_header_v_version_items_locales_locale_parent_id_unique" ON "_header_v_version_items_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "_header_v_version_items_locales_parent_idx" ON "_header_v_version_items_locales" USING btree ("_parent_id");
  CREATE INDEX "_header_v_version_cta_version_cta_page_idx" ON "_header_v" USING btree ("version_cta_page_id");
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
  CREATE INDEX "footer_legal_links_link_link_file_idx" ON "footer_legal_links" USING btree ("link_file_id");
  CREATE UNIQUE INDEX "footer_legal_links_locales_locale_parent_id_unique" ON "footer_legal_links_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_legal_links_locales_parent_idx" ON "footer_legal_links_locales" USING btree ("_parent_id");
  CREATE INDEX "footer__status_idx" ON "footer" USING btree ("_status");
  CREATE UNIQUE INDEX "footer_locales_locale_parent_id_unique" ON "footer_locales" USING btree ("_locale","_parent_id");
  CREATE INDEX "footer_locales_parent_idx" ON "footer_locales" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_order_idx" ON "_footer_v_version_columns_links" USING btree ("_order");
  CREATE INDEX "_footer_v_version_columns_links_parent_id_idx" ON "_footer_v_version_columns_links" USING btree ("_parent_id");
  CREATE INDEX "_footer_v_version_columns_links_link_link_page_idx" ON "_footer_v_version_columns_links" USING btree ("link_page_id");
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
  DROP TABLE "_pages_v_version_languages" CASCADE;
  DROP TABLE "_pages_v" CASCADE;
  DROP TABLE "_pages_v_locales" CASCADE;
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
  DROP TABLE "jobs_languages" CASCADE;
  DROP TABLE "jobs" CASCADE;
  DROP TABLE "jobs_locales" CASCADE;
  DROP TABLE "_jobs_v_version_languages" CASCADE;
  DROP TABLE "_jobs_v" CASCADE;
  DROP TABLE "_jobs_v_locales" CASCADE;
  DROP TABLE "applications_notes" CASCADE;
  DROP TABLE "applications" CASCADE;
  DROP TABLE "apartments" CASCADE;
  DROP TABLE "apartments_locales" CASCADE;
  DROP TABLE "_apartments_v" CASCADE;
  DROP TABLE "_apartments_v_locales" CASCADE;
  DROP TABLE "reservations_notes" CASCADE;
  DROP TABLE "reservations" CASCADE;
  DROP TABLE "apartment_holds" CASCADE;
  DROP TABLE "forms" CASCADE;
  DROP TABLE "forms_locales" CASCADE;
  DROP TABLE "_forms_v" CASCADE;
  DROP TABLE "_forms_v_locales" CASCADE;
  DROP TABLE "form_entries_notes" CASCADE;
  DROP TABLE "form_entries_answers" CASCADE;
  DROP TABLE "form_entries" CASCADE;
  DROP TABLE "form_entries_rels" CASCADE;
  DROP TABLE "users_roles" CASCADE;
  DROP TABLE "users_sessions" CASCADE;
  DROP TABLE "users" CASCADE;
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
  DROP TABLE "payload_jobs_stats" CASCADE;
  DROP TYPE "public"."_locales";
  DROP TYPE "public"."enum_pages_languages";
  DROP TYPE "public"."enum_pages_status";
  DROP TYPE "public"."enum__pages_v_version_languages";
  DROP TYPE "public"."enum__pages_v_version_status";
  DROP TYPE "public"."enum__pages_v_published_locale";
  DROP TYPE "public"."enum_link_kind";
  DROP TYPE "public"."enum_link_target";
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
  DROP TYPE "public"."enum_jobs_languages";
  DROP TYPE "public"."enum_jobs_status";
  DROP TYPE "public"."enum__jobs_v_version_languages";
  DROP TYPE "public"."enum__jobs_v_version_status";
  DROP TYPE "public"."enum__jobs_v_published_locale";
  DROP TYPE "public"."enum_applications_status";
  DROP TYPE "public"."enum_applications_language";
  DROP TYPE "public"."enum_applications_duplicate_by";
  DROP TYPE "public"."enum_applications_delivery";
  DROP TYPE "public"."enum_reservations_status";
  DROP TYPE "public"."enum_reservations_payment_state";
  DROP TYPE "public"."enum_reservations_language";
  DROP TYPE "public"."enum_reservations_duplicate_by";
  DROP TYPE "public"."enum_reservations_delivery";
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
  DROP TYPE "public"."enum_users_roles";
  DROP TYPE "public"."enum_deliveries_state";
  DROP TYPE "public"."enum_attachments_scan_state";
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  DROP TYPE "public"."enum_payload_jobs_log_state";
  DROP TYPE "public"."enum_payload_jobs_task_slug";
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
