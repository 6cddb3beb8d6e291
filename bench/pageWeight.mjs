import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';

/**
 * @typedef {object} Weight
 * @property {string} page
 * @property {string} template
 * @property {number} html bytes, Brotli
 * @property {number} javascript bytes of the scripts that the page runs, Brotli
 * @property {number} data bytes of its page data, Brotli
 * @property {number} total bytes that a phone receives until the page is quiet: all of the above, pictures in view, fonts, films
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
 * @typedef {object} Visit
 * @property {number} received bytes as they were sent
 * @property {string[]} scripts paths of the scripts that ran; those fetched ahead for other pages are none of them
 */

/**
 * What a phone receives for each page until the network is quiet, each page with an empty cache.
 * @param {string} siteUrl
 * @param {readonly string[]} pages
 * @returns {Promise<Map<string, Visit>>} by page
 */
async function visitAll(siteUrl, pages) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  /** @type {Map<string, Visit>} */
  const visits = new Map();
  try {
    for (const address of pages) {
      const context = await browser.newContext({
        viewport: { width: 390, height: 844 },
        deviceScaleFactor: 2,
      });
      const page = await context.newPage();
      /** @type {Promise<number>[]} */
      const sizes = [];
      /** @type {Set<string>} */
      const scripts = new Set();
      page.on('requestfinished', (request) => {
        sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
        if (request.resourceType() === 'script') scripts.add(new URL(request.url()).pathname);
      });
      await page.goto(new URL(address, siteUrl).toString(), { waitUntil: 'networkidle' });
      const received = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      visits.set(address, { received, scripts: [...scripts] });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return visits;
}

/**
 * The compressed size of what each page needs before it works, heaviest scripts first.
 * @param {string} siteUrl
 * @param {string} publicFolder
 * @returns {Promise<Weight[]>}
 */
export async function pageWeight(siteUrl, publicFolder) {
  const pages = pagesBelow(publicFolder);
  const visits = await visitAll(siteUrl, pages);
  const weights = await Promise.all(
    pages.map(async (page) => {
      const html = Buffer.from(await (await fetch(new URL(page, siteUrl))).text());
      const visit = visits.get(page);
      const data = readFileSync(
        path.join(publicFolder, 'page-data', page === '/' ? 'index' : page, 'page-data.json'),
      );
      /** @type {{ componentChunkName: string }} */
      const { componentChunkName } = JSON.parse(data.toString());
      const javascript = (visit?.scripts ?? []).reduce(
        (total, file) => total + brotli(readFileSync(path.join(publicFolder, file))),
        0,
      );
      return {
        page,
        template: /templates-(.+)-page-tsx/.exec(componentChunkName)?.[1] ?? componentChunkName,
        html: brotli(html),
        javascript,
        data: brotli(data),
        total: visit?.received ?? 0,
      };
    }),
  );
  return weights.sort((a, b) => b.javascript - a.javascript);
}
