const MAX_MS = 6 * 60 * 60 * 1000;

/**
 * Returns the pause before the next attempt, in milliseconds. It grows exponentially up to six hours and is randomized
 * (jitter), so that many failed deliveries do not retry at once.
 * @param attempts number of attempts made so far, from 1
 * @param baseMs pause after the first attempt
 * @param random a random number, at least 0 and below 1
 */
export function backoff(attempts: number, baseMs: number, random: number = Math.random()): number {
  const pause = Math.min(MAX_MS, baseMs * 2 ** (attempts - 1));
  return Math.round(pause * (0.5 + random));
}
