import { sql } from '@payloadcms/db-postgres/drizzle';
import { z } from 'zod';
import { query, type Scope } from '../../platform/database/query';
import type { PageSlug } from '../../platform/addresses/hasPages';

export const removalSchema = z.object({
  collection: z.custom<PageSlug>((value) => typeof value === 'string'),
  id: z.number(),
  title: z.string(),
  /** The document's last public URL path in each language, and its former URL paths. */
  paths: z.array(z.string()),
  /** The former URL paths among `paths`. They redirected to the document until it was removed. */
  former: z.array(z.string()).default([]),
  /**
   * Whether the document was deleted permanently. If so, a later document with the same id is a different one and must
   * not inherit these URLs.
   */
  deleted: z.boolean().default(false),
  /** Id of the document's parent page. */
  parent: z.number().nullable(),
  at: z.string(),
});

/** A removed document: visitors can no longer find it, and no editor has decided yet where its URLs redirect. */
export type Removal = z.infer<typeof removalSchema>;

const PREFIX = 'gone:';

const keyOf = ({ collection, id }: Pick<Removal, 'collection' | 'id'>): string =>
  `${PREFIX}${collection}:${id}`;

/** Records that a document was removed and which URLs it had. Runs in the transaction of the removal. */
export async function saveRemoval(scope: Scope, removal: Removal): Promise<void> {
  const data = JSON.stringify(removal);
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${keyOf(removal)}, ${data})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Deletes the record of a removed document, because it is public again or an editor has decided about its URLs. */
export async function deleteRemoval(
  scope: Scope,
  removal: Pick<Removal, 'collection' | 'id'>,
): Promise<void> {
  await query(scope, sql`DELETE FROM payload_kv WHERE key = ${keyOf(removal)} RETURNING key`);
}

interface Row {
  data: unknown;
}

const parsed = ({ data }: Row): Removal =>
  removalSchema.parse(typeof data === 'string' ? JSON.parse(data) : data);

/** Reads the records of all removed documents, newest first. */
export async function readRemovals(scope: Scope): Promise<Removal[]> {
  const rows = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key LIKE ${`${PREFIX}%`}`);
  return rows.map(parsed).sort((a, b) => b.at.localeCompare(a.at));
}

/** Reads the record of one removed document, or null if no decision is pending. */
export async function readRemoval(
  scope: Scope,
  removal: Pick<Removal, 'collection' | 'id'>,
): Promise<Removal | null> {
  const [row] = await query<Row>(scope, sql`SELECT data FROM payload_kv WHERE key = ${keyOf(removal)}`);
  return row ? parsed(row) : null;
}

const redirectedUrlsSchema = z.object({ page: z.number(), former: z.array(z.string()).readonly() });

/** The URL paths of a removed document (`former`) and the page they redirect to. */
export type RedirectedUrls = z.infer<typeof redirectedUrlsSchema>;

const redirectedKeyOf = ({ collection, id }: Pick<Removal, 'collection' | 'id'>): string =>
  `led:${collection}:${id}`;

/** Records where the URLs of a removed document redirect, so that this can be reverted if the document is restored. */
export async function writeRedirectedUrls(
  scope: Scope,
  removal: Pick<Removal, 'collection' | 'id'>,
  urls: RedirectedUrls,
): Promise<void> {
  await query(
    scope,
    sql`INSERT INTO payload_kv (key, data) VALUES (${redirectedKeyOf(removal)}, ${JSON.stringify(urls)})
        ON CONFLICT (key) DO UPDATE SET data = excluded.data RETURNING key`,
  );
}

/** Reads and deletes the record of where a document's URLs redirect. Returns null if they were not redirected. */
export async function popRedirectedUrls(
  scope: Scope,
  removal: Pick<Removal, 'collection' | 'id'>,
): Promise<RedirectedUrls | null> {
  const [row] = await query<Row>(
    scope,
    sql`DELETE FROM payload_kv WHERE key = ${redirectedKeyOf(removal)} RETURNING data`,
  );
  if (!row) return null;
  return redirectedUrlsSchema.parse(typeof row.data === 'string' ? JSON.parse(row.data) : row.data);
}
