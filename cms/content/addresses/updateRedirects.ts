import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { LOCALES } from '../../platform/locales/locales';
import { LINK_KINDS, LINK_TARGETS, type LinkKind, type LinkTarget } from '../fields/linkTargets';
import type { Localized, PageId } from './pagePaths';

/** A page or other public document whose URLs may have changed. */
export interface Move {
  /** The document's collection; `pages` by default. */
  collection?: LinkTarget;
  page: PageId;
  /** Its public URL paths before the change, or null if it was not public. */
  before: Localized | null;
  after: Localized | null;
}

/**
 * Maps each collection that a redirect can lead to to its kind of link and to the database column that holds the
 * reference.
 */
const TARGETS = Object.fromEntries(
  LINK_KINDS.map((kind) => [LINK_TARGETS[kind], { kind, column: `to_${kind}_id` }]),
) as Record<LinkTarget, { kind: LinkKind; column: string }>;

/**
 * Checks whether a redirect can lead to a document of the collection. Jobs cannot be targets, because their URLs
 * contain a number instead of a slug.
 */
export const isRedirectTarget = (collection: string): collection is LinkTarget => collection in TARGETS;

const CHUNK = 200;

const list = (values: readonly (PageId | string)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Updates the automatic redirects after pages have moved. A redirect refers to the page itself and not to a URL, so
 * chains cannot form. When a page takes a URL, the automatic redirect from that URL is deleted, so loops cannot form.
 * Redirects created by editors are not changed.
 */
export async function updateRedirects(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  const taken = moves.flatMap(({ after }) => LOCALES.flatMap((locale) => after?.[locale] ?? []));
  await removeRedirects(req, taken, 'from');
  const left = moves.flatMap(({ collection = 'pages', page, before, after }) =>
    LOCALES.flatMap((locale) => {
      const from = before?.[locale];
      // If the page no longer exists in this language, there is nothing to redirect to.
      return from && after?.[locale] && from !== after[locale] && !taken.includes(from)
        ? [{ from, page, collection }]
        : [];
    }),
  );
  for (const collection of Object.keys(TARGETS) as LinkTarget[]) {
    await addRedirects(
      req,
      left.filter((redirect) => redirect.collection === collection),
      collection,
    );
  }
}

/** Deletes the automatic redirects to a page that is being deleted. */
export async function deleteRedirectsTo(
  req: PayloadRequest,
  page: PageId,
  collection: LinkTarget = 'pages',
): Promise<void> {
  await removeRedirects(req, [page], TARGETS[collection].column);
}

/** Returns the former URL paths of a document, which are the sources of the automatic redirects to it. */
export async function formerAddresses(
  req: PayloadRequest,
  page: PageId,
  collection: LinkTarget,
): Promise<string[]> {
  const { column } = TARGETS[collection];
  const rows = await query<{ from: string }>(
    req,
    sql`SELECT "from" FROM redirects WHERE automatic = true AND ${sql.identifier(column)} = ${page} ORDER BY "from"`,
  );
  return rows.map(({ from }) => from);
}

/**
 * Makes the former URL paths redirect to a restored document again. Skips redirects whose target an editor has changed
 * since.
 * @param page the page to which they redirected while the document was removed
 */
export async function restoreRedirects(
  req: PayloadRequest,
  back: { id: PageId; collection: LinkTarget },
  { page, former }: { page: PageId; former: readonly string[] },
): Promise<void> {
  const { kind, column } = TARGETS[back.collection];
  const references = Object.values(TARGETS).map(
    (target) => sql`${sql.identifier(target.column)} = ${target.column === column ? back.id : null}`,
  );
  const now = new Date().toISOString();
  for (let at = 0; at < former.length; at += CHUNK)
    await query(
      req,
      sql`UPDATE redirects SET to_kind = ${kind}, ${sql.join(references, sql`, `)}, automatic = true, updated_at = ${now}
          WHERE to_kind = 'page' AND to_page_id = ${page} AND "from" IN (${list(former.slice(at, at + CHUNK))})
          RETURNING id`,
    );
}

async function addRedirects(
  req: PayloadRequest,
  redirects: readonly { from: string; page: PageId }[],
  collection: LinkTarget,
): Promise<void> {
  const { kind, column } = TARGETS[collection];
  const references = Object.values(TARGETS).map((target) => sql.identifier(target.column));
  const now = new Date().toISOString();
  for (let at = 0; at < redirects.length; at += CHUNK) {
    const rows = redirects
      .slice(at, at + CHUNK)
      .map(({ from, page }) => sql`(${from}, ${kind}, ${page}, '301', true, ${now}, ${now})`);
    await query(
      req,
      sql`INSERT INTO redirects ("from", to_kind, ${sql.identifier(column)}, status_code, automatic, updated_at, created_at)
          VALUES ${sql.join(rows, sql`, `)}
          ON CONFLICT ("from") DO UPDATE SET to_kind = excluded.to_kind, updated_at = excluded.updated_at,
          ${sql.join(
            references.map((reference) => sql`${reference} = excluded.${reference}`),
            sql`, `,
          )}
          WHERE redirects.automatic = true RETURNING id`,
    );
  }
}

/**
 * Deletes automatic redirects and writes a tombstone for each, so that the next build removes them from the site too.
 */
async function removeRedirects(
  req: PayloadRequest,
  values: readonly (PageId | string)[],
  column: string,
): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < values.length; at += CHUNK) {
    const gone = await query<{ id: number | string }>(
      req,
      sql`DELETE FROM redirects WHERE automatic = true AND ${sql.identifier(column)} IN (${list(values.slice(at, at + CHUNK))})
          RETURNING id`,
    );
    if (gone.length === 0) continue;
    const stones = gone.map(({ id }) => sql`('redirects', ${String(id)}, ${now}, ${now})`);
    await query(
      req,
      sql`INSERT INTO tombstones (collection_slug, document_id, updated_at, created_at)
          VALUES ${sql.join(stones, sql`, `)} RETURNING id`,
    );
  }
}
