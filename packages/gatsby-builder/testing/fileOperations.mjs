import fs from 'node:fs';
import { syncBuiltinESMExports } from 'node:module';

const NAMES = ['writeFile', 'appendFile', 'copyFile', 'rename', 'unlink', 'rm', 'rmdir'];

/**
 * @typedef {{ count: number, moment: 'before' | 'after' }} Kill When this process must be killed: before or after the
 *   file operation with this number
 */
/** @typedef {(...args: any[]) => any} Operation */

const kill = () => process.kill(process.pid, 'SIGKILL');

/**
 * Counts operations that change files, and can kill this process at one of them. Call it before other modules import
 * functions of `node:fs`.
 * @param {(paths: unknown[]) => void} [onDone] called after each synchronous operation; file operations of this
 *   function itself are not counted
 * @returns {{ killAt: (kill: Kill) => void }} `killAt` sets when to kill the process, counting from 1 at the time of
 *   the call
 */
export function watchFileOperations(onDone) {
  /** @type {Kill | null} */
  let planned = null;
  let isReporting = false;
  /** Counts an operation that is about to start. @returns {boolean} whether the process must be killed after it */
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
