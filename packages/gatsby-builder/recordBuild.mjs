import { appendFileSync, mkdirSync, renameSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/**
 * @typedef {'start' | 'change' | 'renewal'} Cause `start`: the product was started; `change`: content was published;
 *   `renewal`: the builder process was replaced
 */

/**
 * @typedef {object} BuildReport One line of `builds.jsonl`
 * @property {string} at end time
 * @property {number} seconds duration until the output was published
 * @property {number} pages number of written pages
 * @property {boolean} [failed] the build ended with an error, so the site did not change
 * @property {Cause} cause
 * @property {boolean} warm whether an already running process did the build
 * @property {string} [why] of a cold build: the reason why it was not warm
 * @property {string[]} [changes] titles of the first changed documents
 * @property {number} [changed] number of changed documents
 * @property {number} [queries] number of page queries that ran
 * @property {number} [left] number of changed pages that a later batch builds and a later line reports; the pages of
 *   the changed documents themselves are already published
 * @property {number} [memory] memory of the process after the build, in megabytes
 * @property {DocumentFault[]} [faults] documents that could not be built; the line contains only their number
 * @property {Record<string, number>} phases seconds by phase
 */

/** @typedef {import('./gatsby/guardGatsby.mjs').DocumentFault} DocumentFault */

/** Maximum number of failed documents that are listed. If more fail, the cause is probably not in the documents. */
const MAX_FAULTS = 100;
/** Maximum number of document titles in a build report. */
const MAX_NAMED_CHANGES = 3;
/** Patterns that find the phases of a cold build in its output. */
const LOGGED = {
  source: /source and transform nodes - ([\d.]+)s/g,
  pages: /createPages - ([\d.]+)s/g,
  scripts: /(?:Building production JavaScript and CSS bundles|Building HTML renderer) - ([\d.]+)s/g,
  queries: /run (?:queries in workers|static queries|page queries|slice queries) - ([\d.]+)s/g,
  html: /(?:Building static HTML for pages|stitching slices) - ([\d.]+)s/g,
  after: /onPostBuild - ([\d.]+)s/g,
};

/**
 * Reads the number of written pages from the output of a build.
 * @param {string} output
 */
export function parsePageCount(output) {
  return Number(/Building static HTML for pages - [\d.]+s - (\d+)\//.exec(output)?.[1] ?? 0);
}

/**
 * Parses the duration of each phase from the output of a cold build, in seconds.
 * @param {string} output
 * @returns {Record<string, number>}
 */
export function parsePhases(output) {
  const found = Object.entries(LOGGED).map(([phase, pattern]) => {
    const times = [...output.matchAll(pattern)].map(([, time]) => Number(time));
    return /** @type {const} */ ([phase, times.reduce((sum, time) => sum + time, 0)]);
  });
  return Object.fromEntries(
    found.filter(([, time]) => time > 0).map(([phase, time]) => [phase, roundSeconds(time)]),
  );
}

/** @param {number} time in seconds */
export const roundSeconds = (time) => Math.round(time * 100) / 100;

/**
 * Returns the number of changed documents and the titles of the first ones, for a build report.
 * @param {readonly { title: string }[]} changes
 */
export function summarizeChanges(changes) {
  if (changes.length === 0) return {};
  const titles = changes.map(({ title }) => title).filter(Boolean);
  return { changed: changes.length, changes: titles.slice(0, MAX_NAMED_CHANGES) };
}

/**
 * Returns the path of the file that lists the documents that failed in the last successful build. @param {string}
 * dataDir
 */
export const faultsFile = (dataDir) => path.join(dataDir, 'document-faults.json');

/**
 * Appends a build to `builds.jsonl`. If the build succeeded, also saves the documents that it could not build.
 * @param {string} dataDir
 * @param {Omit<BuildReport, 'at'> & { at?: string }} build `at` is the current time by default
 * @returns {BuildReport}
 */
export function recordBuild(dataDir, build) {
  const report = { at: new Date().toISOString(), ...build };
  const { faults = [], ...line } = report;
  mkdirSync(dataDir, { recursive: true });
  appendFileSync(
    path.join(dataDir, 'builds.jsonl'),
    `${JSON.stringify({ ...line, ...(faults.length > 0 && { faults: faults.length }) })}\n`,
  );
  if (!report.failed) {
    const file = faultsFile(dataDir);
    writeFileSync(`${file}.next`, JSON.stringify(faults.slice(0, MAX_FAULTS)));
    renameSync(`${file}.next`, file);
  }
  return report;
}
