import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lottery_disputes_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_lottery_disputes_decision" AS ENUM('open', 'first', 'second');
  CREATE TYPE "public"."enum_lottery_disputes_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_lottery_disputes_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_lottery_disputes_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_site_problems_kind" AS ENUM('error', 'part', 'vital');
  ALTER TYPE "public"."enum_lottery_registrations_takes_part" ADD VALUE 'unconfirmed' BEFORE 'repeated';
  ALTER TYPE "public"."enum_lottery_registrations_takes_part" ADD VALUE 'disputed' BEFORE 'repeated';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'lotteryDisputes' BEFORE 'formEntries';
  CREATE TABLE "lottery_disputes_notes" (
  	"_order" integer NOT NULL,
  	"_parent_id" integer NOT NULL,
  	"id" varchar PRIMARY KEY NOT NULL,
  	"text" varchar NOT NULL,
  	"author_id" integer,
  	"at" timestamp(3) with time zone
  );
  
  CREATE TABLE "lottery_disputes" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"status" "enum_lottery_disputes_status" DEFAULT 'new' NOT NULL,
  	"assignee_id" integer,
  	"delete_after" timestamp(3) with time zone,
  	"reference" varchar NOT NULL,
  	"lottery_id" integer NOT NULL,
  	"first_id" integer,
  	"registration_id" integer,
  	"decision" "enum_lottery_disputes_decision" DEFAULT 'open' NOT NULL,
  	"full_name" varchar NOT NULL,
  	"phone" varchar NOT NULL,
  	"email" varchar NOT NULL,
  	"language" "enum_lottery_disputes_language",
  	"duplicate_of_id" integer,
  	"duplicate_by" "enum_lottery_disputes_duplicate_by",
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
  	"delivery" "enum_lottery_disputes_delivery" DEFAULT 'queued',
  	"delivery_error" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  CREATE TABLE "site_problems" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"fingerprint" varchar NOT NULL,
  	"message" varchar NOT NULL,
  	"kind" "enum_site_problems_kind" NOT NULL,
  	"count" numeric NOT NULL,
  	"last_seen_at" timestamp(3) with time zone NOT NULL,
  	"pages_counts" jsonb NOT NULL,
  	"engines_counts" jsonb NOT NULL,
  	"releases_counts" jsonb NOT NULL,
  	"frames" varchar,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL
  );
  
  ALTER TABLE "media" ADD COLUMN "name" varchar;
  ALTER TABLE "apartment_holds" ADD COLUMN "quiet_since" numeric;
  ALTER TABLE "lottery_registrations" ADD COLUMN "confirmed_at" timestamp(3) with time zone;
  ALTER TABLE "lottery_registrations" ADD COLUMN "reminded_at" timestamp(3) with time zone;
  ALTER TABLE "resident_files" ADD COLUMN "name" varchar;
  ALTER TABLE "retention" ADD COLUMN "lottery_disputes" numeric DEFAULT 1095 NOT NULL;
  ALTER TABLE "lottery_disputes_notes" ADD CONSTRAINT "lottery_disputes_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes_notes" ADD CONSTRAINT "lottery_disputes_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lottery_disputes"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_first_id_lottery_registrations_id_fk" FOREIGN KEY ("first_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_registration_id_lottery_registrations_id_fk" FOREIGN KEY ("registration_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_duplicate_of_id_lottery_disputes_id_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."lottery_disputes"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_disputes" ADD CONSTRAINT "lottery_disputes_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "lottery_disputes_notes_order_idx" ON "lottery_disputes_notes" USING btree ("_order");
  CREATE INDEX "lottery_disputes_notes_parent_id_idx" ON "lottery_disputes_notes" USING btree ("_parent_id");
  CREATE INDEX "lottery_disputes_notes_author_idx" ON "lottery_disputes_notes" USING btree ("author_id");
  CREATE INDEX "lottery_disputes_status_idx" ON "lottery_disputes" USING btree ("status");
  CREATE INDEX "lottery_disputes_assignee_idx" ON "lottery_disputes" USING btree ("assignee_id");
  CREATE INDEX "lottery_disputes_delete_after_idx" ON "lottery_disputes" USING btree ("delete_after");
  CREATE UNIQUE INDEX "lottery_disputes_reference_idx" ON "lottery_disputes" USING btree ("reference");
  CREATE INDEX "lottery_disputes_lottery_idx" ON "lottery_disputes" USING btree ("lottery_id");
  CREATE INDEX "lottery_disputes_first_idx" ON "lottery_disputes" USING btree ("first_id");
  CREATE INDEX "lottery_disputes_registration_idx" ON "lottery_disputes" USING btree ("registration_id");
  CREATE INDEX "lottery_disputes_decision_idx" ON "lottery_disputes" USING btree ("decision");
  CREATE INDEX "lottery_disputes_duplicate_of_idx" ON "lottery_disputes" USING btree ("duplicate_of_id");
  CREATE INDEX "lottery_disputes_source_source_page_idx" ON "lottery_disputes" USING btree ("source_page_id");
  CREATE INDEX "lottery_disputes_handled_at_idx" ON "lottery_disputes" USING btree ("handled_at");
  CREATE INDEX "lottery_disputes_email_trace_idx" ON "lottery_disputes" USING btree ("email_trace");
  CREATE INDEX "lottery_disputes_phone_trace_idx" ON "lottery_disputes" USING btree ("phone_trace");
  CREATE INDEX "lottery_disputes_delivery_idx" ON "lottery_disputes" USING btree ("delivery");
  CREATE INDEX "lottery_disputes_updated_at_idx" ON "lottery_disputes" USING btree ("updated_at");
  CREATE INDEX "lottery_disputes_created_at_idx" ON "lottery_disputes" USING btree ("created_at");
  CREATE UNIQUE INDEX "site_problems_fingerprint_idx" ON "site_problems" USING btree ("fingerprint");
  CREATE INDEX "site_problems_last_seen_at_idx" ON "site_problems" USING btree ("last_seen_at");
  CREATE INDEX "site_problems_updated_at_idx" ON "site_problems" USING btree ("updated_at");
  CREATE INDEX "site_problems_created_at_idx" ON "site_problems" USING btree ("created_at");
  CREATE INDEX "apartment_holds_quiet_since_idx" ON "apartment_holds" USING btree ("quiet_since");
  UPDATE "media" SET "name" = "filename";
  UPDATE "resident_files" SET "name" = "filename";
  UPDATE "lottery_registrations" SET "confirmed_at" = "created_at" WHERE "takes_part" = 'yes';
  CREATE TYPE "public"."enum_media_pdf_fault" AS ENUM('untagged', 'noLanguage', 'untaggedNoLanguage', 'unread');
  CREATE TYPE "public"."enum_job_scopes_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');
  CREATE TYPE "public"."enum__job_scopes_v_version_employment_type" AS ENUM('FULL_TIME', 'PART_TIME', 'CONTRACTOR', 'TEMPORARY', 'INTERN', 'VOLUNTEER', 'PER_DIEM', 'OTHER');
  CREATE TYPE "public"."enum_resident_files_pdf_fault" AS ENUM('untagged', 'noLanguage', 'untaggedNoLanguage', 'unread');
  ALTER TABLE "media" ADD COLUMN "pdf_fault" "enum_media_pdf_fault";
  ALTER TABLE "jobs" ADD COLUMN "city_id" integer;
  ALTER TABLE "_jobs_v" ADD COLUMN "version_city_id" integer;
  ALTER TABLE "job_scopes" ADD COLUMN "employment_type" "enum_job_scopes_employment_type";
  ALTER TABLE "_job_scopes_v" ADD COLUMN "version_employment_type" "enum__job_scopes_v_version_employment_type";
  ALTER TABLE "resident_files" ADD COLUMN "pdf_fault" "enum_resident_files_pdf_fault";
  ALTER TABLE "jobs" ADD CONSTRAINT "jobs_city_id_cities_id_fk" FOREIGN KEY ("city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_jobs_v" ADD CONSTRAINT "_jobs_v_version_city_id_cities_id_fk" FOREIGN KEY ("version_city_id") REFERENCES "public"."cities"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "jobs_city_idx" ON "jobs" USING btree ("city_id");
  CREATE INDEX "_jobs_v_version_version_city_idx" ON "_jobs_v" USING btree ("version_city_id");
  UPDATE "job_scopes" SET "employment_type" = (CASE
    WHEN names ~* 'חלקית|חצי|part.?time' THEN 'PART_TIME'
    WHEN names ~* 'מלאה|full.?time' THEN 'FULL_TIME'
    WHEN names ~* 'סטודנט|student|intern' THEN 'INTERN'
    WHEN names ~* 'זמני|temporary' THEN 'TEMPORARY'
  END)::"enum_job_scopes_employment_type"
  FROM (SELECT "_parent_id", string_agg("name", ' ') AS names FROM "job_scopes_locales" GROUP BY "_parent_id") AS named
  WHERE named."_parent_id" = "job_scopes"."id";
  ALTER TABLE "header_items_children_locales" ADD COLUMN "group" varchar;
  ALTER TABLE "header_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "_header_v_version_items_children_locales" ADD COLUMN "group" varchar;
  ALTER TABLE "_header_v_version_items" ADD COLUMN "picture_id" integer;
  ALTER TABLE "header_items" ADD CONSTRAINT "header_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_header_v_version_items" ADD CONSTRAINT "_header_v_version_items_picture_id_media_id_fk" FOREIGN KEY ("picture_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "header_items_picture_idx" ON "header_items" USING btree ("picture_id");
  CREATE INDEX "_header_v_version_items_picture_idx" ON "_header_v_version_items" USING btree ("picture_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "header_items" DROP CONSTRAINT "header_items_picture_id_media_id_fk";
  
  ALTER TABLE "_header_v_version_items" DROP CONSTRAINT "_header_v_version_items_picture_id_media_id_fk";
  
  DROP INDEX "header_items_picture_idx";
  DROP INDEX "_header_v_version_items_picture_idx";
  ALTER TABLE "header_items_children_locales" DROP COLUMN "group";
  ALTER TABLE "header_items" DROP COLUMN "picture_id";
  ALTER TABLE "_header_v_version_items_children_locales" DROP COLUMN "group";
  ALTER TABLE "_header_v_version_items" DROP COLUMN "picture_id";
  ALTER TABLE "jobs" DROP CONSTRAINT "jobs_city_id_cities_id_fk";
  
  ALTER TABLE "_jobs_v" DROP CONSTRAINT "_jobs_v_version_city_id_cities_id_fk";
  
  DROP INDEX "jobs_city_idx";
  DROP INDEX "_jobs_v_version_version_city_idx";
  ALTER TABLE "media" DROP COLUMN "pdf_fault";
  ALTER TABLE "jobs" DROP COLUMN "city_id";
  ALTER TABLE "_jobs_v" DROP COLUMN "version_city_id";
  ALTER TABLE "job_scopes" DROP COLUMN "employment_type";
  ALTER TABLE "_job_scopes_v" DROP COLUMN "version_employment_type";
  ALTER TABLE "resident_files" DROP COLUMN "pdf_fault";
  DROP TYPE "public"."enum_media_pdf_fault";
  DROP TYPE "public"."enum_job_scopes_employment_type";
  DROP TYPE "public"."enum__job_scopes_v_version_employment_type";
  DROP TYPE "public"."enum_resident_files_pdf_fault";
  ALTER TABLE "lottery_disputes_notes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "lottery_disputes" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "site_problems" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "lottery_disputes_notes" CASCADE;
  DROP TABLE "lottery_disputes" CASCADE;
  DROP TABLE "site_problems" CASCADE;
  ALTER TABLE "lottery_registrations" ALTER COLUMN "takes_part" SET DATA TYPE text;
  ALTER TABLE "lottery_registrations" ALTER COLUMN "takes_part" SET DEFAULT 'yes'::text;
  DROP TYPE "public"."enum_lottery_registrations_takes_part";
  CREATE TYPE "public"."enum_lottery_registrations_takes_part" AS ENUM('yes', 'repeated', 'withdrawn');
  ALTER TABLE "lottery_registrations" ALTER COLUMN "takes_part" SET DEFAULT 'yes'::"public"."enum_lottery_registrations_takes_part";
  ALTER TABLE "lottery_registrations" ALTER COLUMN "takes_part" SET DATA TYPE "public"."enum_lottery_registrations_takes_part" USING "takes_part"::"public"."enum_lottery_registrations_takes_part";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('messages', 'leads', 'appointments', 'applications', 'reservations', 'lotteryRegistrations', 'formEntries');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  DROP INDEX "apartment_holds_quiet_since_idx";
  ALTER TABLE "media" DROP COLUMN "name";
  ALTER TABLE "apartment_holds" DROP COLUMN "quiet_since";
  ALTER TABLE "lottery_registrations" DROP COLUMN "confirmed_at";
  ALTER TABLE "lottery_registrations" DROP COLUMN "reminded_at";
  ALTER TABLE "resident_files" DROP COLUMN "name";
  ALTER TABLE "retention" DROP COLUMN "lottery_disputes";
  DROP TYPE "public"."enum_lottery_disputes_status";
  DROP TYPE "public"."enum_lottery_disputes_decision";
  DROP TYPE "public"."enum_lottery_disputes_language";
  DROP TYPE "public"."enum_lottery_disputes_duplicate_by";
  DROP TYPE "public"."enum_lottery_disputes_delivery";
  DROP TYPE "public"."enum_site_problems_kind";`)
}
