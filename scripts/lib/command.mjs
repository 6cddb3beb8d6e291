import { setTimeout as sleep } from 'node:timers/promises';
import { killAll, stopAll } from '../../packages/processes/processes.mjs';
import { explainFailure } from './steps.mjs';

const SIGNALS = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/** Longest time in ms that `finish` may take before everything is stopped. */
const FINISH_MS = 10_000;

/** @typedef {(code: number, message?: string) => Promise<void>} End ends the command, once */

/**
 * Runs a command, and stops all programs that it started when it ends. It can end normally, with an error, by Ctrl-C or
 * when its terminal is closed.
 * @param {(end: End) => Promise<number | void>} main returns the exit code, or nothing if the command continues until a
 *   signal or a call of `end`
 * @param {{ finish?: () => Promise<unknown>, tidy?: (code: number) => void, onSignal?: (code: number) => number }}
 *   [options] `finish` completes open work before the programs are stopped; `tidy` runs last; `onSignal` may change the
 *   exit code after a signal
 */
export function command(main, { finish, tidy, onSignal = (code) => code } = {}) {
  let ending = false;
  /** @type {End} */
  const end = async (code, message) => {
    if (ending) return;
    ending = true;
    if (message) console.error(message);
    if (finish) await Promise.race([finish().catch(explainFailure), sleep(FINISH_MS)]);
    await stopAll();
    tidy?.(code);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => end(onSignal(code)));
  process.once('exit', killAll);
  main(end)
    .then((code) => (code === undefined ? undefined : end(code)))
    .catch((error) => {
      if (!ending) explainFailure(error);
      return end(1);
    });
}
