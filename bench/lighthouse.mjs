import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_LAUNCH } from '../scripts/lib/chromiumLaunch.mjs';
import { chromiumPath } from '../scripts/lib/chromiumPath.mjs';

/** One audit of a busy machine says little; of several, the one in the middle counts. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Every script of the site has a file of its own; the page's HTML holds only a few lines. */
const SCRIPTS = ['*.js'];

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>} Run */

/**
 * @template Answer
 * @param {(port: number) => Promise<Answer>} work what to do with a browser that listens on a port
 */
async function withChrome(work) {
  const chrome = await launch({
    chromePath: chromiumPath(),
    chromeFlags: ['--headless=new', ...CHROMIUM_LAUNCH.args],
    envVars: CHROMIUM_LAUNCH.env,
  });
  try {
    return await work(chrome.port);
  } finally {
    chrome.kill();
  }
}

const score = (/** @type {Run} */ run, /** @type {string} */ category) =>
  Math.round((run.lhr.categories[category]?.score ?? 0) * 100);

/** @param {Run[]} runs */
function middle(runs) {
  const sorted = [...runs].sort((a, b) => score(a, 'performance') - score(b, 'performance'));
  return /** @type {Run} */ (sorted[Math.floor(sorted.length / 2)]);
}

/**
 * @param {number} port
 * @param {string} url
 * @param {import('lighthouse').Flags} flags
 */
async function run(port, url, flags) {
  const result = await lighthouse(url, { port, logLevel: 'error', ...flags });
  if (!result) throw new Error(`Lighthouse gave no result for ${url}`);
  return result;
}

/**
 * Lighthouse's scores on a simulated phone, 0 to 100: those of the run in the middle of three.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @returns {Promise<Record<string, string | number>[]>}
 */
export function audit(siteUrl, paths) {
  return withChrome(async (port) => {
    const rows = [];
    for (const path of paths) {
      const url = new URL(path, siteUrl).href;
      const runs = [];
      while (runs.length < RUNS) runs.push(await run(port, url, { onlyCategories: CATEGORIES }));
      const result = middle(runs);
      rows.push({
        page: path,
        ...Object.fromEntries(CATEGORIES.map((name) => [name, score(result, name)])),
        lcp: Math.round(result.lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
        cls: result.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
      });
    }
    return rows;
  });
}

/**
 * What scripts cost a reader: the score of a page as it is and with its scripts blocked. The runs take turns, so that whatever else the
 * machine does weighs on both.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @returns {Promise<{ page: string, withScripts: number, without: number, ratio: number, blocking: number }[]>} with the total time in
 * milliseconds for which the scripts kept the page from answering
 */
export function scriptCost(siteUrl, paths) {
  return withChrome(async (port) => {
    const rows = [];
    for (const path of paths) {
      const url = new URL(path, siteUrl).href;
      const flags = { onlyCategories: ['performance'] };
      const plain = [];
      const blocked = [];
      while (plain.length < RUNS) {
        plain.push(await run(port, url, flags));
        blocked.push(await run(port, url, { ...flags, blockedUrlPatterns: SCRIPTS }));
      }
      const withScripts = score(middle(plain), 'performance');
      const without = score(middle(blocked), 'performance');
      rows.push({
        page: path,
        withScripts,
        without,
        ratio: Math.round((withScripts / without) * 100) / 100,
        blocking: Math.round(middle(plain).lhr.audits['total-blocking-time']?.numericValue ?? 0),
      });
    }
    return rows;
  });
}
