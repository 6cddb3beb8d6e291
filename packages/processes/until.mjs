import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits for something to become so.
 * @param {() => Promise<boolean>} isSo
 * @param {string} what for the error
 * @param {number} [timeoutMs] milliseconds
 */
export async function until(isSo, what, timeoutMs = 90_000) {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Waited in vain until ${what}`);
    await wait(200);
  }
}
