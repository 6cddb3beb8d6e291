/** Number of incremental builds after which the process is replaced. Gatsby is not designed to run for weeks. */
const MAX_CYCLES = 500;
/**
 * Maximum memory growth in bytes since the first build. If the first build used more memory than this, growth by that
 * amount is allowed instead.
 */
const MAX_GROWTH = 1024 ** 3;

/**
 * @typedef {object} Warm A process that has built the site and can build it again
 * @property {string} sources sources at its start, as in `siteState`
 * @property {number} cycles number of incremental builds
 * @property {number} memory bytes after the last build
 * @property {number} atFirst bytes after the first build
 * @property {boolean} alive
 */

/**
 * Returns why the running process cannot do the next build, so that a full build is needed.
 * @param {{ allowed: boolean, trusted: boolean, warm: Warm | null, sources: string }} now
 * @returns {'off' | 'distrust' | 'first' | 'ended' | 'sources' | null} null if the running process can build
 */
export function coldBuildReason({ allowed, trusted, warm, sources }) {
  if (!allowed) return 'off';
  if (!trusted) return 'distrust';
  if (!warm) return 'first';
  if (!warm.alive) return 'ended';
  return warm.sources === sources ? null : 'sources';
}

/**
 * Returns why the process should be replaced by a new one after this build, or null if it can continue.
 * @param {Warm} warm
 * @returns {'cycles' | 'memory' | null}
 */
export function renewalReason({ cycles, memory, atFirst }) {
  if (cycles >= MAX_CYCLES) return 'cycles';
  return memory > Math.max(2 * atFirst, atFirst + MAX_GROWTH) ? 'memory' : null;
}
