import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lottery_registrations_takes_part" AS ENUM('yes', 'repeated', 'withdrawn');
  CREATE TYPE "public"."enum_lottery_registrations_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_lottery_registrations_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_lottery_registrations_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_lottery_registrations_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_alert_subscribers_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_users_mail_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_payload_query_presets_access_read_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_update_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_access_delete_constraint" AS ENUM('everyone', 'onlyMe', 'specificUsers');
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('messages', 'leads', 'applications', 'reservations', 'lotteryRegistrations', 'formEntries');
  ALTER TYPE "public"."enum_messages_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_leads_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_applications_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_reservations_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_form_entries_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'replySent' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'entryViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'fileViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'listViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'entriesMerged' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'personalDataReported' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'personalDataDeleted' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryChanged' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryAnnounced' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryClosed' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryDrawn' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryPublished' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryTicketChanged' BEFORE 'exported';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'digest' BEFORE 'deliver';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'digest' BEFORE 'deliver';
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
  
  CREATE TABLE "personal_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  ALTER TABLE "projects" ADD COLUMN "surroundings" jsonb;
  ALTER TABLE "_projects_v" ADD COLUMN "version_surroundings" jsonb;
  ALTER TABLE "messages" ADD COLUMN "merged_at" timestamp(3) with time zone;
  ALTER TABLE "messages" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "merged_at" timestamp(3) with time zone;
  ALTER TABLE "leads" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "merged_at" timestamp(3) with time zone;
  ALTER TABLE "applications" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "merged_at" timestamp(3) with time zone;
  ALTER TABLE "reservations" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "form_entries" ADD COLUMN "sender_name" varchar;
  ALTER TABLE "form_entries" ADD COLUMN "merged_at" timestamp(3) with time zone;
  ALTER TABLE "form_entries" ADD COLUMN "handled_at" timestamp(3) with time zone;
  ALTER TABLE "users" ADD COLUMN "mail_language" "enum_users_mail_language" DEFAULT 'he';
  ALTER TABLE "users" ADD COLUMN "digest" boolean DEFAULT false;
  ALTER TABLE "retention" ADD COLUMN "lottery_registrations" numeric DEFAULT 1095 NOT NULL;
  ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lotteries_locales" ADD CONSTRAINT "lotteries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lotteries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_d063a7906637_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_parent_fk" FOREIGN KEY ("parent_id") REFERENCES "public"."payload_query_presets"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "payload_query_presets_rels" ADD CONSTRAINT "payload_query_presets_rels_users_fk" FOREIGN KEY ("users_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;
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
  CREATE UNIQUE INDEX "alert_subscribers_email_idx" ON "alert_subscribers" USING btree ("email");
  CREATE INDEX "alert_subscribers_updated_at_idx" ON "alert_subscribers" USING btree ("updated_at");
  CREATE INDEX "alert_subscribers_created_at_idx" ON "alert_subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "alert_requests_key_idx" ON "alert_requests" USING btree ("key");
  CREATE INDEX "alert_requests_expires_at_idx" ON "alert_requests" USING btree ("expires_at");
  CREATE INDEX "alert_reports_state_idx" ON "alert_reports" USING btree ("state");
  CREATE UNIQUE INDEX "alert_mails_key_idx" ON "alert_mails" USING btree ("key");
  CREATE INDEX "alert_mails_subscriber_idx" ON "alert_mails" USING btree ("subscriber");
  CREATE INDEX "alert_mails_queued_at_idx" ON "alert_mails" USING btree ("queued_at");
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
  CREATE INDEX "payload_query_presets_updated_at_idx" ON "payload_query_presets" USING btree ("updated_at");
  CREATE INDEX "payload_query_presets_created_at_idx" ON "payload_query_presets" USING btree ("created_at");
  CREATE INDEX "payload_query_presets_rels_order_idx" ON "payload_query_presets_rels" USING btree ("order");
  CREATE INDEX "payload_query_presets_rels_parent_idx" ON "payload_query_presets_rels" USING btree ("parent_id");
  CREATE INDEX "payload_query_presets_rels_path_idx" ON "payload_query_presets_rels" USING btree ("path");
  CREATE INDEX "payload_query_presets_rels_users_id_idx" ON "payload_query_presets_rels" USING btree ("users_id");
  CREATE INDEX "messages_handled_at_idx" ON "messages" USING btree ("handled_at");
  CREATE INDEX "leads_handled_at_idx" ON "leads" USING btree ("handled_at");
  CREATE INDEX "applications_handled_at_idx" ON "applications" USING btree ("handled_at");
  CREATE INDEX "reservations_handled_at_idx" ON "reservations" USING btree ("handled_at");
  CREATE INDEX "form_entries_handled_at_idx" ON "form_entries" USING btree ("handled_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "lotteries" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lotteries_locales" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lottery_registrations_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lottery_registrations" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lottery_draws" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_subscribers" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_requests" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_reports" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "alert_mails" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "payload_query_presets_rels" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personal_data" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lotteries" CASCADE;
  DROP TABLE "lotteries_locales" CASCADE;
  DROP TABLE "lottery_registrations_notes" CASCADE;
  DROP TABLE "lottery_registrations" CASCADE;
  DROP TABLE "lottery_draws" CASCADE;
  DROP TABLE "alert_subscribers" CASCADE;
  DROP TABLE "alert_requests" CASCADE;
  DROP TABLE "alert_reports" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "payload_query_presets" CASCADE;
  DROP TABLE "payload_query_presets_rels" CASCADE;
  DROP TABLE "personal_data" CASCADE;
  ALTER TABLE "messages" ALTER COLUMN "duplicate_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_messages_duplicate_by";
  CREATE TYPE "public"."enum_messages_duplicate_by" AS ENUM('both', 'email', 'phone');
  ALTER TABLE "messages" ALTER COLUMN "duplicate_by" SET DATA TYPE "public"."enum_messages_duplicate_by" USING "duplicate_by"::"public"."enum_messages_duplicate_by";
  ALTER TABLE "leads" ALTER COLUMN "duplicate_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_leads_duplicate_by";
  CREATE TYPE "public"."enum_leads_duplicate_by" AS ENUM('both', 'email', 'phone');
  ALTER TABLE "leads" ALTER COLUMN "duplicate_by" SET DATA TYPE "public"."enum_leads_duplicate_by" USING "duplicate_by"::"public"."enum_leads_duplicate_by";
  ALTER TABLE "applications" ALTER COLUMN "duplicate_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_applications_duplicate_by";
  CREATE TYPE "public"."enum_applications_duplicate_by" AS ENUM('both', 'email', 'phone');
  ALTER TABLE "applications" ALTER COLUMN "duplicate_by" SET DATA TYPE "public"."enum_applications_duplicate_by" USING "duplicate_by"::"public"."enum_applications_duplicate_by";
  ALTER TABLE "reservations" ALTER COLUMN "duplicate_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_reservations_duplicate_by";
  CREATE TYPE "public"."enum_reservations_duplicate_by" AS ENUM('both', 'email', 'phone');
  ALTER TABLE "reservations" ALTER COLUMN "duplicate_by" SET DATA TYPE "public"."enum_reservations_duplicate_by" USING "duplicate_by"::"public"."enum_reservations_duplicate_by";
  ALTER TABLE "form_entries" ALTER COLUMN "duplicate_by" SET DATA TYPE text;
  DROP TYPE "public"."enum_form_entries_duplicate_by";
  CREATE TYPE "public"."enum_form_entries_duplicate_by" AS ENUM('both', 'email', 'phone');
  ALTER TABLE "form_entries" ALTER COLUMN "duplicate_by" SET DATA TYPE "public"."enum_form_entries_duplicate_by" USING "duplicate_by"::"public"."enum_form_entries_duplicate_by";
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('statusChanged', 'assigned', 'noteWritten', 'keptUntilChanged', 'entryDeleted', 'deliveryReplayed', 'refundOrdered', 'exported', 'accountCreated', 'accountChanged', 'accountDeleted', 'passwordChanged', 'passwordReset', 'emailChanged', 'secondFactorEnrolled', 'secondFactorRemoved', 'secondFactorReset', 'keyChanged', 'settingsChanged', 'retentionDeleted');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_log_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_log_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'deliver', 'housekeeping', 'schedulePublish');
  ALTER TABLE "payload_jobs_log" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_log_task_slug" USING "task_slug"::"public"."enum_payload_jobs_log_task_slug";
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_jobs_task_slug";
  CREATE TYPE "public"."enum_payload_jobs_task_slug" AS ENUM('inline', 'notifyBuild', 'passwordReset', 'retention', 'deliver', 'housekeeping', 'schedulePublish');
  ALTER TABLE "payload_jobs" ALTER COLUMN "task_slug" SET DATA TYPE "public"."enum_payload_jobs_task_slug" USING "task_slug"::"public"."enum_payload_jobs_task_slug";
  DROP INDEX "messages_handled_at_idx";
  DROP INDEX "leads_handled_at_idx";
  DROP INDEX "applications_handled_at_idx";
  DROP INDEX "reservations_handled_at_idx";
  DROP INDEX "form_entries_handled_at_idx";
  ALTER TABLE "projects" DROP COLUMN "surroundings";
  ALTER TABLE "_projects_v" DROP COLUMN "version_surroundings";
  ALTER TABLE "messages" DROP COLUMN "merged_at";
  ALTER TABLE "messages" DROP COLUMN "handled_at";
  ALTER TABLE "leads" DROP COLUMN "merged_at";
  ALTER TABLE "leads" DROP COLUMN "handled_at";
  ALTER TABLE "applications" DROP COLUMN "merged_at";
  ALTER TABLE "applications" DROP COLUMN "handled_at";
  ALTER TABLE "reservations" DROP COLUMN "merged_at";
  ALTER TABLE "reservations" DROP COLUMN "handled_at";
  ALTER TABLE "form_entries" DROP COLUMN "sender_name";
  ALTER TABLE "form_entries" DROP COLUMN "merged_at";
  ALTER TABLE "form_entries" DROP COLUMN "handled_at";
  ALTER TABLE "users" DROP COLUMN "mail_language";
  ALTER TABLE "users" DROP COLUMN "digest";
  ALTER TABLE "retention" DROP COLUMN "lottery_registrations";
  DROP TYPE "public"."enum_lottery_registrations_takes_part";
  DROP TYPE "public"."enum_lottery_registrations_status";
  DROP TYPE "public"."enum_lottery_registrations_language";
  DROP TYPE "public"."enum_lottery_registrations_duplicate_by";
  DROP TYPE "public"."enum_lottery_registrations_delivery";
  DROP TYPE "public"."enum_alert_subscribers_language";
  DROP TYPE "public"."enum_users_mail_language";
  DROP TYPE "public"."enum_replies_language";
  DROP TYPE "public"."enum_replies_delivery";
  DROP TYPE "public"."enum_payload_query_presets_access_read_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_update_constraint";
  DROP TYPE "public"."enum_payload_query_presets_access_delete_constraint";
  DROP TYPE "public"."enum_payload_query_presets_related_collection";`)
}
