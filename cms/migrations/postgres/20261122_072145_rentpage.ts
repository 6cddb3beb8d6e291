import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" ADD COLUMN "rent_project_hero_banner_poster_id" integer;
  ALTER TABLE "_projects_v" ADD COLUMN "version_rent_project_hero_banner_poster_id" integer;
  ALTER TABLE "projects" ADD CONSTRAINT "projects_rent_project_hero_banner_poster_id_media_id_fk" FOREIGN KEY ("rent_project_hero_banner_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "_projects_v" ADD CONSTRAINT "_projects_v_7a6efcc0ad53_fk" FOREIGN KEY ("version_rent_project_hero_banner_poster_id") REFERENCES "public"."media"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "projects_rent_project_hero_banner_rent_project_hero_ba_2_idx" ON "projects" USING btree ("rent_project_hero_banner_poster_id");
  CREATE INDEX "_projects_v_version_rent_project_hero_banner_version_r_2_idx" ON "_projects_v" USING btree ("version_rent_project_hero_banner_poster_id");`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP CONSTRAINT "projects_rent_project_hero_banner_poster_id_media_id_fk";
  
  ALTER TABLE "_projects_v" DROP CONSTRAINT "_projects_v_7a6efcc0ad53_fk";
  
  DROP INDEX "projects_rent_project_hero_banner_rent_project_hero_ba_2_idx";
  DROP INDEX "_projects_v_version_rent_project_hero_banner_version_r_2_idx";
  ALTER TABLE "projects" DROP COLUMN "rent_project_hero_banner_poster_id";
  ALTER TABLE "_projects_v" DROP COLUMN "version_rent_project_hero_banner_poster_id";`)
}
