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
const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'];

/**
 * Lighthouse's scores on a simulated phone, 0 to 100.
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
      const result = await lighthouse(new URL(path, siteUrl).toString(), {
        port: chrome.port,
        onlyCategories: CATEGORIES,
        logLevel: 'error',
      });
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
