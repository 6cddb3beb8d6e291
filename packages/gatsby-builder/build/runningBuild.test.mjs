import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { noteEnded, noteRunning, readRunning } from './runningBuild.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'running-build-'));
const build = /** @type {const} */ ({ since: '2026-01-10T08:00:00.000Z', cause: 'change', warm: true });

afterAll(() => rmSync(dataDir, { recursive: true }));

it('is recorded until it ends, for its own builder process', () => {
  expect(readRunning(dataDir, process.pid)).toBeNull();
  noteRunning(dataDir, build);
  expect(readRunning(dataDir, process.pid)).toEqual(build);
  // Another builder process wrote the record, so its build was interrupted.
  expect(readRunning(dataDir, process.pid + 1)).toBeNull();
  noteRunning(dataDir, { ...build, warm: false, why: 'template' });
  expect(readRunning(dataDir, process.pid)).toEqual({ ...build, warm: false, why: 'template' });
  noteEnded(dataDir);
  expect(readRunning(dataDir, process.pid)).toBeNull();
});

it('is null while its file is incomplete', () => {
  writeFileSync(path.join(dataDir, 'build-running.json'), '{"since":"2026');
  expect(readRunning(dataDir, process.pid)).toBeNull();
});
