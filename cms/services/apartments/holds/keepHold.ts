import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { keepHolder } from './holders';

/**
 * Extends a hold.
 * @returns false when it was lost
 */
export async function keepHold(scope: Scope, reference: string, until: number): Promise<boolean> {
  const rows = await query(
    scope,
    sql`UPDATE apartment_holds SET expires_at = ${until}, quiet_since = ${Date.now()}
        WHERE reference = ${reference} AND state = 'held' RETURNING id`,
  );
  await keepHolder(scope, reference, until);
  return rows.length > 0;
}
