import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OBSOLETE_FILE, readObsolete } from './obsoleteAssets.mjs';

/**
 * Files are published in this order: assets, page data, pages, then files that link to pages. A served file therefore
 * never refers to a missing file, and a page is never newer than its data.
 */
const STAGES = [
  /^(?!page-data\/|slice-data\/|search\/|_headers|_redirects)(?!.*\.(html|xml|txt)(\.br)?$)/,
  /^(page-data|slice-data)\//,
  /\.html(\.br)?$/,
];

/** @typedef {{ size: number, mtimeMs: number }} Facts */

/** Returns the publication stage of a file, starting from 0. @param {string} name its path in the site */
export const publishStage = (name) => {
  const stage = STAGES.findIndex((pattern) => pattern.test(name));
  return stage < 0 ? STAGES.length : stage;
};

export const sortByStage = (/** @type {string} */ one, /** @type {string} */ other) =>
  publishStage(one) - publishStage(other);

const [ASSETS, DATA, HTML, LINKS] = [0, 1, 2, 3];

/**
 * Returns the HTML file that belongs to a page data file, or null for data of slices and static queries. @param
 * {string} name
 */
function pageOfData(name) {
  const [, page] = /^page-data\/(.+)\/page-data\.json$/.exec(name) ?? [];
  if (page === undefined) return null;
  if (page.endsWith('.html')) return page;
  return page === 'index' ? 'index.html' : `${page}/index.html`;
}

/**
 * Returns the position of a file in the order of publication. A new page precedes the data and HTML of existing pages,
 * which may link to it. Slice data precedes new HTML, which shows the slices. A compressed file precedes its original,
 * because an old compressed file must not be served for a new page.
 * @param {string} name
 * @param {(name: string) => boolean} isPresent whether a file is published already
 */
function publishRank(name, isPresent) {
  const original = name.replace(/\.br$/, '');
  const page = pageOfData(original);
  // Data without HTML does not count as an existing page. It is left over from an interrupted publication or a delayed
  // removal.
  const isOld = isPresent(original) && (page === null || isPresent(page));
  const places = {
    [ASSETS]: [0, 1],
    [DATA]: [2, page === null ? 3 : 5],
    [HTML]: [4, 6],
    [LINKS]: [7, 8],
  };
  const place = Number(places[publishStage(name)]?.[isOld ? 1 : 0]);
  return place * 2 + (original === name ? 1 : 0);
}

/**
 * Divides files into groups. The files of a group can be published in parallel, but each group must be complete before
 * the next one starts.
 * @param {readonly string[]} names
 * @param {(name: string) => boolean} isPresent whether a file is published already
 */
export function publishGroups(names, isPresent) {
  /** @type {string[][]} */
  const groups = [];
  for (const name of names) (groups[publishRank(name, isPresent)] ??= []).push(name);
  return groups.filter(Boolean);
}

/**
 * Files with slices that Gatsby inserts into pages. They are not published, except the shared script tags, which the
 * preview reads. The same pattern is in `src/gatsby/files/BuiltFiles.ts`.
 */
const SLICE_FILE = /^_gatsby\/slices\/(?!_gatsby-scripts)/;

/**
 * Lists the published files of a folder by relative path. Obsolete files, which are retained for open browser tabs, are
 * omitted.
 * @param {string} folder
 * @returns {Map<string, Facts>}
 */
export function listPublishedFiles(folder) {
  const obsolete = readObsolete(folder);
  /** @type {Map<string, Facts>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (SLICE_FILE.test(name) || name === OBSOLETE_FILE || name in obsolete) continue;
    const { size, mtimeMs } = statSync(file);
    files.set(name, { size, mtimeMs });
  }
  return files;
}
