import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const NAMES = ['writeFile', 'appendFile', 'copyFile', 'rename', 'unlink', 'rm', 'rmdir'];

/** @typedef {{ count: number, moment: 'before' | 'after' }} Kill kills this process at the operation with this number */
/** @typedef {(...args: any[]) => any} Operation */

const kill = () => process.kill(process.pid, 'SIGKILL');

/**
 * Counts operations that change files. Call it before other modules import functions of `node:fs`.
 * @param {(paths: unknown[]) => void} [onDone] called after each synchronous operation; its own operations are not counted
 * @returns {{ killAt: (kill: Kill) => void }} `killAt` counts from 1, from the time of the call
 */
export function watchFileOperations(onDone) {
  /** @type {Kill | null} */
  let planned = null;
  let isReporting = false;
  /** Counts an operation. @returns {boolean} whether the process ends after it */
  function begin() {
    if (!planned) return false;
    planned.count -= 1;
    if (planned.count > 0) return false;
    if (planned.moment === 'before') kill();
    return true;
  }
  const own = /** @type {Record<string, Operation>} */ (/** @type {unknown} */ (fs));
  const promises = /** @type {Record<string, Operation>} */ (/** @type {unknown} */ (fs.promises));
  for (const name of NAMES) {
    const [sync, withCallback, async] = [own[`${name}Sync`], own[name], promises[name]];
    if (!sync || !withCallback || !async) throw new Error(`node:fs has no ${name}`);
    own[`${name}Sync`] = (...args) => {
      if (isReporting) return sync(...args);
      const isLast = begin();
      const result = sync(...args);
      isReporting = true;
      onDone?.(args);
      isReporting = false;
      if (isLast) kill();
      return result;
    };
    own[name] = (...args) => {
      const isLast = begin();
      const callback = args.pop();
      return withCallback(...args, (/** @type {unknown[]} */ ...results) => {
        if (isLast) kill();
        callback(...results);
      });
    };
    promises[name] = async (...args) => {
      const isLast = begin();
      const result = await async(...args);
      if (isLast) kill();
      return result;
    };
  }
  syncBuiltinESMExports();
  return {
    killAt(next) {
      planned = { ...next };
    },
  };
}
