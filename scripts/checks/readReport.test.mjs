import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { readReport } from './readReport.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'reports-'));

function write(/** @type {unknown} */ report) {
  const file = path.join(folder, 'report.json');
  writeFileSync(file, JSON.stringify(report));
  return file;
}

it('reads reports of Jest and Vitest', () => {
  const times = { startTime: 1000, endTime: 3500 };
  const test = (
    /** @type {string} */ fullName,
    /** @type {string} */ status,
    /** @type {string[]} */ failureMessages = [],
  ) => ({ fullName, status, failureMessages });
  const file = write({
    testResults: [
      {
        ...{ name: 'a.test.ts', status: 'failed', ...times },
        assertionResults: [
          test('one', 'passed'),
          test('two', 'failed', ['\u001b[31mError: 1\n\nis not 2']),
          test('three', 'pending'),
        ],
      },
      {
        ...{ name: 'unreadable.test.ts', status: 'failed', ...times },
        ...{ message: 'SyntaxError', assertionResults: [] },
      },
    ],
  });
  expect(readReport(file)).toEqual({
    tests: 2,
    failed: ['unreadable.test.ts\n    SyntaxError', 'a.test.ts › two\n    Error: 1\n    is not 2'],
    skipped: ['a.test.ts › three'],
    files: [
      { file: 'a.test.ts', seconds: 2.5, tests: 3 },
      { file: 'unreadable.test.ts', seconds: 2.5, tests: 0 },
    ],
  });
});

it('reads reports of Playwright', () => {
  const spec = (/** @type {string} */ title, /** @type {string} */ status) => ({
    ...{ title, file: 'a.spec.ts', line: 3, ok: status !== 'unexpected' },
    tests: [
      {
        status,
        results: [{ duration: 1500, errors: status === 'unexpected' ? [{ message: 'Timeout' }] : [] }],
      },
    ],
  });
  const file = write({
    suites: [
      {
        specs: [spec('works', 'expected')],
        suites: [{ specs: [spec('breaks', 'unexpected'), spec('waits', 'skipped')] }],
      },
    ],
    errors: [{ message: 'no tests found' }],
  });
  expect(readReport(file)).toEqual({
    tests: 2,
    failed: ['a.spec.ts:3 breaks\n    Timeout', 'no tests found'],
    skipped: ['a.spec.ts:3 waits'],
    files: [{ file: 'a.spec.ts', seconds: 4.5, tests: 3 }],
  });
});

it('counts a missing report as a failed test', () => {
  expect(readReport('/no/report.json')).toEqual({
    ...{ tests: 1, failed: ['no report /no/report.json'] },
    ...{ skipped: [], files: [] },
  });
});
