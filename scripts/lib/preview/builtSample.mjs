import { readFile } from 'node:fs/promises';
import path from 'node:path';

/** @typedef {import('./gatsbyDrafts.mjs').DraftPage} DraftPage */
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
 * @param {DraftPage} page
 * @returns {Promise<object | null>} null when the site has no page of this template, and so no scripts for it
 */
export async function pageDataOf(
  publicFolder,
  { path: pagePath, componentChunkName, result, slices, alike },
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
    };
  }
  return null;
}
