import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_alert_subscribers_language" AS ENUM('he', 'en');
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
  
  CREATE UNIQUE INDEX "alert_subscribers_email_idx" ON "alert_subscribers" USING btree ("email");
  CREATE INDEX "alert_subscribers_updated_at_idx" ON "alert_subscribers" USING btree ("updated_at");
  CREATE INDEX "alert_subscribers_created_at_idx" ON "alert_subscribers" USING btree ("created_at");
  CREATE UNIQUE INDEX "alert_requests_key_idx" ON "alert_requests" USING btree ("key");
  CREATE INDEX "alert_requests_expires_at_idx" ON "alert_requests" USING btree ("expires_at");
  CREATE INDEX "alert_reports_state_idx" ON "alert_reports" USING btree ("state");
  CREATE UNIQUE INDEX "alert_mails_key_idx" ON "alert_mails" USING btree ("key");
  CREATE INDEX "alert_mails_subscriber_idx" ON "alert_mails" USING btree ("subscriber");
  CREATE INDEX "alert_mails_queued_at_idx" ON "alert_mails" USING btree ("queued_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "alert_subscribers" CASCADE;
  DROP TABLE "alert_requests" CASCADE;
  DROP TABLE "alert_reports" CASCADE;
  DROP TABLE "alert_mails" CASCADE;
  DROP TYPE "public"."enum_alert_subscribers_language";`)
}
