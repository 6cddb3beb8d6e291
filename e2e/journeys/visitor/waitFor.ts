import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 60;

/**
 * Repeats a check until it succeeds. Also repeats errors, because a page cannot answer during navigation.
 * @param what named in the error
 * @param ask returns false or a reason to repeat
 * @throws Error with the last answer on a timeout
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
