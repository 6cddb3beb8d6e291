import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import { LOCALES, type Locale } from '../../platform/locales/locales';
import { listedCollections, type ListedSlug } from './listedPages';
import type { Localized, PageId } from './pagePaths';

type Written = readonly (readonly [PageId, Localized | null | undefined])[];

const CHUNK = 500;
/** Number of rows updated by one SQL statement. */
const ROWS = 100;

/** Returns an SQL expression that gives each row its own value: `CASE id WHEN 1 THEN '/a/' WHEN 2 THEN '/b/' END`. */
const byId = (rows: Written, locale: Locale, column: 'id' | 'parent_id' = 'id') =>
  sql`CASE ${sql.identifier(column)} ${sql.join(
    rows.map(([id, paths]) => sql`WHEN ${id} THEN ${paths?.[locale] ?? null}`),
    sql` `,
  )} END`;

const idsOf = (rows: Written) =>
  sql.join(
    rows.map(([id]) => sql`${id}`),
    sql`, `,
  );

function* chunksOf(rows: Written): Generator<Written> {
  for (let from = 0; from < rows.length; from += ROWS) yield rows.slice(from, from + ROWS);
}

/**
 * Writes the URL paths of pages without running hooks or creating versions. A thousand pages need only a few SQL
 * statements.
 */
export async function writePagePaths(req: PayloadRequest, pages: Written): Promise<void> {
  const now = new Date().toISOString();
  for (const rows of chunksOf(pages)) {
    await query(
      req,
      sql`UPDATE pages SET paths_he = ${byId(rows, 'he')}, paths_en = ${byId(rows, 'en')}, updated_at = ${now}
          WHERE id IN (${idsOf(rows)}) RETURNING id`,
    );
  }
}

/** Writes the URL paths of documents below listing pages, and of their newest versions, without running hooks. */
export async function writeListedPaths(
  req: PayloadRequest,
  collection: ListedSlug,
  documents: Written,
): Promise<void> {
  const now = new Date().toISOString();
  const table = sql.identifier(collection);
  const versions = sql.identifier(`_${collection}_v`);
  for (const rows of chunksOf(documents)) {
    await query(
      req,
      sql`UPDATE ${table} SET paths_he = ${byId(rows, 'he')}, paths_en = ${byId(rows, 'en')}, updated_at = ${now}
          WHERE id IN (${idsOf(rows)}) RETURNING id`,
    );
    await query(
      req,
      sql`UPDATE ${versions} SET version_paths_he = ${byId(rows, 'he', 'parent_id')},
          version_paths_en = ${byId(rows, 'en', 'parent_id')}
          WHERE latest = true AND parent_id IN (${idsOf(rows)}) RETURNING id`,
    );
  }
}

/** Writes the URL paths of pages' newest versions. The ids are those of the versions. */
export async function writeVersionPaths(req: PayloadRequest, versions: Written): Promise<void> {
  for (const rows of chunksOf(versions)) {
    await query(
      req,
      sql`UPDATE _pages_v SET version_paths_he = ${byId(rows, 'he')}, version_paths_en = ${byId(rows, 'en')}
          WHERE id IN (${idsOf(rows)}) RETURNING id`,
    );
  }
}

/** Writes the URL paths of one page's newest version. */
export async function writeNewestPaths(req: PayloadRequest, page: PageId, paths: Localized): Promise<void> {
  await query(
    req,
    sql`UPDATE _pages_v SET version_paths_he = ${paths.he ?? null}, version_paths_en = ${paths.en ?? null}
        WHERE parent_id = ${page} AND latest = true RETURNING id`,
  );
}

/** Removes the URL paths of newly published pages from drafts that had them before. */
export async function removePathsFromDrafts(req: PayloadRequest, published: Written): Promise<void> {
  for (const locale of LOCALES) {
    const column = sql.identifier(`paths_${locale}`);
    const versionColumn = sql.identifier(`version_paths_${locale}`);
    const paths = published.flatMap(([, all]) => all?.[locale] ?? []);
    for (let from = 0; from < paths.length; from += CHUNK) {
      const here = sql.join(
        paths.slice(from, from + CHUNK).map((path) => sql`${path}`),
        sql`, `,
      );
      for (const slug of ['pages', ...listedCollections(req)]) {
        const table = sql.identifier(slug);
        const versions = sql.identifier(`_${slug}_v`);
        await query(
          req,
          sql`UPDATE ${table} SET ${column} = NULL WHERE ${column} IN (${here}) AND _status = 'draft' RETURNING id`,
        );
        await query(
          req,
          sql`UPDATE ${versions} SET ${versionColumn} = NULL WHERE latest = true AND ${versionColumn} IN (${here})
              AND NOT EXISTS (SELECT 1 FROM ${table} WHERE ${table}.id = ${versions}.parent_id
                              AND ${table}.${column} = ${versions}.${versionColumn}) RETURNING id`,
        );
      }
    }
  }
}
