import { isStopping, stop } from './processes.mjs';
import { seconds } from './seconds.mjs';

/** Pause before the first restart, which doubles up to the most; a part that ran for the steady time begins anew. In milliseconds. */
export const PAUSES = { first: 1000, most: 60_000, steady: 120_000 };

/** @typedef {import('node:child_process').ChildProcess} ChildProcess */

/**
 * Starts a part of the product again whenever it ends by itself, after a pause that grows, while the others go on.
 * @param {string} name of the part, for what is printed
 * @param {ChildProcess} child the part as it runs now
 * @param {() => ChildProcess} startAgain must go on with the log that is there
 * @param {Partial<typeof PAUSES>} [pauses]
 */
export function keepRunning(name, child, startAgain, pauses = {}) {
  const { first, most, steady } = { ...PAUSES, ...pauses };
  let pause = first;
  /** @param {ChildProcess} running */
  const watch = (running) => {
    const began = performance.now();
    running.once('exit', (code, signal) => {
      if (isStopping()) return;
      if (performance.now() - began >= steady) pause = first;
      console.error(
        `The ${name} ended by itself (${signal ?? code}); it is started again in ${seconds(pause)}.`,
      );
      setTimeout(async () => {
        // What it started itself may still be there, and hold its port.
        await stop(running);
        if (isStopping()) return;
        watch(startAgain());
        console.error(`The ${name} was started again.`);
      }, pause);
      pause = Math.min(pause * 2, most);
    });
  };
  watch(child);
}
