import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';

/** Records a heartbeat of a payment's page. */
export async function noteAlive(scope: Scope, processId: string, now = Date.now()): Promise<void> {
  await query(
    scope,
    sql`UPDATE apartment_holds SET quiet_since = ${now}
        WHERE state = 'held' AND reference IN (SELECT reference FROM reservations WHERE process_id = ${processId})
        RETURNING id`,
  );
}
