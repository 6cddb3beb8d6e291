import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

/** A mail of the CMS to its own people is sent within a day or given up; then its row tells only that. */
const KEPT_MS = 7 * 24 * 60 * 60 * 1000;

/** Removes the rows of mails that were sent, or given up, long ago. */
export async function forgetSentMails(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM queued_mails WHERE queued_at < ${Date.now() - KEPT_MS} RETURNING id`,
  );
}
