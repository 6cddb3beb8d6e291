/** Gatsby is not designed to run for weeks, so the process is replaced after this many cycles. */
const MAX_CYCLES = 500;
/** Allowed memory growth in bytes after the first build: this much, or as much as the first build took if that is more. */
const MAX_GROWTH = 1024 ** 3;

/**
 * @typedef {object} Warm a process that has built the site and may build it again
 * @property {string} sources sources at its start (`siteState`)
 * @property {number} cycles number of incremental builds
 * @property {number} memory bytes after the last build
 * @property {number} atFirst bytes after the first build
 * @property {boolean} alive
 */

/**
 * Returns why the running process cannot do a build.
 * @param {{ allowed: boolean, trusted: boolean, warm: Warm | null, sources: string }} now
 * @returns {'off' | 'distrust' | 'first' | 'ended' | 'sources' | null} null if it can
 */
export function coldBuildReason({ allowed, trusted, warm, sources }) {
  if (!allowed) return 'off';
  if (!trusted) return 'distrust';
  if (!warm) return 'first';
  if (!warm.alive) return 'ended';
  return warm.sources === sources ? null : 'sources';
}

/**
 * Returns why a process should be replaced after a build.
 * @param {Warm} warm
 * @returns {'cycles' | 'memory' | null}
 */
export function renewalReason({ cycles, memory, atFirst }) {
  if (cycles >= MAX_CYCLES) return 'cycles';
  return memory > Math.max(2 * atFirst, atFirst + MAX_GROWTH) ? 'memory' : null;
}
