import { MigrateUpArgs, MigrateDownArgs, sql } from '@payloadcms/db-postgres'

export async function up({ db, payload, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" ADD COLUMN "investor_page_symbol" varchar;
  ALTER TABLE "pages" ADD COLUMN "investor_page_corporate_variant" boolean DEFAULT false;
  ALTER TABLE "pages" ADD COLUMN "investor_page_inner_page" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_investor_page_symbol" varchar;
  ALTER TABLE "_pages_v" ADD COLUMN "version_investor_page_corporate_variant" boolean DEFAULT false;
  ALTER TABLE "_pages_v" ADD COLUMN "version_investor_page_inner_page" boolean DEFAULT false;`)
}

export async function down({ db, payload, req }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "pages" DROP COLUMN "investor_page_symbol";
  ALTER TABLE "pages" DROP COLUMN "investor_page_corporate_variant";
  ALTER TABLE "pages" DROP COLUMN "investor_page_inner_page";
  ALTER TABLE "_pages_v" DROP COLUMN "version_investor_page_symbol";
  ALTER TABLE "_pages_v" DROP COLUMN "version_investor_page_corporate_variant";
  ALTER TABLE "_pages_v" DROP COLUMN "version_investor_page_inner_page";`)
}
