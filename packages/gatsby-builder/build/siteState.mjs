import path from 'node:path';
import { statFingerprint, fingerprint } from '../fingerprint.mjs';
import { linkedPackages } from '../linkedPackages.mjs';

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

/** Maximum duration of a transaction, as in `gatsby-source-payload`. */
const MARGIN_MS = 60_000;
/** Time limit for the CMS to report its content version. */
const TIMEOUT_MS = 60_000;

/** @typedef {import('../siteBuilder.mjs').BuilderSettings} Settings */

/**
 * @typedef {object} SiteState the inputs of a build
 * @property {string} sources changes with the site's sources, variables, CMS fields, and the hosts that pages may reach
 * @property {string} content changes with public content
 * @property {string} day the day in Israel: pages show whether dates have passed
 * @property {boolean} [isFresh] whether content changed recently: a transaction that was open then may not have changed the version yet
 */

/** @type {Map<string, { stamp: string, sources: string }>} */
const sourcesCache = new Map();

/**
 * @param {Settings} settings
 * @param {string} folder a checkout
 * @returns {Promise<SiteState>}
 * @throws {Error} if the CMS does not answer
 */
export async function siteState(settings, folder) {
  // Imported lazily: older Node versions cannot load TypeScript, and the version check must run first.
  const { israelDay } = await import('../../rules/time/israelTime.ts');
  const response = await fetch(`${settings.cmsUrl}/web/content/version`, {
    signal: AbortSignal.timeout(TIMEOUT_MS),
  });
  if (!response.ok) throw new Error(`${response.url} answered ${response.status}`);
  const { version, schema = '', sources: parts = {}, pageSources = {} } = await response.json();
  const now = Date.parse(response.headers.get('date') ?? '') || Date.now();
  const isFresh = Object.values(parts).some(({ changedAt }) => now - Date.parse(changedAt) < MARGIN_MS);
  const words = [
    settings.siteUrl,
    settings.cmsUrl,
    schema,
    JSON.stringify(pageSources),
    ...variables(settings),
  ];
  return { sources: sourcesOf(folder, words), content: version, day: israelDay(Date.now()), isFresh };
}

/** @param {Settings} settings */
const variables = ({ siteEnv }) =>
  Object.entries(siteEnv)
    .filter(([name]) => name.startsWith('GATSBY_'))
    .map((entry) => entry.join('='))
    .sort();

/**
 * Reads files only if their sizes or times changed.
 * @param {string} folder
 * @param {string[]} words
 */
function sourcesOf(folder, words) {
  const files = [...SOURCES.map((name) => path.join(folder, name)), ...linkedPackages(folder)];
  const stamp = statFingerprint(files, words);
  const before = sourcesCache.get(folder);
  if (before?.stamp === stamp) return before.sources;
  const sources = fingerprint(files, words);
  sourcesCache.set(folder, { stamp, sources });
  return sources;
}
