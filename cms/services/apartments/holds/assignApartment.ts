import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../../platform/database/query';
import { clearCachedReads } from '../../../platform/cache/cachedRead';
import { isOnOffer } from '../isOnOffer';
import { deleteHolder } from './holders';

/**
 * Assigns an apartment to a reservation that was paid. If its hold has ended, the apartment is still assigned if it is
 * free and on offer.
 * @param req request with the transaction that records the payment
 * @returns false if the payment came too late
 */
export async function assignApartment(
  req: PayloadRequest,
  { assetName, reference }: { assetName: string; reference: string },
): Promise<boolean> {
  const own = await query(
    req,
    sql`UPDATE apartment_holds SET state = 'taken' WHERE reference = ${reference} AND state = 'held' RETURNING id`,
  );
  await deleteHolder(req, reference);
  clearCachedReads();
  if (own.length > 0) return true;
  if (!(await isOnOffer(req, assetName))) return false;
  const now = Date.now();
  const free = await query(
    req,
    sql`INSERT INTO apartment_holds (asset_name, reference, state, expires_at)
        VALUES (${assetName}, ${reference}, 'taken', ${now})
        ON CONFLICT (asset_name) DO UPDATE SET reference = excluded.reference, state = 'taken'
        WHERE apartment_holds.state = 'held' AND apartment_holds.expires_at <= ${now}
        RETURNING id`,
  );
  return free.length > 0;
}
