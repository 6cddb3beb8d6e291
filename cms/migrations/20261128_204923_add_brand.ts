import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_brand_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_version_status" AS ENUM('draft', 'published');
  CREATE TYPE "public"."enum__brand_v_published_locale" AS ENUM('he', 'en');
  CREATE TABLE "brand" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"colors_accent" varchar,
  	"colors_accent_dark" varchar,
  	"colors_accent_soft" varchar,
  	"colors_ink" varchar,
  	"colors_ink_soft" varchar,
  	"colors_ink_muted" varchar,
  	"colors_stone" varchar,
  	"colors_stone_deep" varchar,
  	"colors_line" varchar,
  	"colors_line_strong" varchar,
  	"colors_night" varchar,
  	"colors_night_soft" varchar,
  	"colors_on_night_muted" varchar,
  	"colors_sand" varchar,
  	"colors_teal" varchar,
  	"_status" "enum_brand_status" DEFAULT 'draft',
  	"updated_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone
  );
  
  CREATE TABLE "_brand_v" (
  	"id" serial PRIMARY KEY NOT NULL,
  	"version_colors_accent" varchar,
  	"version_colors_accent_dark" varchar,
  	"version_colors_accent_soft" varchar,
  	"version_colors_ink" varchar,
  	"version_colors_ink_soft" varchar,
  	"version_colors_ink_muted" varchar,
  	"version_colors_stone" varchar,
  	"version_colors_stone_deep" varchar,
  	"version_colors_line" varchar,
  	"version_colors_line_strong" varchar,
  	"version_colors_night" varchar,
  	"version_colors_night_soft" varchar,
  	"version_colors_on_night_muted" varchar,
  	"version_colors_sand" varchar,
  	"version_colors_teal" varchar,
  	"version__status" "enum__brand_v_version_status" DEFAULT 'draft',
  	"version_updated_at" timestamp(3) with time zone,
  	"version_created_at" timestamp(3) with time zone,
  	"created_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"updated_at" timestamp(3) with time zone DEFAULT now() NOT NULL,
  	"snapshot" boolean,
  	"published_locale" "enum__brand_v_published_locale",
  	"latest" boolean
  );
  
  CREATE INDEX "brand__status_idx" ON "brand" USING btree ("_status");
  CREATE INDEX "_brand_v_version_version__status_idx" ON "_brand_v" USING btree ("version__status");
  CREATE INDEX "_brand_v_created_at_idx" ON "_brand_v" USING btree ("created_at");
  CREATE INDEX "_brand_v_updated_at_idx" ON "_brand_v" USING btree ("updated_at");
  CREATE INDEX "_brand_v_snapshot_idx" ON "_brand_v" USING btree ("snapshot");
  CREATE INDEX "_brand_v_published_locale_idx" ON "_brand_v" USING btree ("published_locale");
  CREATE INDEX "_brand_v_latest_idx" ON "_brand_v" USING btree ("latest");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   DROP TABLE "brand" CASCADE;
  DROP TABLE "_brand_v" CASCADE;
  DROP TYPE "public"."enum_brand_status";
  DROP TYPE "public"."enum__brand_v_version_status";
  DROP TYPE "public"."enum__brand_v_published_locale";`)
}
