import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { extendHolder } from './holders';

/**
 * Extends the hold of a reservation and notes that its page is active.
 * @returns false if the hold no longer exists
 */
export async function extendHold(scope: Scope, reference: string, until: number): Promise<boolean> {
  const rows = await query(
    scope,
    sql`UPDATE apartment_holds SET expires_at = ${until}, quiet_since = ${Date.now()}
        WHERE reference = ${reference} AND state = 'held' RETURNING id`,
  );
  await extendHolder(scope, reference, until);
  return rows.length > 0;
}
