import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { missingPrograms, readRequirements } from './requirements.mjs';

const { PATH } = process.env;
const folder = mkdtempSync(path.join(tmpdir(), 'programs-'));

beforeEach(() => {
  process.env.PATH = folder;
});

afterAll(() => {
  process.env.PATH = PATH;
  rmSync(folder, { recursive: true });
});

it('names missing programs', () => {
  expect(missingPrograms(['java', 'firefox', 'webkit'])).toEqual([
    'Java',
    'Firefox',
    'WebKitGTK with its driver and Xvfb',
  ]);
});

it('finds a program in the PATH', () => {
  writeFileSync(path.join(folder, 'firefox'), '');
  expect(missingPrograms(['firefox'])).toEqual([]);
});

it.each([
  ['scanner/daemon.clamd.slow.test.ts', ['clamd']],
  ['database/sortOrder.postgresql.slow.test.ts', ['postgresql']],
  ['faults/worker.slow.test.ts', []],
])('reads the requirements of %s from its name', (file, needs) => {
  expect(readRequirements(file)).toEqual(needs);
});
