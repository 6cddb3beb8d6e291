/* global window, document, requestAnimationFrame, MessageChannel -- some functions run in the browser */
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { chromiumOptions } from '../scripts/lib/chromiumOptions.mjs';
import { cmsBench } from './cmsBench.mjs';
import { grownPageData } from './grownPageData.mjs';

/** URL of the generated file for a list that the site loads separately from its page. */
const FILE = '/static/listings/grown.json';

/** Upper limits. Sizes are bytes after Brotli compression, times are milliseconds. */
const AIMS = { data: 60_000, javascript: 150_000, click: 100, p99: 50 };
const PROJECT_JAVASCRIPT = 160_000;
const CPU_SLOWDOWN = 4;
const CLICKS = 7;

/**
 * @typedef {object} List
 * @property {string} path
 * @property {number} count maximum length
 * @property {string} filter selector of a filter
 * @property {string} [open] selector of the button that opens the filter's dialog
 * @property {number} [javascript] limit of a page that contains more than a list
 */

/**
 * The lists to measure, each with its greatest length and a filter to click.
 * @type {List[]}
 */
const LISTS = [
  { path: '/projects/', count: 500, filter: '#projects [role="group"] button[aria-pressed="false"]' },
  {
    path: '/rental-apartments/',
    count: 2_000,
    filter: '#apartments [role="group"] button[aria-pressed="false"]',
  },
  { path: '/products/', count: 1_000, filter: '#products [role="group"] button[aria-pressed="false"]' },
  {
    path: '/projects/boulevard-12/',
    count: 400,
    filter: '#apartments [role="tab"][aria-selected="false"]',
    javascript: PROJECT_JAVASCRIPT,
  },
  {
    path: '/projects/boulevard-12/',
    count: 400,
    open: '#apartments button[aria-haspopup="dialog"]',
    filter: 'dialog[open] fieldset button[aria-pressed="false"]',
    javascript: PROJECT_JAVASCRIPT,
  },
  { path: '/career/', count: 60, filter: '#jobs [role="group"] button[aria-pressed="false"]' },
];

const brotli = (/** @type {string | Buffer} */ content) => brotliCompressSync(content).length;

/**
 * Measures the bytes of a list and how long a filter takes, in a browser that simulates a slow device. The list of the
 * running site is enlarged to the given length. The browser navigates to the list from another page, because the list's
 * own HTML contains only the demo's entries.
 * @param {import('@playwright/test').Browser} browser
 * @param {string} siteUrl
 * @param {List} list
 */
async function measure(browser, siteUrl, { path, count, filter, open, javascript: aim = AIMS.javascript }) {
  const answer = await fetch(new URL(`/page-data${path}page-data.json`, siteUrl));
  if (!answer.ok) throw new Error(`${path}: ${answer.status}. Start the product at ${siteUrl}.`);
  const { pageData, onDemand, items } = grownPageData(await answer.text(), count, FILE);

  const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
  /** @type {Map<string, number>} */
  const scripts = new Map();
  page.on('response', async (response) => {
    if (response.request().resourceType() !== 'script' || !response.url().startsWith(siteUrl)) return;
    scripts.set(response.url(), 0);
  });
  await page.goto(new URL(path, siteUrl).href);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => '___navigate' in window);
  const ran = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter(Boolean));
  let javascript = 0;
  for (const url of new Set([...ran, ...scripts.keys()].filter((src) => src.startsWith(siteUrl))))
    javascript += brotli(Buffer.from(await (await fetch(url)).arrayBuffer()));

  await page.route(`**/page-data${path}page-data.json*`, (route) =>
    route.fulfill({ body: pageData, contentType: 'application/json' }),
  );
  if (onDemand) await page.route(`**${FILE}`, (route) => route.fulfill({ body: onDemand }));
  // Wait for hydration. Until then, `___navigate` would change the URL but not the page.
  await page.goto(new URL('/sitemap/', siteUrl).href);
  await page.waitForLoadState('networkidle');
  await page.waitForFunction(() => '___navigate' in window);
  await page.evaluate((to) => /** @type {any} */ (window).___navigate(to), path);
  if (open) await page.locator(open).first().click();
  await page.locator(filter).first().waitFor();
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  /** @type {number[]} */
  const clicks = [];
  for (let click = 0; click < CLICKS; click += 1)
    clicks.push(
      await page.evaluate(async (selector) => {
        const button = /** @type {HTMLButtonElement} */ (
          [...document.querySelectorAll(selector)].find(
            (one) => !(/** @type {HTMLButtonElement} */ (one).disabled),
          )
        );
        const begin = performance.now();
        button.click();
        // A message posted in the frame callback arrives after that frame has been painted, so the measured time
        // includes the painting.
        await new Promise((resolve) =>
          requestAnimationFrame(() => {
            const { port1, port2 } = new MessageChannel();
            port1.onmessage = resolve;
            port2.postMessage(null);
          }),
        );
        return performance.now() - begin;
      }, filter),
    );
  await page.close();
  const sorted = clicks.sort((a, b) => a - b);
  return {
    list: open ? `${path} (modal)` : path,
    items,
    data: brotli(pageData),
    onDemand: onDemand ? brotli(onDemand) : 0,
    javascript,
    aim,
    click: Math.round(sorted[Math.floor(CLICKS / 2)] ?? 0),
  };
}

/**
 * Enlarges the lists of the running site and measures them against the limits.
 * @param {string} siteUrl
 * @returns {Promise<boolean>} whether all limits are met
 */
export async function lists(siteUrl) {
  const browser = await chromium.launch(chromiumOptions());
  /** @type {Awaited<ReturnType<typeof measure>>[]} */
  const rows = [];
  try {
    for (const list of LISTS) rows.push(await measure(browser, siteUrl, list));
  } finally {
    await browser.close();
  }
  console.log(
    `Lists: page data and JavaScript in Brotli bytes (aims ${AIMS.data} and ${AIMS.javascript}), a filter at ${CPU_SLOWDOWN}× slowdown in ms (aim ${AIMS.click}):`,
  );
  console.table(rows);
  const jobs = await cmsBench('jobs');
  console.log(`The job search, an open loop, in ms (aim: p99 of ${AIMS.p99}):`);
  console.table([jobs]);
  const met = rows.every(
    ({ data, javascript, aim, click }) => data <= AIMS.data && javascript <= aim && click <= AIMS.click,
  );
  return met && (jobs.p99 ?? Infinity) <= AIMS.p99 && jobs.errors === 0;
}
