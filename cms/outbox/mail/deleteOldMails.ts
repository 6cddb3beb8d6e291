import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

/**
 * How long rows of queued mails are kept. A mail is sent or given up within a day, after which the row only documents
 * that.
 */
const RETENTION_MS = 7 * 24 * 60 * 60 * 1000;

/** Deletes old rows of mails, which have long been sent or given up. */
export async function deleteOldMails(payload: Payload): Promise<void> {
  await query(
    { payload },
    sql`DELETE FROM queued_mails WHERE queued_at < ${Date.now() - RETENTION_MS} RETURNING id`,
  );
}
