/** @typedef {import('../gatsby/bootGatsby.mjs').Cycle} Cycle */

/**
 * Runs cycles until one has no changes to process. If that cycle still writes or deletes files, cycles are not trusted. Cycles with
 * editors' changes are inconclusive.
 * @param {() => Promise<Cycle>} cycle
 * @param {number} tries maximum number of cycles
 * @returns {Promise<{ trusted: boolean | null, touched: string[], cycles: Cycle[] }>} `trusted`: null if every cycle had changes;
 *   `touched`: files that the cycle without changes wrote or deleted; `cycles`: all cycles, with saved state
 */
export async function checkCycles(cycle, tries) {
  /** @type {Cycle[]} */
  const cycles = [];
  while (cycles.length < tries) {
    const ran = await cycle();
    await ran.save();
    cycles.push(ran);
    if (ran.changes.length > 0) continue;
    const touched = [...ran.rendered, ...ran.deleted];
    return { trusted: touched.length === 0, touched, cycles };
  }
  return { trusted: null, touched: [], cycles };
}
