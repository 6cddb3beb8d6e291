import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { LOCALES } from '../../platform/locales';
import type { Localized, PageId } from './pagePaths';

type Written = readonly (readonly [PageId, Localized | null | undefined])[];

const CHUNK = 500;

/** Writes addresses of pages, past hooks and versions: one short statement a page, for branches of a thousand. */
export async function writePagePaths(req: PayloadRequest, pages: Written): Promise<void> {
  const now = new Date().toISOString();
  for (const [id, paths] of pages) {
    await query(
      req,
      sql`UPDATE pages SET paths_he = ${paths?.he ?? null}, paths_en = ${paths?.en ?? null}, updated_at = ${now}
          WHERE id = ${id} RETURNING id`,
    );
  }
}

/** Writes addresses of newest versions, by the version's id. */
export async function writeVersionPaths(req: PayloadRequest, versions: Written): Promise<void> {
  for (const [id, paths] of versions) {
    await query(
      req,
      sql`UPDATE _pages_v SET version_paths_he = ${paths?.he ?? null}, version_paths_en = ${paths?.en ?? null}
          WHERE id = ${id} RETURNING id`,
    );
  }
}

/** Writes the addresses of a page's newest version. */
export async function writeNewestPaths(req: PayloadRequest, page: PageId, paths: Localized): Promise<void> {
  await query(
    req,
    sql`UPDATE _pages_v SET version_paths_he = ${paths.he ?? null}, version_paths_en = ${paths.en ?? null}
        WHERE parent_id = ${page} AND latest = true RETURNING id`,
  );
}

/** Drafts that stood where a page has gone public have no address until they get another slug. */
export async function takeFromDrafts(req: PayloadRequest, published: Written): Promise<void> {
  for (const locale of LOCALES) {
    const column = sql.identifier(`paths_${locale}`);
    const versionColumn = sql.identifier(`version_paths_${locale}`);
    const paths = published.flatMap(([, all]) => all?.[locale] ?? []);
    for (let from = 0; from < paths.length; from += CHUNK) {
      const here = sql.join(
        paths.slice(from, from + CHUNK).map((path) => sql`${path}`),
        sql`, `,
      );
      await query(
        req,
        sql`UPDATE pages SET ${column} = NULL WHERE ${column} IN (${here}) AND _status = 'draft' RETURNING id`,
      );
      await query(
        req,
        sql`UPDATE _pages_v SET ${versionColumn} = NULL WHERE latest = true AND ${versionColumn} IN (${here})
            AND NOT EXISTS (SELECT 1 FROM pages WHERE pages.id = _pages_v.parent_id
                            AND pages.${column} = _pages_v.${versionColumn}) RETURNING id`,
      );
    }
  }
}
