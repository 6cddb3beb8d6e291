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

export const STAGE_COUNT = STAGES.length + 1;

/** @typedef {{ size: number, mtimeMs: number }} Facts */

/** Returns the stage of a file, from 0. @param {string} name its path in the site */
export const publishStage = (name) => {
  const stage = STAGES.findIndex((pattern) => pattern.test(name));
  return stage < 0 ? STAGES.length : stage;
};

/** Sorts compressed files first within a stage: a new page must not be served beside an old compressed form. */
export const sortByStage = (/** @type {string} */ one, /** @type {string} */ other) =>
  publishStage(one) - publishStage(other) || Number(other.endsWith('.br')) - Number(one.endsWith('.br'));

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
