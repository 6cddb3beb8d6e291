import { sql, type MigrateDownArgs, type MigrateUpArgs } from '@payloadcms/db-postgres';
import { convertPhones } from '../inbox/convertPhones';

/**
 * Adds the source of a project's position, and rewrites stored phone numbers of visitors in the form that is compared.
 * The columns of removed fields stay, because the previous version reads them while instances are replaced:
 * `site_kind` and `accessibility_page_id` of the settings, `hero_banner_video_id` of projects.
 */
export async function up({ db, req }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
   CREATE TYPE "public"."enum_position_source" AS ENUM('lookedUp', 'own', 'doubtful');
  ALTER TABLE "projects" ADD COLUMN "address_position_source" "enum_position_source";
  ALTER TABLE "_projects_v" ADD COLUMN "version_address_position_source" "enum_position_source";`);
  await convertPhones(req);
}

/** Keeps the numbers: the previous version accepts them. */
export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
   ALTER TABLE "projects" DROP COLUMN "address_position_source";
  ALTER TABLE "_projects_v" DROP COLUMN "version_address_position_source";
  DROP TYPE "public"."enum_position_source";`);
}
