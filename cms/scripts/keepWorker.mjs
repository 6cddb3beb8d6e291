import { spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/**
 * Pause before the worker is restarted, in milliseconds. It starts at `first`, doubles up to `most`, and is reset after
 * a worker has run for `steady`.
 */
const RESTART_DELAYS = { first: 1000, most: 60_000, steady: 120_000 };
const ASK_MS = 500;
const WORKER = {
  program: ['--conditions=production', '--import', 'tsx', 'worker.ts'],
  cwd: path.resolve(import.meta.dirname, '..'),
};

/**
 * Checks whether the server responds to its health check.
 * @param {string} url
 */
async function isWell(url) {
  const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  return response?.ok ?? false;
}

/**
 * Runs the worker (`worker.ts`: deliveries and jobs) in a separate process, and restarts it when it exits. Starts it
 * once the server is healthy, because the database is migrated by then. The worker exits together with this process.
 * @param {{ url: string, worker?: typeof WORKER, onReady?: (pid: number | undefined) => void }} options `url` is the
 *   URL of the server; tests pass `worker`; `onReady` is called whenever a worker is ready
 * @returns {{ stop: () => void }} `stop` lets the worker finish its current work and exit
 */
export function keepWorker({ url, onReady, worker = WORKER }) {
  let stopped = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let pause = RESTART_DELAYS.first;

  const start = () => {
    const began = performance.now();
    child = spawn(process.execPath, worker.program, {
      cwd: worker.cwd,
      // The worker exits when the IPC channel closes, and so also if this process crashes.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, RUNS_JOBS: 'true' },
    });
    // Lower priority, because responses to visitors are more urgent than deliveries.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (message) => {
      if (message === 'ready') onReady?.(child?.pid);
      // Forwards messages of the worker to the subscriber in `outbox/countAttempts.ts`.
      else channel('cms.worker').publish(message);
    });
    child.once('error', (error) => console.error('The worker could not be started', error));
    child.once('close', async (code, signal) => {
      if (stopped) return;
      if (performance.now() - began >= RESTART_DELAYS.steady) pause = RESTART_DELAYS.first;
      console.error(`The worker ended unexpectedly (${signal ?? code}). It restarts in ${pause / 1000} s.`);
      await sleep(pause);
      pause = Math.min(pause * 2, RESTART_DELAYS.most);
      if (!stopped) start();
    });
  };
  const startWhenWell = async () => {
    while (!stopped && !(await isWell(url))) await sleep(ASK_MS);
    if (!stopped) start();
  };
  void startWhenWell();
  return {
    stop: () => {
      stopped = true;
      child?.kill('SIGTERM');
    },
  };
}
