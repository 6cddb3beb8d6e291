import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

const KEPT_MS = 30 * 86_400_000;

/** Deletes problems that were not reported for 30 days. */
export async function forgetProblems(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString();
  await query(
    { payload },
    sql`DELETE FROM site_problems WHERE last_seen_at < ${before}::timestamptz RETURNING id`,
  );
}
