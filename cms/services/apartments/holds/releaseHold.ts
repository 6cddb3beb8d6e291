import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { clearCachedReads } from '../../../platform/cache/cachedRead';
import { deleteHolder } from './holders';

/** Ends the hold of a reservation. An apartment that was paid for stays taken. */
export async function releaseHold(scope: Scope, reference: string): Promise<void> {
  await query(
    scope,
    sql`DELETE FROM apartment_holds WHERE reference = ${reference} AND state = 'held' RETURNING id`,
  );
  await deleteHolder(scope, reference);
  clearCachedReads();
}
