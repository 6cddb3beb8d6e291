import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_appointments_state" AS ENUM('booked', 'cancelled');
  CREATE TYPE "public"."enum_appointments_status" AS ENUM('new', 'inProgress', 'done', 'spam');
  CREATE TYPE "public"."enum_appointments_language" AS ENUM('he', 'en');
  CREATE TYPE "public"."enum_appointments_duplicate_by" AS ENUM('both', 'email', 'phone', 'identity');
  CREATE TYPE "public"."enum_appointments_delivery" AS ENUM('queued', 'delivered', 'failed');
  CREATE TYPE "public"."enum_meeting_kinds_hours_days" AS ENUM('sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday');
  ALTER TYPE "public"."enum_audit_log_action" ADD VALUE 'appointmentChanged' BEFORE 'exported';
  ALTER TYPE "public"."enum_payload_query_presets_related_collection" ADD VALUE 'appointments' BEFORE 'applications';
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
  
  ALTER TABLE "retention" ADD COLUMN "appointments" numeric DEFAULT 730 NOT NULL;
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
  CREATE UNIQUE INDEX "appointment_slots_reference_idx" ON "appointment_slots" USING btree ("reference");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "appointments_notes" CASCADE;
  DROP TABLE "appointments" CASCADE;
  DROP TABLE "meeting_kinds_hours_days" CASCADE;
  DROP TABLE "meeting_kinds_hours" CASCADE;
  DROP TABLE "meeting_kinds_closed_dates" CASCADE;
  DROP TABLE "meeting_kinds" CASCADE;
  DROP TABLE "meeting_kinds_locales" CASCADE;
  DROP TABLE "appointment_slots" CASCADE;
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE text;
  DROP TYPE "public"."enum_audit_log_action";
  CREATE TYPE "public"."enum_audit_log_action" AS ENUM('statusChanged', 'assigned', 'noteWritten', 'keptUntilChanged', 'replySent', 'entryViewed', 'fileViewed', 'listViewed', 'entriesMerged', 'personalDataReported', 'personalDataDeleted', 'entryDeleted', 'deliveryReplayed', 'refundOrdered', 'lotteryChanged', 'lotteryAnnounced', 'lotteryClosed', 'lotteryDrawn', 'lotteryPublished', 'lotteryTicketChanged', 'exported', 'accountCreated', 'accountChanged', 'accountDeleted', 'passwordChanged', 'passwordReset', 'emailChanged', 'secondFactorEnrolled', 'secondFactorRemoved', 'secondFactorReset', 'keyChanged', 'settingsChanged', 'retentionDeleted');
  ALTER TABLE "audit_log" ALTER COLUMN "action" SET DATA TYPE "public"."enum_audit_log_action" USING "action"::"public"."enum_audit_log_action";
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE text;
  DROP TYPE "public"."enum_payload_query_presets_related_collection";
  CREATE TYPE "public"."enum_payload_query_presets_related_collection" AS ENUM('messages', 'leads', 'applications', 'reservations', 'lotteryRegistrations', 'formEntries');
  ALTER TABLE "payload_query_presets" ALTER COLUMN "related_collection" SET DATA TYPE "public"."enum_payload_query_presets_related_collection" USING "related_collection"::"public"."enum_payload_query_presets_related_collection";
  ALTER TABLE "retention" DROP COLUMN "appointments";
  DROP TYPE "public"."enum_appointments_state";
  DROP TYPE "public"."enum_appointments_status";
  DROP TYPE "public"."enum_appointments_language";
  DROP TYPE "public"."enum_appointments_duplicate_by";
  DROP TYPE "public"."enum_appointments_delivery";
  DROP TYPE "public"."enum_meeting_kinds_hours_days";`)
}
