import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_lottery_registrations_takes_part" AS ENUM('yes', 'repeated', 'withdrawn');
  CREATE TYPE "public"."enum_lottery_registrations_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_lottery_registrations_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_lottery_registrations_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_lottery_registrations_delivery" AS ENUM('queued', 'delivered', 'failed');
  ALTER TYPE "public"."enum_messages_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_leads_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_applications_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_reservations_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_form_entries_duplicate_by" ADD VALUE 'identity';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryChanged' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryAnnounced' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryClosed' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryDrawn' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryPublished' BEFORE 'exported';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'lotteryTicketChanged' BEFORE 'exported';
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
  
  ALTER TABLE "retention" ADD COLUMN "lottery_registrations" numeric DEFAULT 1095 NOT NULL;
  ALTER TABLE "lotteries" ADD CONSTRAINT "lotteries_project_id_projects_id_fk" FOREIGN KEY ("project_id") REFERENCES "public"."projects"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lotteries_locales" ADD CONSTRAINT "lotteries_locales_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lotteries"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations_notes" ADD CONSTRAINT "lottery_registrations_notes_parent_id_fk" FOREIGN KEY ("_parent_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE cascade ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_assignee_id_users_id_fk" FOREIGN KEY ("assignee_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_lottery_id_lotteries_id_fk" FOREIGN KEY ("lottery_id") REFERENCES "public"."lotteries"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_source_page_id_pages_id_fk" FOREIGN KEY ("source_page_id") REFERENCES "public"."pages"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "lottery_registrations" ADD CONSTRAINT "lottery_registrations_d063a7906637_fk" FOREIGN KEY ("duplicate_of_id") REFERENCES "public"."lottery_registrations"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE UNIQUE INDEX "lottery_draws_lottery_idx" ON "lottery_draws" USING btree ("lottery");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "lotteries" CASCADE;
  DROP TABLE "lotteries_locales" CASCADE;
  DROP TABLE "lottery_registrations_notes" CASCADE;
  DROP TABLE "lottery_registrations" CASCADE;
  DROP TABLE "lottery_draws" CASCADE;
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
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('statusChanged', 'assigned', 'noteWritten', 'keptUntilChanged', 'replySent', 'entryViewed', 'fileViewed', 'listViewed', 'entriesMerged', 'personalDataReported', 'personalDataDeleted', 'entryDeleted', 'deliveryReplayed', 'refundOrdered', 'exported', 'accountCreated', 'accountChanged', 'accountDeleted', 'passwordChanged', 'passwordReset', 'emailChanged', 'secondFactorEnrolled', 'secondFactorRemoved', 'secondFactorReset', 'keyChanged', 'settingsChanged', 'retentionDeleted');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "retention" DROP COLUMN "lottery_registrations";
  DROP TYPE "public"."enum_lottery_registrations_takes_part";
  DROP TYPE "public"."enum_lottery_registrations_status";
  DROP TYPE "public"."enum_lottery_registrations_language";
  DROP TYPE "public"."enum_lottery_registrations_duplicate_by";
  DROP TYPE "public"."enum_lottery_registrations_delivery";`)
}
