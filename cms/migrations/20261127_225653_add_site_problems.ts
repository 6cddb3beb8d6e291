import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_site_problems_kind" AS ENUM('error', 'part', 'vital');
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
  
  CREATE UNIQUE INDEX "site_problems_fingerprint_idx" ON "site_problems" USING btree ("fingerprint");
  CREATE INDEX "site_problems_last_seen_at_idx" ON "site_problems" USING btree ("last_seen_at");
  CREATE INDEX "site_problems_updated_at_idx" ON "site_problems" USING btree ("updated_at");
  CREATE INDEX "site_problems_created_at_idx" ON "site_problems" USING btree ("created_at");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "site_problems" CASCADE;
  DROP TYPE "public"."enum_site_problems_kind";`)
}
