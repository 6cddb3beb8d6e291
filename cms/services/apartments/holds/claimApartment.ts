import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';
import { forgetKeptReads } from '../../../platform/keptReads';

interface Claim {
  assetName: string;
  /** Number of the reservation to be. */
  reference: string;
  /** When the hold expires. */
  until: number;
}

/**
 * Holds an apartment, in one statement, so that of many payers at once exactly one has it: a new row, or one whose hold has ended.
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
  // The payer's own page asks how the project stands as soon as this is answered.
  forgetKeptReads();
  return rows.length > 0;
}
