import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

const KEPT_MS = 30 * 86_400_000;
/** A script that invents errors cannot fill the database, and does not keep real ones out. */
const MOST_PROBLEMS = 500;

/**
 * Deletes problems that were not reported for 30 days, and all but the 500 most frequent ones; of equally frequent ones
 * it keeps those that were reported last.
 */
export async function forgetProblems(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString();
  await query(
    { payload },
    sql`DELETE FROM site_problems WHERE last_seen_at < ${before}
        OR id NOT IN (SELECT id FROM site_problems ORDER BY count DESC, last_seen_at DESC LIMIT ${MOST_PROBLEMS}) RETURNING id`,
  );
}
