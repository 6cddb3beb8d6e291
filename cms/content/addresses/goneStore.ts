import { sql } from '@payloadcms/db-sqlite/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../../platform/database/query';

const goneSchema = z.object({
  collection: z.enum(['pages', 'projects', 'products']),
  id: z.number(),
  title: z.string(),
  /** Where visitors found it, in each of its languages. */
  paths: z.array(z.string()),
  /** The page below which it stood. */
  parent: z.number().nullable(),
  at: z.string(),
});

/** A document that visitors no longer find, and that leads nowhere yet. */
export type Gone = z.infer<typeof goneSchema>;

const PREFIX = 'gone:';

const keyOf = ({ collection, id }: Pick<Gone, 'collection' | 'id'>): string => `${PREFIX}${collection}:${id}`;

/** Notes that a document left its addresses, in the transaction of the change. */
export async function writeGone(scope: Scope, gone: Gone): Promise<void> {
  const data = JSON.stringify(gone);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(gone)}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Forgets that a document left its addresses: it is back, or was answered for. */
export async function forgetGone(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${keyOf(gone)} RETURNING key`);
}

interface Row {
  data: unknown;
}

const parsed = ({ data }: Row): Gone => goneSchema.parse(typeof data === 'string' ? JSON.parse(data) : data);

/** All documents that left their addresses, the newest first. */
export async function readGone(scope: Scope): Promise<Gone[]> {
  const rows = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key LIKE ${`${PREFIX}%`}`);
  return rows.map(parsed).sort((a, b) => b.at.localeCompare(a.at));
}

/** One document that left its addresses; null where nothing is asked of it. */
export async function readOneGone(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<Gone | null> {
  const [row] = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key = ${keyOf(gone)}`);
  return row ? parsed(row) : null;
}
