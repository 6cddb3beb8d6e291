import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';
import { OBSOLETE_FILE, readObsolete } from './obsoleteAssets.mjs';

/**
 * Publication order: assets, then page data, then pages, then files that link to pages. No served file refers to a missing one, and no page
 * is newer than its data.
 */
const STAGES = [
  /^(?!page-data\/|slice-data\/|search\/|_headers|_redirects)(?!.*\.(html|xml|txt)(\.br)?$)/,
  /^(page-data|slice-data)\//,
  /\.html(\.br)?$/,
];

/** @typedef {{ size: number, mtimeMs: number }} Facts */

/** Returns the stage of a file, from 0. @param {string} name its path in the site */
export const publishStage = (name) => {
  const stage = STAGES.findIndex((pattern) => pattern.test(name));
  return stage < 0 ? STAGES.length : stage;
};

export const sortByStage = (/** @type {string} */ one, /** @type {string} */ other) =>
  publishStage(one) - publishStage(other);

const [ASSETS, DATA, HTML, LINKS] = [0, 1, 2, 3];

/** Returns the HTML file of the page that data belongs to; null for data of slices and static queries. @param {string} name */
function pageOfData(name) {
  const [, page] = /^page-data\/(.+)\/page-data\.json$/.exec(name) ?? [];
  if (page === undefined) return null;
  if (page.endsWith('.html')) return page;
  return page === 'index' ? 'index.html' : `${page}/index.html`;
}

/**
 * Returns the position of a file in the order of publication. New pages come before the data and HTML of present pages, which may link to
 * them. New HTML shows slices, so their data comes first. A compressed file comes before its original: a new page must not be served beside
 * an old compressed form.
 * @param {string} name
 * @param {(name: string) => boolean} isPresent whether a file is published already
 */
function publishRank(name, isPresent) {
  const original = name.replace(/\.br$/, '');
  const page = pageOfData(original);
  // An interrupted publication, or a delayed removal, leaves data without HTML.
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
 * Divides files into groups that are published one after another.
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
 * Slice files that Gatsby inserts into pages. They are not published, except the shared scripts, which the preview reads. As in
 * `src/gatsby/files/BuiltFiles.ts`.
 */
const SLICE_FILE = /^_gatsby\/slices\/(?!_gatsby-scripts)/;

/**
 * @param {string} folder
 * @returns {Map<string, Facts>} published files of a folder, by relative path; without obsolete ones, which are kept for open tabs
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
