const LONGEST_MS = 6 * 60 * 60 * 1000;

/**
 * How long to wait before the next attempt: doubled each time, at most six hours, and scattered so that what failed
 * together does not come back together.
 * @param attempts attempts made so far, from 1
 * @param baseMs pause after the first
 * @param random a number from 0 up to 1
 */
export function backoff(attempts: number, baseMs: number, random: number = Math.random()): number {
  const pause = Math.min(LONGEST_MS, baseMs * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random));
}
