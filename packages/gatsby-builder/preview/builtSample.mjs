import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('../gatsby/loadDrafts.mjs').DraftPage} DraftPage */
/** @typedef {import('../gatsby/loadDrafts.mjs').SliceResult} SliceResult */
/**
 * @typedef {{ staticQueryHashes: string[], slicesMap?: Record<string, string> }} Sample Metadata of a template that
 *   only webpack knows, read from a built page
 */

/**
 * Reads the page data of a built page.
 * @param {string} publicFolder
 * @param {string} pagePath
 * @returns {Promise<({ componentChunkName: string } & Sample) | null>} null if the page is not built
 */
async function readPageData(publicFolder, pagePath) {
  const file = path.join(publicFolder, 'page-data', pagePath === '/' ? 'index' : pagePath, 'page-data.json');
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? null : JSON.parse(text);
}

/**
 * Creates the page data of a draft, in the same format as the site's build. It copies the static queries and slices of
 * a built page with the same template. Such a page also proves that the template's scripts exist.
 * @param {string} publicFolder folder of the published site
 * @param {DraftPage & { sliceResults?: Record<string, SliceResult> }} page the draft; `sliceResults` is copied to the
 *   result
 * @returns {Promise<object | null>} null if the site has no page with this template, and therefore no scripts for it
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
 * Creates the slice data of a draft. It replaces the query result in the built slice data.
 * @param {string} publicFolder folder of the published site
 * @param {string} name
 * @param {SliceResult} result
 * @returns {Promise<object | null>} null if the site has no such slice
 */
export async function sliceDataOf(publicFolder, name, result) {
  const text = await readFile(path.join(publicFolder, 'slice-data', `${name}.json`), 'utf8').catch(
    () => null,
  );
  // `live.js` needs `previewSlice` to recognize the slice when Gatsby parses the data.
  return text === null ? null : { ...JSON.parse(text), result, previewSlice: name };
}
