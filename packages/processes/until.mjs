import { setTimeout as wait } from 'node:timers/promises';

/**
 * Waits until a condition is true, or throws after a timeout.
 * @param {() => Promise<boolean>} isSo returns whether the condition is true
 * @param {string} what describes the condition in the error message
 * @param {number} [timeoutMs] in milliseconds
 */
export async function until(isSo, what, timeoutMs = 90_000) {
  const deadline = performance.now() + timeoutMs;
  while (!(await isSo())) {
    if (performance.now() > deadline) throw new Error(`Timeout: waited until ${what}`);
    await wait(200);
  }
}
