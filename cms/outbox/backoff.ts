const MAX_MS = 6 * 60 * 60 * 1000;

/**
 * Pause before the next attempt, in milliseconds: exponential, at most six hours, with jitter.
 * @param attempts attempts made so far, from 1
 * @param baseMs pause after the first attempt
 * @param random a number from 0 up to 1
 */
export function backoff(attempts: number, baseMs: number, random: number = Math.random()): number {
  const pause = Math.min(MAX_MS, baseMs * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random));
}
