/** @typedef {import('../gatsby/bootGatsby.mjs').Cycle} Cycle */

/**
 * Checks that an incremental build without changes writes nothing. It runs cycles until one has no changed content. If
 * that cycle still writes or deletes files, incremental builds cannot be trusted. A cycle during which an editor
 * published a change proves nothing, so another one follows.
 * @param {() => Promise<Cycle>} cycle
 * @param {number} tries maximum number of cycles
 * @returns {Promise<{ trusted: boolean | null, touched: string[], cycles: Cycle[] }>} `trusted`: null if every cycle
 *   had changes; `touched`: paths of the pages that the cycle without changes wrote or deleted; `cycles`: all cycles,
 *   whose state is saved
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
