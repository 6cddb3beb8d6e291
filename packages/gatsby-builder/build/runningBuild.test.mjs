import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { removeRunningBuild, recordRunningBuild, readRunningBuild } from './runningBuild.mjs';

const dataDir = mkdtempSync(path.join(tmpdir(), 'running-build-'));
const build = /** @type {const} */ ({ since: '2026-01-10T08:00:00.000Z', cause: 'change', warm: true });

afterAll(() => rmSync(dataDir, { recursive: true }));

it('is recorded until it ends, for its own builder process', () => {
  expect(readRunningBuild(dataDir, process.pid)).toBeNull();
  recordRunningBuild(dataDir, build);
  expect(readRunningBuild(dataDir, process.pid)).toEqual(build);
  // The record belongs to another builder process, so its build was interrupted and must be ignored.
  expect(readRunningBuild(dataDir, process.pid + 1)).toBeNull();
  recordRunningBuild(dataDir, { ...build, warm: false, why: 'template' });
  expect(readRunningBuild(dataDir, process.pid)).toEqual({ ...build, warm: false, why: 'template' });
  removeRunningBuild(dataDir);
  expect(readRunningBuild(dataDir, process.pid)).toBeNull();
});

it('is null while its file is incomplete', () => {
  writeFileSync(path.join(dataDir, 'build-running.json'), '{"since":"2026');
  expect(readRunningBuild(dataDir, process.pid)).toBeNull();
});
