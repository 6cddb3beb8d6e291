import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {object} BuiltPage
 * @property {string} page address
 * @property {string} template folder of `src/templates` in kebab case, such as `inner-job`
 * @property {Buffer} data content of its `page-data.json`
 */

const NOT_PAGES = new Set(['page-data', 'static', '_gatsby', '404']);

/**
 * Finds all pages in a folder and its subfolders.
 * @param {string} folder
 * @returns {string[]} paths of their URLs
 */
export function addressesBelow(folder, address = '/') {
  /** @type {string[]} */
  const found = existsSync(path.join(folder, 'index.html')) ? [address] : [];
  for (const entry of readdirSync(folder, { withFileTypes: true }))
    if (entry.isDirectory() && !NOT_PAGES.has(entry.name))
      found.push(...addressesBelow(path.join(folder, entry.name), `${address}${entry.name}/`));
  return found;
}

/**
 * Reads the data of a built page.
 * @param {string} publicFolder
 * @param {string} page
 * @returns {BuiltPage}
 */
export function builtPage(publicFolder, page) {
  const data = readFileSync(
    path.join(publicFolder, 'page-data', page === '/' ? 'index' : page, 'page-data.json'),
  );
  /** @type {{ componentChunkName: string }} */
  const { componentChunkName } = JSON.parse(data.toString());
  return {
    page,
    data,
    template: /templates-(.+)-page-tsx/.exec(componentChunkName)?.[1] ?? componentChunkName,
  };
}

/**
 * Returns one page per template: the page with the most data.
 * @param {readonly BuiltPage[]} pages
 * @returns {BuiltPage[]}
 */
export function richestOf(pages) {
  /** @type {Map<string, BuiltPage>} */
  const richest = new Map();
  for (const page of pages)
    if (page.data.length > (richest.get(page.template)?.data.length ?? 0)) richest.set(page.template, page);
  return [...richest.values()];
}
