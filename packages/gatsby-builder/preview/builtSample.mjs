import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('../gatsby/loadDrafts.mjs').DraftPage} DraftPage */
/** @typedef {import('../gatsby/loadDrafts.mjs').SliceResult} SliceResult */
/** @typedef {{ staticQueryHashes: string[], slicesMap?: Record<string, string> }} Sample webpack's metadata of a template */

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
 * Creates the page data of a draft in the format of the site's build. A built page of the same template provides its static queries and
 * slices, and proves that its scripts exist.
 * @param {string} publicFolder folder of the published site
 * @param {DraftPage & { sliceResults?: Record<string, SliceResult> }} page its slice results are passed on
 * @returns {Promise<object | null>} null if the site has no page of this template, and therefore no scripts for it
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
 * Creates the slice data of a draft: the built file with a new result.
 * @param {string} publicFolder folder of the published site
 * @param {string} name
 * @param {SliceResult} result
 * @returns {Promise<object | null>} null if the site has no such slice
 */
export async function sliceDataOf(publicFolder, name, result) {
  const text = await readFile(path.join(publicFolder, 'slice-data', `${name}.json`), 'utf8').catch(
    () => null,
  );
  // `live.js` identifies the slice by `previewSlice`.
  return text === null ? null : { ...JSON.parse(text), result, previewSlice: name };
}
