import { setTimeout as delay } from 'node:timers/promises';

const POLL_MS = 60;

/**
 * Asks until the answer is yes. A page that is being left cannot answer: it is asked again.
 * @param what for the error
 * @param ask answers false, or why not, to be asked again
 * @throws when the time is up, with the last answer
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
