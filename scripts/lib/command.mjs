import { killAllAtOnce, stopAll } from '../../packages/processes/processes.mjs';
import { explainFailure } from './steps.mjs';

const SIGNALS = /** @type {const} */ ({ SIGHUP: 129, SIGINT: 130, SIGTERM: 143 });

/** @typedef {(code: number, message?: string) => Promise<void>} End ends the command, once */

/**
 * Runs a command and stops everything that it started, however it ends: normally, by an error, by Ctrl-C, with its
 * terminal.
 * @param {(end: End) => Promise<number | void>} main returns the exit code, or nothing when it continues until a
 *   signal or `end`
 * @param {{ tidy?: (code: number) => void, onSignal?: (code: number) => number }} [options] `tidy` runs last;
 *   `onSignal` may change the exit code of a signal
 */
export function command(main, { tidy, onSignal = (code) => code } = {}) {
  let ending = false;
  /** @type {End} */
  const end = async (code, message) => {
    if (ending) return;
    ending = true;
    if (message) console.error(message);
    await stopAll();
    tidy?.(code);
    process.exit(code);
  };
  for (const [signal, code] of Object.entries(SIGNALS)) process.once(signal, () => end(onSignal(code)));
  process.once('exit', killAllAtOnce);
  main(end)
    .then((code) => (code === undefined ? undefined : end(code)))
    .catch((error) => {
      if (!ending) explainFailure(error);
      return end(1);
    });
}
