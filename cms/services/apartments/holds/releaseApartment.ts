import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { clearCachedReads } from '../../../platform/cache/cachedRead';

/** Deletes the hold or sale of a reservation, so that its apartment can be reserved again. */
export async function releaseApartment(scope: Scope, reference: string): Promise<void> {
  await query(scope, sql`DELETE FROM apartment_holds WHERE reference = ${reference} RETURNING id`);
  clearCachedReads();
}
