import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_users_mail_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_replies_delivery" AS ENUM('queued', 'delivered', 'failed');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'replySent' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'entryViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'fileViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'listViewed' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'entriesMerged' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'personalDataReported' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'personalDataDeleted' BEFORE 'entryDeleted';
  ALTER TYPE "public"."enum_payload_jobs_log_task_slug" ADD VALUE 'digest' BEFORE 'deliver';
  ALTER TYPE "public"."enum_payload_jobs_task_slug" ADD VALUE 'digest' BEFORE 'deliver';
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
  
  CREATE TABLE "personal_data" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
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
  ALTER TABLE "replies" ADD CONSTRAINT "replies_author_id_users_id_fk" FOREIGN KEY ("author_id") REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
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
  CREATE INDEX "messages_handled_at_idx" ON "messages" USING btree ("handled_at");
  CREATE INDEX "leads_handled_at_idx" ON "leads" USING btree ("handled_at");
  CREATE INDEX "applications_handled_at_idx" ON "applications" USING btree ("handled_at");
  CREATE INDEX "reservations_handled_at_idx" ON "reservations" USING btree ("handled_at");
  CREATE INDEX "form_entries_handled_at_idx" ON "form_entries" USING btree ("handled_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "answer_templates" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "replies" DISABLE ROW LEVEL SECURITY;
  ALTER TABLE "personal_data" DISABLE ROW LEVEL SECURITY;
  DROP TABLE "answer_templates" CASCADE;
  DROP TABLE "replies" CASCADE;
  DROP TABLE "personal_data" CASCADE;
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
  DROP TYPE "public"."enum_users_mail_language";
  DROP TYPE "public"."enum_replies_language";
  DROP TYPE "public"."enum_replies_delivery";`)
}
