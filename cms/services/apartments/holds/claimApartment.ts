import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { clearCachedReads } from '../../../platform/cache/cachedRead';

interface Claim {
  assetName: string;
  /** Number of the future reservation. */
  reference: string;
  /** When the hold expires. */
  until: number;
}

/**
 * Holds an apartment in one statement, so that exactly one of several payers gets it. Replaces an expired
 * hold.
 * @returns false when another payer has it
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
  // The payer's own page asks for the project's states right after this.
  clearCachedReads();
  return rows.length > 0;
}
