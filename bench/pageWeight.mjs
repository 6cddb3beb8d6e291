import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';

/**
 * @typedef {object} Weight
 * @property {string} page
 * @property {number} html bytes, Brotli
 * @property {number} javascript bytes of the scripts that the page names, Brotli
 * @property {number} data bytes of its page data, Brotli
 */

const brotli = (/** @type {Buffer} */ content) => brotliCompressSync(content).length;

/**
 * @param {string} folder
 * @returns {string[]} addresses of all pages below
 */
function pagesBelow(folder, address = '/') {
  /** @type {string[]} */
  const found = existsSync(path.join(folder, 'index.html')) ? [address] : [];
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    if (!entry.isDirectory() || ['page-data', 'static', '_gatsby', '404'].includes(entry.name)) continue;
    found.push(...pagesBelow(path.join(folder, entry.name), `${address}${entry.name}/`));
  }
  return found;
}

/**
 * The compressed size of what each page needs before it works.
 * @param {string} siteUrl
 * @param {string} publicFolder
 * @returns {Promise<Weight[]>}
 */
export async function pageWeight(siteUrl, publicFolder) {
  return Promise.all(
    pagesBelow(publicFolder).map(async (page) => {
      const html = Buffer.from(await (await fetch(new URL(page, siteUrl))).text());
      const scripts = new Set(
        [...html.toString().matchAll(/(?:src|href)="(\/[^"]+\.js)"/g)].map(([, file = '']) => file),
      );
      const data = readFileSync(
        path.join(publicFolder, 'page-data', page === '/' ? 'index' : page, 'page-data.json'),
      );
      const javascript = [...scripts].reduce(
        (total, file) => total + brotli(readFileSync(path.join(publicFolder, file))),
        0,
      );
      return { page, html: brotli(html), javascript, data: brotli(data) };
    }),
  );
}
