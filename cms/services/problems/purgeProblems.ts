import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

const KEPT_MS = 30 * 86_400_000;
/** Maximum number of stored problems. It prevents a script that invents errors from filling the database. */
const MAX_PROBLEMS = 500;

/**
 * Deletes problems that were not reported for 30 days. Of the others, keeps only the 500 most frequent ones; among
 * equally frequent ones, those reported last.
 */
export async function purgeProblems(payload: Payload): Promise<void> {
  const before = new Date(Date.now() - KEPT_MS).toISOString();
  await query(
    { payload },
    sql`DELETE FROM site_problems WHERE last_seen_at < ${before}
        OR id NOT IN (SELECT id FROM site_problems ORDER BY count DESC, last_seen_at DESC LIMIT ${MAX_PROBLEMS}) RETURNING id`,
  );
}
