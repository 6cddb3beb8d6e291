import { readdirSync, statSync } from 'node:fs';
import path from 'node:path';

/**
 * The order in which files are put in place: what pages load before the data of pages, that before the pages, and what leads to pages after
 * them. So nothing is served that refers to what is not there yet, and no page with data that is older than the page.
 */
const STAGES = [
  /^(?!page-data\/|slice-data\/|search\/|_headers|_redirects)(?!.*\.(html|xml|txt)(\.br)?$)/,
  /^(page-data|slice-data)\//,
  /\.html(\.br)?$/,
];

/** How many stages there are. */
export const STAGE_COUNT = STAGES.length + 1;

/** @typedef {{ size: number, mtimeMs: number }} Facts */

/** The stage of a file, from 0. @param {string} name its path in the site */
export const stageOf = (name) => {
  const stage = STAGES.findIndex((pattern) => pattern.test(name));
  return stage < 0 ? STAGES.length : stage;
};

/** Pages before the compressed form that belongs to them would be served beside an old one: that comes first. */
export const byStage = (/** @type {string} */ one, /** @type {string} */ other) =>
  stageOf(one) - stageOf(other) || Number(other.endsWith('.br')) - Number(one.endsWith('.br'));

/**
 * What Gatsby keeps of slices to write it into pages: a file for each page, which nobody is served. The scripts are one for all, and read
 * by the preview. As in `src/gatsby/BuiltFiles.ts`.
 */
const PIECE = /^_gatsby\/slices\/(?!_gatsby-scripts)/;

/**
 * @param {string} folder
 * @returns {Map<string, Facts>} the files below that are published, by their path in it
 */
export function filesOf(folder) {
  /** @type {Map<string, Facts>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = path.join(entry.parentPath, entry.name);
    const name = path.relative(folder, file);
    if (PIECE.test(name)) continue;
    const { size, mtimeMs } = statSync(file);
    files.set(name, { size, mtimeMs });
  }
  return files;
}
