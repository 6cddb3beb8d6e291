import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';

const DAY_MS = 24 * 60 * 60 * 1000;

/** File that records when each kept asset became obsolete, in ms; in the served folder and in the bucket. */
export const OBSOLETE_FILE = '_gone.json';

/** @typedef {Record<string, number>} GoneSince when each kept asset became obsolete, in ms */

/**
 * Returns for how long obsolete assets are served, in ms: a tab that was opened before a deployment still loads them.
 * @param {NodeJS.ProcessEnv} env
 * @throws {Error} if `SITE_GRACE_DAYS` is not a number of days
 */
export function obsoleteGraceMs(env) {
  const days = Number(env.SITE_GRACE_DAYS || 7);
  if (!(days >= 0)) throw new Error(`SITE_GRACE_DAYS must be a number of days, not "${env.SITE_GRACE_DAYS}"`);
  return days * DAY_MS;
}

/**
 * Decides which obsolete assets are removed. The rule is the same for the served folder and the bucket.
 * @param {readonly string[]} assets obsolete assets
 * @param {GoneSince} since
 * @param {number} graceMs
 * @param {number} now
 * @returns {{ due: string[], kept: GoneSince }}
 */
export function splitObsolete(assets, since, graceMs, now) {
  const dated = [...assets].sort().map((name) => /** @type {const} */ ([name, since[name] ?? now]));
  return {
    due: dated.filter(([, at]) => now - at >= graceMs).map(([name]) => name),
    kept: Object.fromEntries(dated.filter(([, at]) => now - at < graceMs)),
  };
}

/** Parses the content of a record. @param {string} text @returns {GoneSince} */
export const parseObsolete = (text) => JSON.parse(text);

/** Reads the record of a folder. @param {string} folder @returns {GoneSince} */
export function readObsolete(folder) {
  const file = path.join(folder, OBSOLETE_FILE);
  return existsSync(file) ? parseObsolete(readFileSync(file, 'utf8')) : {};
}
