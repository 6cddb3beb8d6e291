import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../../platform/database/query';
import type { PageSlug } from '../../platform/addresses/hasPages';

export const goneSchema = z.object({
  collection: z.custom<PageSlug>((value) => typeof value === 'string'),
  id: z.number(),
  title: z.string(),
  /** Its last public address in each language, and its former addresses. */
  paths: z.array(z.string()),
  /** The former addresses among `paths`, which redirected to it before it was removed. */
  former: z.array(z.string()).default([]),
  /** Deleted permanently. A later document with the same id is a different one. */
  deleted: z.boolean().default(false),
  /** Its parent page. */
  parent: z.number().nullable(),
  at: z.string(),
});

/** A document that visitors can no longer find and that has no redirect yet. */
export type Gone = z.infer<typeof goneSchema>;

const PREFIX = 'gone:';

const keyOf = ({ collection, id }: Pick<Gone, 'collection' | 'id'>): string => `${PREFIX}${collection}:${id}`;

/** Stores that a document left its addresses, in the transaction of the change. */
export async function writeGone(scope: Scope, gone: Gone): Promise<void> {
  const data = JSON.stringify(gone);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(gone)}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Deletes the note about a removed document: it is back, or an editor has answered. */
export async function forgetGone(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${keyOf(gone)} RETURNING key`);
}

interface Row {
  data: unknown;
}

const parsed = ({ data }: Row): Gone => goneSchema.parse(typeof data === 'string' ? JSON.parse(data) : data);

/** Reads all removed documents, newest first. */
export async function readGone(scope: Scope): Promise<Gone[]> {
  const rows = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key LIKE ${`${PREFIX}%`}`);
  return rows.map(parsed).sort((a, b) => b.at.localeCompare(a.at));
}

/** Reads one removed document; null when no answer is pending. */
export async function readOneGone(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<Gone | null> {
  const [row] = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key = ${keyOf(gone)}`);
  return row ? parsed(row) : null;
}

const ledSchema = z.object({ page: z.number(), former: z.array(z.string()).readonly() });

/** A removed document's addresses, former ones included, and the page that they redirect to. */
export type Led = z.infer<typeof ledSchema>;

const ledKey = ({ collection, id }: Pick<Gone, 'collection' | 'id'>): string => `led:${collection}:${id}`;

/** Stores where the addresses of a removed document redirect. */
export async function writeLed(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>, led: Led): Promise<void> {
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${ledKey(gone)}, ${JSON.stringify(led)})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Reads and deletes where the addresses of a document redirect; null when they were not redirected. */
export async function takeLed(scope: Scope, gone: Pick<Gone, 'collection' | 'id'>): Promise<Led | null> {
  const [row] = await query<Row>(
    scope,
    sql`DELETE FROM payload_kv WHERE key = ${ledKey(gone)} RETURNING data`,
  );
  if (!row) return null;
  return ledSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
}
