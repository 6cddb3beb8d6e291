import { isStopping, stop } from './processes.mjs';
import { seconds } from './seconds.mjs';

/**
 * Pauses in milliseconds. `first`: pause before the first restart; each further pause is twice as long, up to `most`.
 * After the process has run for `steady`, the pause is `first` again.
 */
export const RESTART_DELAYS = { first: 1000, most: 60_000, steady: 120_000 };

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Restarts a process whenever it ends unexpectedly, after a pause that grows with each restart. Other processes are not
 * affected.
 * @param {string} name name in messages
 * @param {ChildProcess} child the running process
 * @param {() => ChildProcess} startAgain starts the process again; must append to its log
 * @param {Partial<typeof RESTART_DELAYS>} [pauses]
 */
export function keepRunning(name, child, startAgain, pauses = {}) {
  const { first, most, steady } = { ...RESTART_DELAYS, ...pauses };
  let pause = first;
  /** @param {ChildProcess} running */
  const watch = (running) => {
    const began = performance.now();
    running.once('exit', (code, signal) => {
      if (isStopping()) return;
      if (performance.now() - began >= steady) pause = first;
      console.error(`The ${name} ended unexpectedly (${signal ?? code}). It restarts in ${seconds(pause)}.`);
      setTimeout(async () => {
        // Child processes of the ended process may still run and occupy its port, so stop them first.
        await stop(running);
        if (isStopping()) return;
        watch(startAgain());
        console.error(`The ${name} has restarted.`);
      }, pause);
      pause = Math.min(pause * 2, most);
    });
  };
  watch(child);
}
