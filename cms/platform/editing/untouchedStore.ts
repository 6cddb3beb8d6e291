import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../database/query';

const keyOf = (collection: string, id: number | string): string => `untouched:${collection}:${String(id)}`;

/** A document that a form made as it opened, and that nobody has written into since. */
export interface Untouched {
  id: number;
  /** When its form opened. */
  since: string;
}

/** Notes that a document was made by opening its form. */
export async function markUntouched(scope: Scope, collection: string, id: number | string): Promise<void> {
  const data = JSON.stringify({ since: new Date().toISOString() });
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(collection, id)}, ${data}) ON CONFLICT (key) DO NOTHING RETURNING key`,
  );
}

/** From now on the document is one like others, or gone. */
export async function forgetUntouched(scope: Scope, collection: string, id: number | string): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${keyOf(collection, id)} RETURNING key`);
}

/** All documents of a collection that nobody has written into since their form opened. */
export async function readUntouched(scope: Scope, collection: string): Promise<Untouched[]> {
  const start = keyOf(collection, '');
  const rows = await query<{ key: string; data: unknown }>(
    scope,
    sql`SELECT key, data FROM payload_kv WHERE key LIKE ${`${start}%`} ORDER BY key`,
  );
  return rows.map(({ key, data }) => ({
    id: Number(key.slice(start.length)),
    since: (typeof data === 'string' ? (JSON.parse(data) as Untouched) : (data as Untouched)).since,
  }));
}
