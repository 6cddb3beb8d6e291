import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../../../platform/database/query';

interface Row {
  asset_name: string;
  state: string;
}

/** Returns the states of the apartments that are held or taken. Free apartments are omitted. */
export async function readHolds(
  scope: Scope,
  assetNames: readonly string[],
): Promise<Map<string, 'held' | 'taken'>> {
  if (assetNames.length === 0) return new Map();
  const names = sql.join(
    assetNames.map((name) => sql`${name}`),
    sql`, `,
  );
  const rows = await query<Row>(
    scope,
    sql`SELECT asset_name, state FROM apartment_holds
        WHERE asset_name IN (${names}) AND (state = 'taken' OR expires_at > ${Date.now()})`,
  );
  return new Map(rows.map(({ asset_name, state }) => [asset_name, state === 'taken' ? 'taken' : 'held']));
}
