import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';

/** Minimum time between two writes of a heartbeat. The page may send heartbeats more often. */
const WRITE_MS = 10_000;

/** Records a heartbeat from the page on which the visitor pays. */
export async function recordHeartbeat(scope: Scope, processId: string, now = Date.now()): Promise<void> {
  await query(
    scope,
    sql`UPDATE apartment_holds SET quiet_since = ${now}
        WHERE state = 'held' AND (quiet_since IS NULL OR quiet_since <= ${now - WRITE_MS}) AND reference IN (SELECT reference FROM reservations WHERE process_id = ${processId})
        RETURNING id`,
  );
}
