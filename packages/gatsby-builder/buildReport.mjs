import { appendFileSync, mkdirSync } from 'node:fs';
import path from 'node:path';

/** @typedef {'start' | 'change' | 'renewal'} Cause the product's start, a published change, or a process that builds and was renewed */

/**
 * @typedef {object} BuildReport one line of `builds.jsonl`
 * @property {string} at when it ended
 * @property {number} seconds until what it wrote was served
 * @property {number} pages how many pages were written
 * @property {boolean} [failed] it ended with an error: the site stayed as it was
 * @property {Cause} cause
 * @property {boolean} warm whether a process built it that was there already
 * @property {string} [why] of a build that was not: what kept it from being warm
 * @property {string[]} [changes] titles of documents that changed, the first few
 * @property {number} [changed] how many documents changed
 * @property {number} [queries] how many queries of pages ran
 * @property {number} [memory] megabytes that the process took afterwards
 * @property {Record<string, number>} phases seconds by phase
 */

/** How many titles a report names. */
const NAMED = 3;
/** Phases of an ordinary build, as its log names them. */
const LOGGED = {
  source: /source and transform nodes - ([\d.]+)s/g,
  pages: /createPages - ([\d.]+)s/g,
  scripts: /(?:Building production JavaScript and CSS bundles|Building HTML renderer) - ([\d.]+)s/g,
  queries: /run (?:queries in workers|static queries|page queries|slice queries) - ([\d.]+)s/g,
  html: /(?:Building static HTML for pages|stitching slices) - ([\d.]+)s/g,
  after: /onPostBuild - ([\d.]+)s/g,
};

/**
 * How many pages a build wrote, from what it printed.
 * @param {string} output
 */
export function pagesWritten(output) {
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);
}

/**
 * Seconds of the phases of an ordinary build, from what it printed.
 * @param {string} output
 * @returns {Record<string, number>}
 */
export function phasesLogged(output) {
  const found = Object.entries(LOGGED).map(([phase, pattern]) => {
    const times = [...output.matchAll(pattern)].map(([, time]) => Number(time));
    return /** @type {const} */ ([phase, times.reduce((sum, time) => sum + time, 0)]);
  });
  return Object.fromEntries(
    found.filter(([, time]) => time > 0).map(([phase, time]) => [phase, rounded(time)]),
  );
}

/** Seconds as reports have them. @param {number} time in seconds */
export const rounded = (time) => Math.round(time * 100) / 100;

/**
 * What a report says of documents that changed.
 * @param {readonly { title: string }[]} changes
 */
export function changesOf(changes) {
  if (changes.length === 0) return {};
  const titles = changes.map(({ title }) => title).filter(Boolean);
  return { changed: changes.length, changes: titles.slice(0, NAMED) };
}

/**
 * Adds a build to `builds.jsonl`.
 * @param {string} dataDir
 * @param {Omit<BuildReport, 'at'>} build
 * @returns {BuildReport}
 */
export function noteBuild(dataDir, build) {
  const report = { at: new Date().toISOString(), ...build };
  mkdirSync(dataDir, { recursive: true });
  appendFileSync(path.join(dataDir, 'builds.jsonl'), `${JSON.stringify(report)}\n`);
  return report;
}
