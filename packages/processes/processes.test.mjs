import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { run, start, stop } from './processes.mjs';

const turn = (ms = 5) => new Promise((resolve) => setTimeout(resolve, ms));
const folder = () => mkdtempSync(path.join(tmpdir(), 'processes-test-'));

describe('stopping a program', () => {
  it('ends its children, even those that ignore SIGTERM', async () => {
    const { child, log } = start({
      name: 'stubborn',
      command: ['bash', '-c', 'bash -c "trap : TERM; echo $$ up; while true; do sleep 0.05; done" & wait'],
      cwd: folder(),
      env: process.env,
      logFolder: folder(),
    });
    while (!existsSync(log) || !readFileSync(log, 'utf8').includes('up')) await turn(20);
    await stop(child);
    expect(() => process.kill(-(child.pid ?? 0), 0)).toThrow('ESRCH');
  }, 15_000);
});

it('starts a program and its children at the given niceness', async () => {
  const log = await run({
    name: 'nice',
    command: ['bash', '-c', 'node -p "os.getPriority()"; nice'],
    cwd: folder(),
    env: process.env,
    logFolder: folder(),
    nice: 19,
  });
  expect(readFileSync(log, 'utf8')).toBe('19\n19\n');
});
