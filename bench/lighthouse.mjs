import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { CHROMIUM_LAUNCH } from '../scripts/lib/chromiumLaunch.mjs';
import { chromiumPath } from '../scripts/lib/chromiumPath.mjs';

/** Number of Lighthouse runs per page. The median counts, because other load on the machine distorts single runs. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];
/**
 * URL patterns that Lighthouse blocks to measure a page without scripts. Inline scripts still run, but they are only a
 * few lines.
 */
const SCRIPTS = ['*.js'];

/** @typedef {NonNullable<Awaited<ReturnType<typeof lighthouse>>>} Run */

/**
 * Starts a headless browser, runs the given work with it, and closes the browser afterwards.
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
 * Returns the run with the median performance score.
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
 * Measures what scripts cost a page: its scores as it is and with all scripts blocked. Runs of both kinds alternate, so
 * that other load on the machine affects both equally.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @returns {Promise<{ page: string, withScripts: number, without: number, ratio: number, blocking: number }[]>}
 *   `blocking` is the total blocking time in milliseconds
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
