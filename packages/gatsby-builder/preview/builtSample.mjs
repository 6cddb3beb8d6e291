import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('../gatsby/startDrafts.mjs').DraftPage} DraftPage */
/** @typedef {import('../gatsby/startDrafts.mjs').SliceResult} SliceResult */
/** @typedef {{ staticQueryHashes: string[], slicesMap?: Record<string, string> }} Sample what webpack knows of a template */

/**
 * @param {string} publicFolder
 * @param {string} pagePath
 * @returns {Promise<({ componentChunkName: string } & Sample) | null>}
 */
async function readPageData(publicFolder, pagePath) {
  const file = path.join(publicFolder, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * The page data of a draft, as the site's build would write it. Which static queries and slices a template uses, and that its scripts are
 * there, is known from a built page of the same template.
 * @param {string} publicFolder of the built site
 * @param {DraftPage & { sliceResults?: Record<string, SliceResult> }} page what its slices show is handed on
 * @returns {Promise<object | null>} null when the site has no page of this template, and so no scripts for it
 */
export async function pageDataOf(
  publicFolder,
  { path: pagePath, componentChunkName, result, slices, alike, sliceResults },
) {
  for (const candidate of [pagePath, ...alike]) {
    const built = await readPageData(publicFolder, candidate);
    if (built?.componentChunkName !== componentChunkName) continue;
    const { staticQueryHashes, slicesMap } = built;
    const own = Object.keys(slicesMap ?? {}).map((name) => [name, slices[name] ?? name]);
    return {
      componentChunkName,
      path: pagePath,
      result,
      staticQueryHashes,
      ...(slicesMap && { slicesMap: Object.fromEntries(own) }),
      ...(sliceResults && { sliceResults }),
    };
  }
  return null;
}

/**
 * What the browser gets of a slice of drafts: as the site's build wrote it, but for what it shows.
 * @param {string} publicFolder of the built site
 * @param {string} name
 * @param {SliceResult} result
 * @returns {Promise<object | null>} null when the site has no such slice
 */
export async function sliceDataOf(publicFolder, name, result) {
  const text = await readFile(path.join(publicFolder, 'slice-data', `${name}.json`), 'utf8').catch(
    () => null,
  );
  // `live.js` knows by `previewSlice` whose data it is.
  return text === null ? null : { ...JSON.parse(text), result, previewSlice: name };
}
