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

/** Maximum duration of a transaction in the CMS. It must equal the limit in `gatsby-source-payload`. */
const MARGIN_MS = 60_000;
/** Timeout of the request for the content version of the CMS. */
const TIMEOUT_MS = 60_000;

/** @typedef {import('../siteBuilder.mjs').BuilderSettings} Settings */

/**
 * @typedef {object} SiteState The inputs of a build. If none of them has changed, no build is needed
 * @property {string} sources changes with the site's source code, environment variables, CMS fields, and the hosts that
 *   pages may connect to
 * @property {string} content changes with public content
 * @property {string} day the day in Israel; it is an input because pages show whether dates have passed
 * @property {boolean} [isFresh] whether content changed recently. If so, a transaction that was open at that time may
 *   still commit without a new version, so the content must be checked again
 */

/** @type {Map<string, { stamp: string, sources: string }>} */
const sourcesCache = new Map();

/**
 * Reads the current inputs of a build.
 * @param {Settings} settings
 * @param {string} folder a checkout
 * @returns {Promise<SiteState>}
 * @throws {Error} if the CMS does not respond
 */
export async function siteState(settings, folder) {
  // Import this lazily. Older Node versions cannot load TypeScript, so a static import would fail before the Node
  // version is checked.
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
 * Returns a hash of the site's sources. It reads the files only if a size or modification time has changed.
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
