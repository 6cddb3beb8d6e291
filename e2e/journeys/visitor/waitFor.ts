import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 60;

/**
 * Repeats a check until it succeeds. Also repeats it after an error, because a page cannot respond while it navigates.
 * @param what what the check waits for, for the error message
 * @param ask returns true, or false or a reason to repeat the check
 * @throws Error with the last result after the timeout
 */
export async function waitFor(
  what: string,
  ask: () => Promise<boolean | string>,
  timeout: number,
): Promise<void> {
  const end = Date.now() + timeout;
  let last = '';
  for (;;) {
    try {
      const answer = await ask();
      if (answer === true) return;
      last = answer === false ? '' : answer;
    } catch (error) {
      last = error instanceof Error ? error.message : String(error);
    }
    if (Date.now() > end)
      throw new Error(`Waited ${timeout / 1000} s until ${what}.${last && ` At the end: ${last}`}`);
    await delay(POLL_MS);
  }
}
