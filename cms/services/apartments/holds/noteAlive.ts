import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';

/** A page may call more often; the hold's row is written once in this time. */
const WRITE_MS = 10_000;

/** Records a heartbeat of a payment's page. */
export async function noteAlive(scope: Scope, processId: string, now = Date.now()): Promise<void> {
  await query(
    scope,
    sql`UPDATE apartment_holds SET quiet_since = ${now}
        WHERE state = 'held' AND (quiet_since IS NULL OR quiet_since <= ${now - WRITE_MS}) AND reference IN (SELECT reference FROM reservations WHERE process_id = ${processId})
        RETURNING id`,
  );
}
