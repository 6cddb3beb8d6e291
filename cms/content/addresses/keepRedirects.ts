import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { LOCALES } from '../../platform/locales';
import type { Localized, PageId } from './pagePaths';

/** A public page whose addresses may have changed. */
export interface Move {
  page: PageId;
  /** Where visitors saw it; null when they did not. */
  before: Localized | null;
  after: Localized | null;
}

const CHUNK = 200;

const list = (values: readonly (PageId | string)[]) =>
  sql.join(
    values.map((value) => sql`${value}`),
    sql`, `,
  );

/**
 * Keeps the redirects of pages that moved. An old address leads to the page itself, by reference: when the page moves on, all its old
 * addresses lead to the new one, so that there is never a chain. An address at which a page stands again leads nowhere else: there is
 * never a loop. Editors' own redirects stay as they are.
 */
export async function keepRedirects(req: PayloadRequest, moves: readonly Move[]): Promise<void> {
  const taken = moves.flatMap(({ after }) => LOCALES.flatMap((locale) => after?.[locale] ?? []));
  await removeRedirects(req, taken, 'from');
  const left = moves.flatMap(({ page, before, after }) =>
    LOCALES.flatMap((locale) => {
      const from = before?.[locale];
      // A page that left a language has nothing there to lead to.
      return from && after?.[locale] && from !== after[locale] && !taken.includes(from)
        ? [{ from, page }]
        : [];
    }),
  );
  await addRedirects(req, left);
}

/** Takes back the redirects that lead to a page which is being deleted. */
export async function forgetRedirectsTo(req: PayloadRequest, page: PageId): Promise<void> {
  await removeRedirects(req, [page], 'to_page_id');
}

async function addRedirects(
  req: PayloadRequest,
  redirects: readonly { from: string; page: PageId }[],
): Promise<void> {
  const now = new Date().toISOString();
  for (let at = 0; at < redirects.length; at += CHUNK) {
    const rows = redirects
      .slice(at, at + CHUNK)
      .map(({ from, page }) => sql`(${from}, 'page', ${page}, '301', true, ${now}, ${now})`);
    await query(
      req,
      sql`INSERT INTO redirects ("from", to_kind, to_page_id, status_code, automatic, updated_at, created_at)
          VALUES ${sql.join(rows, sql`, `)}
          ON CONFLICT ("from") DO UPDATE SET to_page_id = excluded.to_page_id, updated_at = excluded.updated_at
          WHERE redirects.automatic = true RETURNING id`,
    );
  }
}

/** Deletes automatic redirects, with a tombstone for each, so that the site forgets them too. */
async function removeRedirects(
  req: PayloadRequest,
  values: readonly (PageId | string)[],
  column: 'from' | 'to_page_id',
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
