import { mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { jest } from '@jest/globals';
import { keepRunning } from './keepRunning.mjs';
import { start, stopAll } from './processes.mjs';

const folder = mkdtempSync(path.join(tmpdir(), 'keep-running-'));

/** @param {string} name @param {string} script @param {boolean} [again] */
const part = (name, script, again = false) =>
  start({ name, command: ['bash', '-c', script], cwd: folder, env: process.env, logFolder: folder, again });

afterAll(() => stopAll());

it('restarts a process that ends, with increasing pauses, and keeps its log and the other processes', async () => {
  const errors = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const other = part('other', 'sleep 60');
  const times = [performance.now()];
  const script = 'echo "life of $$"; sleep 60 & echo "$!" > left-behind; exit 3';
  const first = part('dying', script);
  await new Promise((resolve) => {
    const again = () => {
      times.push(performance.now());
      const { child } = part('dying', times.length >= 4 ? 'echo "life of $$"; sleep 60' : script, true);
      if (times.length === 4) resolve(undefined);
      return child;
    };
    keepRunning('dying part', first.child, again, { first: 60, most: 120, steady: 60_000 });
  });
  while ((readFileSync(first.log, 'utf8').match(/life of/g) ?? []).length < 4) await sleep(10);
  const pauses = times.slice(1).map((time, index) => time - (times[index] ?? 0));
  expect(pauses[0]).toBeGreaterThanOrEqual(60);
  expect(pauses[1]).toBeGreaterThanOrEqual(120);
  expect(pauses[2]).toBeGreaterThanOrEqual(120);
  // Child processes of earlier runs have ended too. Otherwise they could still occupy a port.
  const leftBehind = Number(readFileSync(path.join(folder, 'left-behind'), 'utf8'));
  expect(() => process.kill(leftBehind, 0)).toThrow('ESRCH');
  expect(errors).toHaveBeenCalledWith(expect.stringContaining('The dying part ended unexpectedly (3)'));
  expect(other.child.exitCode).toBeNull();
  errors.mockRestore();
}, 30_000);
