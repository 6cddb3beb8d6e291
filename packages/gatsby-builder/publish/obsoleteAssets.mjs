import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/**
 * Name of the file that records when each retained asset became obsolete. It exists in the served folder and in the
 * bucket.
 */
export const OBSOLETE_FILE = '_gone.json';

/**
 * @typedef {Record<string, number>} ObsoleteSince Time at which each retained asset became obsolete, in ms, by file name
 */

/**
 * Returns how long obsolete assets are retained, in ms. A browser tab that was opened before a deployment still loads
 * them.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} if `SITE_GRACE_DAYS` is not a number of days
 */
export function obsoleteGraceMs(env) {
  const days = Number(env.SITE_GRACE_DAYS || 7);
  if (!(days >= 0)) throw new Error(`SITE_GRACE_DAYS must be a number of days, not "${env.SITE_GRACE_DAYS}"`);
  return days * DAY_MS;
}

/**
 * Decides which obsolete assets are removed now (`due`) and which are retained (`kept`). The served folder and the
 * bucket follow the same rule.
 * @param {readonly string[]} assets obsolete assets
 * @param {ObsoleteSince} since
 * @param {number} graceMs how long an obsolete asset is retained, in ms
 * @param {number} now
 * @returns {{ due: string[], kept: ObsoleteSince }}
 */
export function splitObsolete(assets, since, graceMs, now) {
  const dated = [...assets].sort().map((name) => /** @type {const} */ ([name, since[name] ?? now]));
  return {
    due: dated.filter(([, at]) => now - at >= graceMs).map(([name]) => name),
    kept: Object.fromEntries(dated.filter(([, at]) => now - at < graceMs)),
  };
}

/** Parses the content of an `OBSOLETE_FILE`. @param {string} text @returns {ObsoleteSince} */
export const parseObsolete = (text) => JSON.parse(text);

/** Reads the `OBSOLETE_FILE` of a folder. @param {string} folder @returns {ObsoleteSince} */
export function readObsolete(folder) {
  const file = path.join(folder, OBSOLETE_FILE);
  return existsSync(file) ? parseObsolete(readFileSync(file, 'utf8')) : {};
}
