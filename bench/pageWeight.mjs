/* global window, document -- some functions run in the browser */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { addressesBelow, builtPage, richestOf } from '../scripts/lib/builtPages.mjs';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.mjs';

/**
 * @typedef {object} Weight
 * @property {string} page
 * @property {string} template
 * @property {number} html bytes, Brotli
 * @property {number} javascript bytes of executed scripts, Brotli
 * @property {number} scrolled the same after scrolling to the end of the page
 * @property {number} data bytes of the page's data, Brotli
 * @property {number} total bytes that a phone receives until the network is idle: all of the above, visible pictures,
 *   fonts, films
 */

/** Milliseconds without a pending script after which the page is taken to have loaded everything. */
const QUIET_MS = 700;

const brotli = (/** @type {Buffer} */ content) => brotliCompressSync(content).length;

/**
 * @typedef {object} Visit
 * @property {number} received transferred bytes
 * @property {string[]} scripts paths of executed scripts, without prefetched ones
 * @property {string[]} scrolled the same after scrolling to the end
 */

/**
 * Scrolls a page to its end in steps of half a screen, and waits until no script is pending. The pointer stays at the
 * edge of the screen, because hovering over a link would prefetch its page.
 * @param {import('@playwright/test').Page} page
 */
async function scrollToEnd(page) {
  /** @type {Set<import('@playwright/test').Request>} */
  const pending = new Set();
  page.on('request', (request) => void (request.resourceType() === 'script' && pending.add(request)));
  page.on('requestfinished', (request) => pending.delete(request));
  page.on('requestfailed', (request) => pending.delete(request));
  await page.mouse.move(1, 400);
  const left = () =>
    page.evaluate(() => document.documentElement.scrollHeight - window.scrollY - window.innerHeight);
  while ((await left()) > 1) await page.mouse.wheel(0, 400);
  do await page.waitForTimeout(QUIET_MS);
  while (pending.size > 0);
}

/**
 * Loads each page as a phone would, with an empty cache, and waits until the network is idle.
 * @param {string} siteUrl
 * @param {readonly string[]} pages
 * @returns {Promise<Map<string, Visit>>} by page
 */
async function visitAll(siteUrl, pages) {
  const browser = await chromium.launch(chromiumOptions());
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
      await page.goto(new URL(address, siteUrl).toString());
      await page.waitForLoadState('networkidle');
      const received = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
      const atLoad = [...scripts];
      await scrollToEnd(page);
      visits.set(address, { received, scripts: atLoad, scrolled: [...scripts] });
      await context.close();
    }
  } finally {
    await browser.close();
  }
  return visits;
}

/**
 * Returns one page per template: the page with the most data.
 * @param {string} publicFolder
 * @returns {string[]} paths of the pages
 */
export function richestPages(publicFolder) {
  const pages = addressesBelow(publicFolder).map((page) => builtPage(publicFolder, page));
  return richestOf(pages).map(({ page }) => page);
}

/**
 * Measures the compressed size of pages. The pages with the heaviest scripts come first.
 * @param {string} siteUrl
 * @param {string} publicFolder
 * @param {readonly string[]} [pages] all pages of the site by default
 * @returns {Promise<Weight[]>}
 */
export async function pageWeight(siteUrl, publicFolder, pages = addressesBelow(publicFolder)) {
  const visits = await visitAll(siteUrl, pages);
  const weights = await Promise.all(
    pages.map(async (page) => {
      const html = Buffer.from(await (await fetch(new URL(page, siteUrl))).text());
      const visit = visits.get(page);
      const { data, template } = builtPage(publicFolder, page);
      const sizeOf = (/** @type {readonly string[]} */ files) =>
        files.reduce((total, file) => total + brotli(readFileSync(path.join(publicFolder, file))), 0);
      return {
        page,
        template,
        html: brotli(html),
        javascript: sizeOf(visit?.scripts ?? []),
        scrolled: sizeOf(visit?.scrolled ?? []),
        data: brotli(data),
        total: visit?.received ?? 0,
      };
    }),
  );
  return weights.sort((a, b) => b.javascript - a.javascript);
}
