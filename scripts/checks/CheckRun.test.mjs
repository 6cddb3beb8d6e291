import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { CheckRun } from './CheckRun.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'check-'));
afterAll(() => rmSync(folder, { recursive: true }));

const ends = (/** @type {number} */ code) => [process.execPath, '-e', `process.exit(${code})`];
const create = (all = false) => new CheckRun({ all, logFolder: path.join(folder, 'logs') });

/** Writes a Jest report that contains these tests with their status. */
function writeReport(/** @type {Record<string, string>} */ statuses) {
  const file = path.join(folder, 'report.json');
  const assertionResults = Object.entries(statuses).map(([fullName, status]) => ({ fullName, status }));
  const failed = Object.values(statuses).includes('failed');
  const result = { name: 'a.test.ts', status: failed ? 'failed' : 'passed', startTime: 0, endTime: 2000 };
  writeFileSync(file, JSON.stringify({ testResults: [{ ...result, assertionResults }] }));
  return file;
}

describe('a run of checks', () => {
  it('counts a part without a report as one test', async () => {
    const checks = create();
    await checks.run({ name: 'Good', command: ends(0), cwd: folder });
    await checks.run({ name: 'Bad', command: ends(1), cwd: folder });
    expect(checks.results).toMatchObject([
      { name: 'Good', tests: 1, failed: [] },
      { name: 'Bad', tests: 1, failed: ['Bad'] },
    ]);
    expect(checks.failures).toEqual(['Bad']);
  });

  it.each([
    ['passes', 0, { one: 'passed' }, []],
    ['has a failed test', 1, { one: 'passed', two: 'failed' }, ['a.test.ts › two']],
    ['fails outside of its tests', 1, { one: 'passed' }, ['Units']],
  ])('reads the report of a runner that %s', async (_, code, statuses, failed) => {
    const checks = create();
    await checks.run({
      name: 'Units',
      command: ends(code),
      cwd: folder,
      report: writeReport(statuses),
    });
    expect(checks.results).toMatchObject([{ tests: Object.keys(statuses).length, failed }]);
  });

  it('fails a part whose program does not exist or writes no report', async () => {
    const checks = create();
    await checks.run({ name: 'No program', command: ['/no/program'], cwd: folder });
    await checks.run({ name: 'No report', command: ends(0), cwd: folder, report: '/no/report.json' });
    expect(checks.failures).toEqual(['No program', 'No report']);
  });

  it('names skipped parts', async () => {
    const slow = { name: 'Slow', command: ends(1), cwd: folder, slow: true };
    const checks = create();
    await checks.run(slow);
    await checks.run({
      name: 'Units',
      command: ends(0),
      cwd: folder,
      report: writeReport({ one: 'passed', two: 'pending' }),
    });
    expect(checks.notRun).toEqual([
      { name: 'Slow', reason: 'slow' },
      { name: 'a.test.ts › two', reason: 'skipped by its file' },
    ]);

    const all = create(true);
    await all.run(slow);
    expect(all).toMatchObject({ failures: ['Slow'], notRun: [] });
  });
});
