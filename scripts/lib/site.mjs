import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fingerprint } from './fingerprint.mjs';
import { run, start } from './processes.mjs';
import { StepError } from './StepError.mjs';

const SOURCES = [
  'src',
  'plugins',
  'static',
  'gatsby-config.ts',
  'gatsby-node.ts',
  'gatsby-browser.tsx',
  'gatsby-ssr.tsx',
  'package-lock.json',
];

/** Variables that the build writes into the headers of the pages (`src/gatsby/contentSecurityPolicy.ts`). */
const IN_HEADERS = ['MAP_TILES_URL', 'PAYMENT_URL', 'PAYMENT_PAGE_ORIGINS'];

/** @typedef {import('./settings.mjs').Settings} Settings */

/**
 * @typedef {object} BuildReport
 * @property {string} at when it ended
 * @property {number} seconds
 * @property {number} pages how many pages were written
 * @property {boolean} [failed] it ended with an error: the site stayed as it was
 */

/**
 * How many pages a build wrote, from what it printed.
 * @param {string} output
 */
export function pagesWritten(output) {
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);
}

/**
 * Builds the site in a folder, incrementally if it was built there before, and notes what that took in `builds.jsonl`, failed builds too.
 * @param {Settings} settings
 * @param {string} folder a checkout
 * @returns {Promise<BuildReport>}
 * @throws StepError when the build fails
 */
export async function buildSite(settings, folder) {
  const began = performance.now();
  /** @param {Pick<BuildReport, 'pages' | 'failed'>} result */
  const note = (result) => {
    const seconds = Math.round((performance.now() - began) / 100) / 10;
    const report = { at: new Date().toISOString(), seconds, ...result };
    mkdirSync(settings.dataDir, { recursive: true });
    appendFileSync(path.join(settings.dataDir, 'builds.jsonl'), `${JSON.stringify(report)}\n`);
    return report;
  };
  try {
    const log = await run({
      name: 'site-build',
      command: [path.join(folder, 'node_modules/.bin/gatsby'), 'build', '--no-color'],
      cwd: folder,
      env: { ...settings.siteEnv, CI: 'true' },
      logFolder: path.join(settings.dataDir, 'logs'),
      advice: 'mend the error above; "npm run clean" forgets the build cache if it seems at fault',
    });
    return note({ pages: pagesWritten(readFileSync(log, 'utf8')) });
  } catch (error) {
    note({ pages: 0, failed: true });
    throw error;
  }
}

/**
 * Builds the site unless neither its sources nor the public content changed since the last build.
 * @param {Settings} settings
 * @param {string} folder
 * @returns {Promise<BuildReport | 'skipped'>}
 */
export async function buildSiteIfNeeded(settings, folder) {
  const stamp = path.join(settings.dataDir, 'site-build');
  const wanted = await siteFingerprint(settings, folder);
  if (
    existsSync(path.join(folder, 'public/index.html')) &&
    existsSync(stamp) &&
    readFileSync(stamp, 'utf8') === wanted
  )
    return 'skipped';
  const report = await buildSite(settings, folder);
  writeFileSync(stamp, wanted);
  return report;
}

/**
 * @param {Settings} settings
 * @param {string} folder
 */
export async function siteFingerprint(settings, folder) {
  const { siteUrl, cmsUrl, siteEnv } = settings;
  const { version } = await (await fetch(`${cmsUrl}/web/content/version`)).json();
  const gatsbyEnv = Object.entries(siteEnv)
    .filter(([name]) => name.startsWith('GATSBY_') || IN_HEADERS.includes(name))
    .map((entry) => entry.join('='))
    .sort();
  return fingerprint(
    SOURCES.map((name) => path.join(folder, name)),
    [siteUrl, cmsUrl, version, ...gatsbyEnv],
  );
}

/**
 * Serves the built site without waiting.
 * @param {Settings} settings
 * @param {string} folder
 * @param {{ again?: boolean }} [options] `again`: its log goes on
 */
export function runSite(settings, folder, { again = false } = {}) {
  return start({
    name: 'site',
    command: ['node', path.join(folder, 'scripts/serve.mjs')],
    cwd: folder,
    env: { ...settings.siteEnv, PORT: String(settings.sitePort) },
    logFolder: path.join(settings.dataDir, 'logs'),
    again,
  });
}

/**
 * Serves drafts to editors, with the scripts of the built site, without waiting.
 * @param {Settings} settings
 * @param {string} folder
 * @param {{ again?: boolean }} [options] `again`: its log goes on
 */
export function runPreview(settings, folder, { again = false } = {}) {
  return start({
    name: 'preview',
    command: ['node', path.join(folder, 'scripts/preview.mjs')],
    cwd: folder,
    env: { ...settings.siteEnv, PORT: String(settings.previewPort) },
    logFolder: path.join(settings.dataDir, 'logs'),
    again,
  });
}

/**
 * Serves the built site and waits until it answers.
 * @param {Settings} settings
 * @param {string} folder
 */
export async function serveSite(settings, folder) {
  const { child, log } = runSite(settings, folder);
  for (let tries = 0; tries < 100; tries += 1) {
    const response = await fetch(settings.siteUrl).catch(() => null);
    if (response) return child;
    if (child.exitCode !== null) break;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new StepError(`The site is not served on ${settings.siteUrl}`, { log });
}
