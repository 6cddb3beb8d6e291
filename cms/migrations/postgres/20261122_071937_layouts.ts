import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" ADD COLUMN "hide_related_projects" boolean DEFAULT false;
  ALTER TABLE "_companies_v" ADD COLUMN "version_hide_related_projects" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "companies" DROP COLUMN "hide_related_projects";
  ALTER TABLE "_companies_v" DROP COLUMN "version_hide_related_projects";`)
}
