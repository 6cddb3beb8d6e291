import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_LAUNCH } from '../scripts/lib/chromiumLaunch.mjs';
import { chromiumPath } from '../scripts/lib/chromiumPath.mjs';

/** Number of audits, of which the median counts, because a busy machine distorts single ones. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/** Blocks all script files. The page's HTML contains only a few lines of script. */
const SCRIPTS = ['*.js'];

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>} Run */

/**
 * Runs work with a browser.
 * @template Answer
 * @param {(port: number) => Promise<Answer>} work receives the browser's debugging port
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

/**
 * Returns the run with the median performance.
 * @param {Run[]} runs
 */
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
  if (!result) throw new Error(`Lighthouse returned no result for ${url}`);
  return result;
}

/**
 * Returns Lighthouse's scores (0 to 100) on a simulated phone: the median of three runs.
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
 * Measures the cost of scripts: the scores of a page as it is and with blocked scripts. The runs alternate, so that
 * other load affects both.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @returns {Promise<{ page: string, withScripts: number, without: number, ratio: number, blocking: number }[]>} with
 *   the total blocking time in milliseconds
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
