/** Gatsby was never meant to run for weeks. */
const MOST_CYCLES = 500;
/** Bytes that a process may take beyond what it took after its first build: twice that, or this. */
const MOST_GROWTH = 1024 ** 3;

/**
 * @typedef {object} Warm a process that has built, and may build again
 * @property {string} sources what it was started with (`siteState`)
 * @property {number} cycles how many times it has built what changed
 * @property {number} memory bytes after its last build
 * @property {number} atFirst bytes after its first one
 * @property {boolean} alive
 */

/**
 * Why a build cannot be left to the process that is there.
 * @param {{ allowed: boolean, trusted: boolean, warm: Warm | null, sources: string }} now
 * @returns {'off' | 'distrust' | 'first' | 'ended' | 'sources' | null} null when it can
 */
export function whyNotWarm({ allowed, trusted, warm, sources }) {
  if (!allowed) return 'off';
  if (!trusted) return 'distrust';
  if (!warm) return 'first';
  if (!warm.alive) return 'ended';
  return warm.sources === sources ? null : 'sources';
}

/**
 * Why a process that has just built should be replaced by a new one.
 * @param {Warm} warm
 * @returns {'cycles' | 'memory' | null}
 */
export function whyRenew({ cycles, memory, atFirst }) {
  if (cycles >= MOST_CYCLES) return 'cycles';
  return memory > Math.max(2 * atFirst, atFirst + MOST_GROWTH) ? 'memory' : null;
}
