import { sql } from '@payloadcms/db-postgres/drizzle';
import { type ReservedNames, reservedNames } from '@group/rules/addresses/reservedNames';
import { z } from 'zod';
import { query, type Scope } from '../database/query';
import { SITE_ADDRESSES } from './siteAddresses.gen';

const KEY = 'site-addresses';

export const addressesSchema = z.array(z.string().min(1).max(1000)).max(20_000);

interface Row {
  data: unknown;
}

/**
 * Reads the URL paths that the site reserves for itself, as its last build reported them. Before the first report, uses
 * the paths known from the code.
 */
export async function readReserved(scope: Scope): Promise<ReservedNames> {
  const [row] = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key = ${KEY}`);
  if (!row) return reservedNames(SITE_ADDRESSES);
  const data: unknown = typeof row.data === 'string' ? JSON.parse(row.data) : row.data;
  return reservedNames(addressesSchema.parse(data));
}

/** Stores the URL paths that the site reserves for itself, replacing the previous ones. */
export async function writeReserved(scope: Scope, addresses: readonly string[]): Promise<void> {
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${KEY}, ${JSON.stringify(addresses)})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}
