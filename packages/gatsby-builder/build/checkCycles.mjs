/** @typedef {import('../gatsby/bootGatsby.mjs').Cycle} Cycle */

/**
 * Runs cycles until one has nothing to do: if it writes or deletes all the same, cycles are not to be trusted here. Those in which editors'
 * changes came say nothing of that.
 * @param {() => Promise<Cycle>} cycle
 * @param {number} tries how many cycles there may be
 * @returns {Promise<{ trusted: boolean | null, touched: string[], cycles: Cycle[] }>} `trusted`: null where each of them was disturbed;
 *   `touched`: what the cycle with nothing to do wrote and deleted; `cycles`: all that ran, whose state is saved
 */
export async function checkCycles(cycle, tries) {
  /** @type {Cycle[]} */
  const cycles = [];
  while (cycles.length < tries) {
    const ran = await cycle();
    ran.save();
    cycles.push(ran);
    if (ran.changes.length > 0) continue;
    const touched = [...ran.rendered, ...ran.deleted];
    return { trusted: touched.length === 0, touched, cycles };
  }
  return { trusted: null, touched: [], cycles };
}
