import { writeFileSync } from 'node:fs';
import { root } from '../lib/paths.mjs';

/**
 * @typedef {object} Outcome
 * @property {{ name: string, seconds: number }[]} steps everything that took time, the parts included
 * @property {import('./CheckRun.mjs').Result[]} results of the parts
 * @property {import('./CheckRun.mjs').NotRun[]} notRun
 * @property {number} seconds time of the whole run
 */

const relative = (/** @type {string} */ name) => name.replaceAll(`${root}/`, '');

/**
 * Formats the results of a run: the skipped parts, a table of all parts, and the failed tests. The failed tests are
 * last, because CI systems cut off the start of long logs.
 * @param {Outcome} outcome
 * @returns {string}
 */
export function summary({ steps, results, notRun, seconds }) {
  const rows = steps.map((step) => {
    const result = results.find(({ name }) => name === step.name);
    return {
      name: step.name,
      seconds: step.seconds.toFixed(1),
      tests: result ? String(result.tests) : '',
      failed: result?.failed.length ? String(result.failed.length) : '',
    };
  });
  const total = {
    name: 'All (some parts run side by side)',
    seconds: seconds.toFixed(1),
    tests: String(results.reduce((sum, { tests }) => sum + tests, 0)),
    failed: String(results.reduce((sum, { failed }) => sum + failed.length, 0)),
  };
  const head = { name: 'Part', seconds: 'Seconds', tests: 'Tests', failed: 'Failed' };
  const width = Math.max(...[head, ...rows, total].map(({ name }) => name.length));
  const line = (/** @type {typeof head} */ row) =>
    [row.name.padEnd(width), row.seconds.padStart(8), row.tests.padStart(6), row.failed.padStart(7)]
      .join(' ')
      .trimEnd();
  const rule = '─'.repeat(width + 24);
  return [
    ...notRun.map(({ name, reason }) => `- not run (${reason}): ${relative(name)}`),
    '',
    line(head),
    rule,
    ...rows.map(line),
    rule,
    line(total),
    ...results.flatMap(({ failed }) => failed).map((name) => `✗ ${relative(name)}`),
  ].join('\n');
}

/**
 * Writes the results as JSON, with the duration of each test file.
 * @param {string} file
 * @param {Outcome} outcome
 */
export function writeResults(file, { steps, results, notRun, seconds }) {
  const parts = steps.map((step) => {
    const { files = [], ...result } = results.find(({ name }) => name === step.name) ?? {};
    return {
      ...step,
      ...result,
      files: files
        .map((own) => ({ ...own, file: relative(own.file) }))
        .toSorted((a, b) => b.seconds - a.seconds),
    };
  });
  writeFileSync(file, `${JSON.stringify({ seconds, parts, notRun }, null, 2)}\n`);
}
