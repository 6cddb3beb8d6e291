import type { MigrateDownArgs, MigrateUpArgs } from '@payloadcms/db-postgres';
import { convertPhones } from '../inbox/convertPhones';

/**
 * Rewrites stored phone numbers of visitors in the form that is compared. The columns of removed fields stay, because
 * the previous version reads them while instances are replaced: `site_kind` and `accessibility_page_id` of the
 * settings, `hero_banner_video_id` of projects.
 */
export async function up({ req }: MigrateUpArgs): Promise<void> {
  await convertPhones(req);
}

/** Keeps the numbers: the previous version accepts them. */
export async function down(_args: MigrateDownArgs): Promise<void> {}
