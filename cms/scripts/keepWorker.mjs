import { spawn } from 'node:child_process';
import { channel } from 'node:diagnostics_channel';
import { constants, setPriority } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

/** Pause before the first restart, which doubles up to the most; a worker that ran for the steady time begins anew. In milliseconds. */
const PAUSES = { first: 1000, most: 60_000, steady: 120_000 };
const ASK_MS = 500;
/** What Node runs, and where. */
const WORKER = {
  program: ['--conditions=production', '--import', 'tsx', 'worker.ts'],
  cwd: path.resolve(import.meta.dirname, '..'),
};

/** @param {string} url */
async function isWell(url) {
  const response = await fetch(`${url}/web/health`, { signal: AbortSignal.timeout(5000) }).catch(() => null);
  return response?.ok ?? false;
}

/**
 * Runs the worker (`worker.ts`: deliveries and jobs) beside the server, in a process of its own, and starts it again whenever it ends by itself.
 * It begins once the server is well: that has brought the database up to date then. It ends with this process, however that ends.
 * @param {{ url: string, worker?: typeof WORKER, onReady?: (pid: number | undefined) => void }} options `url` of the server; another
 *   `worker` is for tests; `onReady` is told each time one has begun
 * @returns {{ stop: () => void }} tells the worker to finish what is under way, and end
 */
export function keepWorker({ url, onReady, worker = WORKER }) {
  let stopped = false;
  /** @type {import('node:child_process').ChildProcess | undefined} */
  let child;
  let pause = PAUSES.first;

  const start = () => {
    const began = performance.now();
    child = spawn(process.execPath, worker.program, {
      cwd: worker.cwd,
      // It learns by the channel that this process is gone.
      stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
      env: { ...process.env, RUNS_JOBS: 'true' },
    });
    // Deliveries wait for visitors, not the other way round.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    child.on('message', (message) => {
      if (message === 'ready') onReady?.(child?.pid);
      // To whoever listens in this process (`outbox/noteAttempts.ts`).
      else channel('cms.worker').publish(message);
    });
    child.once('error', (error) => console.error('The worker could not be started', error));
    child.once('close', async (code, signal) => {
      if (stopped) return;
      if (performance.now() - began >= PAUSES.steady) pause = PAUSES.first;
      console.error(
        `The worker ended by itself (${signal ?? code}); it is started again in ${pause / 1000} s.`,
      );
      await sleep(pause);
      pause = Math.min(pause * 2, PAUSES.most);
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
