import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { clearCachedReads } from '../../../platform/cache/cachedRead';

interface Claim {
  assetName: string;
  /** Reference number of the future reservation. */
  reference: string;
  /** Time when the hold expires, in ms. */
  until: number;
}

/**
 * Holds an apartment if it is free or its hold has expired. A single SQL statement does both, so that only one of
 * several concurrent payers succeeds.
 * @returns false if another payer has the apartment
 */
export async function claimApartment(scope: Scope, { assetName, reference, until }: Claim): Promise<boolean> {
  const now = Date.now();
  const rows = await query(
    scope,
    sql`INSERT INTO apartment_holds (asset_name, reference, state, expires_at, quiet_since)
        VALUES (${assetName}, ${reference}, 'held', ${until}, ${now})
        ON CONFLICT (asset_name) DO UPDATE
        SET reference = excluded.reference, expires_at = excluded.expires_at, quiet_since = excluded.quiet_since
        WHERE apartment_holds.state = 'held' AND apartment_holds.expires_at <= ${now}
        RETURNING id`,
  );
  // The payer's page requests the states of the project immediately afterwards, and must not get cached ones.
  clearCachedReads();
  return rows.length > 0;
}
