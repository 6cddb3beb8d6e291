import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { check, results } from './check.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'check-'));

/** A report of Jest's shape in which these tests failed, of ten per file. */
function reportOf(/** @type {string} */ name, /** @type {Record<string, string[]>} */ failed) {
  const file = path.join(folder, name);
  const testResults = Object.entries(failed).map(([test, names]) => ({
    name: test,
    status: names.length > 0 ? 'failed' : 'passed',
    assertionResults: names.map((fullName) => ({ fullName, status: 'failed' })),
  }));
  const numFailedTests = Object.values(failed).flat().length;
  const numPassedTests = testResults.length * 10 - numFailedTests;
  writeFileSync(file, JSON.stringify({ numPassedTests, numFailedTests, numPendingTests: 0, testResults }));
  return file;
}

const ends = (/** @type {number} */ code) => [process.execPath, '-e', `process.exit(${code})`];

describe('a check', () => {
  it('only what fails again when its file runs once more fails a check', async () => {
    const first = reportOf('first.json', {
      'a.test.ts': ['one', 'two'],
      'b.test.ts': ['three'],
      'c.test.ts': [],
    });
    /** @type {string[][]} */
    const again = [];
    const shared = { cwd: folder, logFolder: path.join(folder, 'logs') };

    await check({
      ...shared,
      name: 'Good',
      command: ends(0),
      report: reportOf('good.json', { 'd.test.ts': [] }),
    });
    expect(results()).toMatchObject({ counts: { passed: 10, failed: 0 }, failures: [] });

    await check({
      ...shared,
      name: 'By chance',
      command: ends(1),
      report: first,
      again: (files) => {
        again.push(files);
        return { command: ends(0), report: reportOf('second.json', { 'a.test.ts': [], 'b.test.ts': [] }) };
      },
    });
    expect(again).toEqual([['a.test.ts', 'b.test.ts']]);
    const flaky = ['a.test.ts › one', 'a.test.ts › two', 'b.test.ts › three'];
    expect(results()).toMatchObject({ counts: { passed: 40, failed: 0, flaky }, failures: [] });

    await check({
      ...shared,
      name: 'Each time',
      command: ends(1),
      report: first,
      again: () => ({
        command: ends(1),
        report: reportOf('third.json', { 'a.test.ts': ['two'], 'b.test.ts': [] }),
      }),
    });
    expect(results().failures).toEqual(['Each time']);
    expect(results().counts).toMatchObject({ failed: 1, names: ['a.test.ts › two'] });
  });

  it('an error outside of tests is no matter of chance', async () => {
    const again = () => {
      throw new Error('Tried again');
    };
    const script = "console.log('Unhandled Errors'); process.exit(1)";
    await check({
      name: 'A worker died',
      command: [process.execPath, '-e', script],
      cwd: folder,
      logFolder: path.join(folder, 'logs'),
      report: reportOf('died.json', { 'a.test.ts': ['one'] }),
      again,
      unless: /Unhandled Errors/,
    });
    expect(results().failures).toContain('A worker died');
  });

  it('many failed files are not tried again, nor is a run without a report', async () => {
    const again = () => {
      throw new Error('Tried again');
    };
    const many = Object.fromEntries(Array.from({ length: 6 }, (_, index) => [`${index}.test.ts`, ['one']]));
    const shared = { cwd: folder, logFolder: path.join(folder, 'logs'), command: ends(1), again };
    await check({ ...shared, name: 'Many', report: reportOf('many.json', many) });
    await check({ ...shared, name: 'Nothing', report: path.join(folder, 'nothing.json') });
    expect(results().failures).toEqual(expect.arrayContaining(['Many', 'Nothing']));
  });
});
