import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../../platform/database/query';
import type { PageSlug } from '../../platform/addresses/hasPages';

export const goneSchema = z.object({
  collection: z.custom<PageSlug>((value) => typeof value === 'string'),
  id: z.number(),
  title: z.string(),
  /** Where visitors found it, in each of its languages, and its former addresses. */
  paths: z.array(z.string()),
  /** Those of them that led to it from where it stood before. */
  former: z.array(z.string()).default([]),
  /** It was deleted for good. A document that comes under its number is another one. */
  deleted: z.boolean().default(false),
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

const ledSchema = z.object({ page: z.number(), former: z.array(z.string()).readonly() });

/** The addresses of a document, former ones too, and the page to which they lead as long as it is not on the site. */
export type Led = z.infer<typeof ledSchema>;

const ledKey = ({ collection, id }: Pick<Gone, 'collection' | 'id'>): string => `led:${collection}:${id}`;

/** Notes where the addresses of a document lead while it is not on the site. */
export async function writeLed(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>, led: Led): Promise<void> {
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${ledKey(gone)}, ${JSON.stringify(led)})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Where the addresses of a document lead, which is forgotten with that; null where they lead to the document. */
export async function takeLed(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<Led | null> {
  const [row] = await query<Row>(
    scope,
    sql`DELETE FROM payload_kv WHERE key = ${ledKey(gone)} RETURNING data`,
  );
  if (!row) return null;
  return ledSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
}
