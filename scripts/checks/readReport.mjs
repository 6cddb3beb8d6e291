import { existsSync, readFileSync } from 'node:fs';
import { stripVTControlCharacters } from 'node:util';

/**
 * @typedef {{ file: string, seconds: number, tests: number }} FileTime
 * @typedef {object} Report
 * @property {number} tests number of tests that ran
 * @property {string[]} failed names of the tests, or of the files that did not load, each with its first error
 * @property {string[]} skipped names of the tests that did not run
 * @property {FileTime[]} files
 */

/** @typedef {{ title: string, file: string, line: number, ok: boolean, tests: { status: string, results: { duration: number, errors?: { message?: string }[] }[] }[] }} Spec */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite */
/** @typedef {{ suites: Suite[], errors: { message?: string }[] }} PlaywrightReport */

/**
 * @typedef {object} UnitReport of Jest or Vitest
 * @property {{ name: string, status: string, message?: string, startTime: number, endTime: number, assertionResults: { fullName: string, status: string, failureMessages?: string[] }[] }[]} testResults
 */

/** Number of lines that a summary shows of an error message. */
const ERROR_LINES = 8;

/** Appends the first lines of an error message to the name of a test, without terminal colours. */
const withError = (/** @type {string} */ name, error = '') => {
  const lines = stripVTControlCharacters(error).trim().split('\n').slice(0, ERROR_LINES);
  return [name, ...lines.filter((line) => line.trim() !== '').map((line) => `    ${line}`)].join('\n');
};

/**
 * @param {Suite} suite
 * @returns {Spec[]}
 */
const specsOf = ({ specs = [], suites = [] }) => [...specs, ...suites.flatMap(specsOf)];

/**
 * @param {PlaywrightReport} report
 * @returns {Report}
 */
function readVisits({ suites, errors }) {
  const specs = suites.flatMap(specsOf);
  const testName = (/** @type {Spec} */ { file, line, title }) => `${file}:${line} ${title}`;
  const wasSkipped = (/** @type {Spec} */ { tests }) => tests.every(({ status }) => status === 'skipped');
  const firstError = (/** @type {Spec} */ { tests }) =>
    tests.flatMap(({ results }) => results).flatMap(({ errors = [] }) => errors)[0]?.message;
  const files = [...new Set(specs.map(({ file }) => file))];
  return {
    tests: specs.filter((spec) => !wasSkipped(spec)).length,
    failed: [
      ...specs.filter(({ ok }) => !ok).map((spec) => withError(testName(spec), firstError(spec))),
      ...errors.map(({ message = 'error outside of tests' }) => message),
    ],
    skipped: specs.filter(wasSkipped).map(testName),
    files: files.map((file) => {
      const own = specs.filter((spec) => spec.file === file);
      const durations = own
        .flatMap(({ tests }) => tests.flatMap((test) => test.results))
        .map((result) => result.duration);
      return { file, seconds: durations.reduce((sum, ms) => sum + ms, 0) / 1000, tests: own.length };
    }),
  };
}

/**
 * @param {UnitReport} report
 * @returns {Report}
 */
function readUnits({ testResults }) {
  const withStatus = (/** @type {(status: string) => boolean} */ isWanted) =>
    testResults.flatMap(({ name, assertionResults }) =>
      assertionResults
        .filter(({ status }) => isWanted(status))
        .map(({ fullName, failureMessages }) => withError(`${name} › ${fullName}`, failureMessages?.[0])),
    );
  const ran = (/** @type {string} */ status) => status === 'passed' || status === 'failed';
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  );
  return {
    tests: withStatus(ran).length,
    failed: [
      ...broken.map(({ name, message }) => withError(name, message)),
      ...withStatus((status) => status === 'failed'),
    ],
    skipped: withStatus((status) => !ran(status)),
    files: testResults.map(({ name, startTime, endTime, assertionResults }) => ({
      file: name,
      seconds: (endTime - startTime) / 1000,
      tests: assertionResults.length,
    })),
  };
}

/**
 * Reads the JSON report that Jest, Vitest or Playwright wrote. A missing report counts as one failed test.
 * @param {string} file
 * @returns {Report}
 */
export function readReport(file) {
  if (!existsSync(file)) return { tests: 1, failed: [`no report ${file}`], skipped: [], files: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  return 'suites' in report ? readVisits(report) : readUnits(report);
}
