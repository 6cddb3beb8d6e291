import { existsSync, readFileSync } from 'node:fs';

/**
 * @typedef {{ passed: number, failed: number, skipped: number, names: string[], flaky: string[] }} Counts
 * `names`: the tests that failed. `flaky`: those that failed and passed when they were tried again
 */

/** @typedef {{ file: string, line: number, title: string, ok: boolean, tests: { status: string }[] }} Spec of Playwright */
/** @typedef {{ specs?: Spec[], suites?: Suite[] }} Suite of Playwright */
/** @typedef {{ name: string, status: string, assertionResults: { fullName: string, status: string }[] }} TestFile of Jest and Vitest */

/**
 * Names of the tests of a Playwright suite, and of the suites in it, of which something is true.
 * @param {Suite} suite
 * @param {(spec: Spec) => boolean} isWanted
 * @returns {string[]}
 */
const namesOf = (suite, isWanted) => [
  ...(suite.specs ?? []).filter(isWanted).map((spec) => `${spec.file}:${spec.line} ${spec.title}`),
  ...(suite.suites ?? []).flatMap((inner) => namesOf(inner, isWanted)),
];

/**
 * @param {TestFile} file
 * @returns {string[]}
 */
function failedTests({ name, status, assertionResults }) {
  const failed = assertionResults.filter((test) => test.status === 'failed');
  if (status === 'failed' && failed.length === 0) return [name];
  return failed.map((test) => `${name} › ${test.fullName}`);
}

/**
 * What a runner's JSON report counts: Jest's and Vitest's have one shape, Playwright's another.
 * @param {string} file
 * @returns {Counts}
 */
export function readCounts(file) {
  if (!existsSync(file)) return { passed: 0, failed: 1, skipped: 0, names: [`no report ${file}`], flaky: [] };
  const report = JSON.parse(readFileSync(file, 'utf8'));
  if (report.stats) {
    const { expected, unexpected, flaky, skipped } = report.stats;
    const failed = unexpected + (report.errors?.length ?? 0);
    return {
      passed: expected + flaky,
      failed,
      skipped,
      names: namesOf(report, ({ ok }) => !ok),
      flaky: namesOf(report, ({ tests }) => tests.some(({ status }) => status === 'flaky')),
    };
  }
  return {
    passed: report.numPassedTests,
    failed: report.numFailedTests + (report.numRuntimeErrorTestSuites ?? 0),
    skipped: report.numPendingTests + (report.numTodoTests ?? 0),
    names: report.testResults.flatMap(failedTests),
    flaky: [],
  };
}

/**
 * @param {string} file a JSON report of Jest or Vitest
 * @returns {string[]} the test files in which something failed; none where there is no such report
 */
export function failedFiles(file) {
  if (!existsSync(file)) return [];
  /** @type {{ testResults?: TestFile[] }} */
  const { testResults = [] } = JSON.parse(readFileSync(file, 'utf8'));
  return testResults.filter(({ status }) => status === 'failed').map(({ name }) => name);
}

/**
 * What a run counts after those of its files in which something failed have run once more.
 * @param {Counts} first
 * @param {Counts} second of the files that failed
 * @returns {Counts} what failed twice failed; what passed at the second try passed, and is flaky
 */
export function countsAfterAnotherTry(first, second) {
  const flaky = first.names.filter((name) => !second.names.includes(name));
  return {
    ...first,
    passed: first.passed + Math.max(0, first.failed - second.failed),
    failed: second.failed,
    names: second.names,
    flaky: [...first.flaky, ...flaky],
  };
}

/**
 * @param {Counts[]} all
 * @returns {Counts}
 */
export function sum(all) {
  return all.reduce(
    (total, one) => ({
      passed: total.passed + one.passed,
      failed: total.failed + one.failed,
      skipped: total.skipped + one.skipped,
      names: [...total.names, ...one.names],
      flaky: [...total.flaky, ...one.flaky],
    }),
    { passed: 0, failed: 0, skipped: 0, names: [], flaky: [] },
  );
}
