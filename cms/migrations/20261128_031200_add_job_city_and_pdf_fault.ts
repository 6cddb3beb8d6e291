import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
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
  WHERE named."_parent_id" = "job_scopes"."id";`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
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
  DROP TYPE "public"."enum_resident_files_pdf_fault";`)
}
