import { sql } from '@payloadcms/db-postgres/drizzle';
import { query, type Scope } from '../database/query';

const keyOf = (collection: string, id: number | string): string => `untouched:${collection}:${String(id)}`;

/** A document that was created because a form opened, and into which nothing has been entered. */
export interface Untouched {
  id: number;
  /** Time when its form was opened. */
  since: string;
}

/** Marks a document as untouched. */
export async function markUntouched(scope: Scope, collection: string, id: number | string): Promise<void> {
  const data = JSON.stringify({ since: new Date().toISOString() });
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(collection, id)}, ${data}) ON CONFLICT (key) DO NOTHING RETURNING key`,
  );
}

/** Removes the mark. Call it when the document gets input or is deleted. */
export async function unmarkUntouched(scope: Scope, collection: string, id: number | string): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${keyOf(collection, id)} RETURNING key`);
}

/** Reads all untouched documents of a collection. */
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
