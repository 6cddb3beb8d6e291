import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';

const FLAGS = [
  '--headless=new',
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
];
/** One audit of a busy machine says little; of several, the one in the middle counts. */
const RUNS = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores on a simulated phone, 0 to 100: those of the run in the middle of three.
 * @param {string} siteUrl
 * @param {readonly string[]} paths
 * @returns {Promise<Record<string, string | number>[]>}
 */
export async function audit(siteUrl, paths) {
  const chrome = await launch({
    chromePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    chromeFlags: FLAGS,
  });
  try {
    const rows = [];
    for (const path of paths) {
      /** @type {Awaited<ReturnType<typeof lighthouse>>[]} */
      const runs = [];
      for (let run = 0; run < RUNS; run += 1) {
        runs.push(
          await lighthouse(new URL(path, siteUrl).toString(), {
            port: chrome.port,
            onlyCategories: CATEGORIES,
            logLevel: 'error',
          }),
        );
      }
      const performance = (/** @type {(typeof runs)[number]} */ run) =>
        run?.lhr.categories.performance?.score ?? 0;
      const result = runs.sort((a, b) => performance(a) - performance(b))[Math.floor(RUNS / 2)];
      const scores = CATEGORIES.map((name) => [
        name,
        Math.round((result?.lhr.categories[name]?.score ?? 0) * 100),
      ]);
      rows.push({
        page: path,
        ...Object.fromEntries(scores),
        lcp: Math.round(result?.lhr.audits['largest-contentful-paint']?.numericValue ?? 0),
        cls: result?.lhr.audits['cumulative-layout-shift']?.numericValue ?? 0,
      });
    }
    return rows;
  } finally {
    chrome.kill();
  }
}
