import path from 'node:path';
import { filesStamp, fingerprint } from '../fingerprint.mjs';
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

/** How long a transaction may be under way: as the plugin has it (`gatsby-source-payload`). */
const MARGIN_MS = 60_000;
/** How long the CMS may take to say what it has. */
const TIMEOUT_MS = 60_000;

/** @typedef {import('../siteBuilder.mjs').BuilderSettings} Settings */

/**
 * @typedef {object} SiteState what a build is made of
 * @property {string} sources another one when the site's sources, its variables, the fields of the CMS, or the hosts that pages may reach change
 * @property {string} content another one when public content changes
 * @property {string} day the day in Israel: pages say whether dates of the content have passed
 * @property {boolean} [isFresh] whether it changed a moment ago: a transaction that was under way then may have left it as it was
 */

/** @type {Map<string, { stamp: string, sources: string }>} */
const known = new Map();

/**
 * @param {Settings} settings
 * @param {string} folder a checkout
 * @returns {Promise<SiteState>}
 * @throws {Error} when the CMS does not answer
 */
export async function siteState(settings, folder) {
  // Loaded on first use: an older Node cannot load TypeScript, and is told so before.
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
 * Files are read again only where their sizes or times are others.
 * @param {string} folder
 * @param {string[]} words
 */
function sourcesOf(folder, words) {
  const files = [...SOURCES.map((name) => path.join(folder, name)), ...linkedPackages(folder)];
  const stamp = filesStamp(files, words);
  const before = known.get(folder);
  if (before?.stamp === stamp) return before.sources;
  const sources = fingerprint(files, words);
  known.set(folder, { stamp, sources });
  return sources;
}
