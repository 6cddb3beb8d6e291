import { setImmediate as turn } from 'node:timers/promises';
import { FileFault } from './FileFault';

/** Time limit for inspecting one file, and the time after which other requests get a turn, in ms. */
const MAX_MS = 3_000;
const TURN_MS = 20;

/**
 * Limits the inspection of one file, by units of work (bytes, parts, names) and by time. Lets other requests run
 * between steps of the inspection.
 */
export class InspectionBudget {
  /** Number of units spent so far. */
  spent = 0;
  readonly #deadline = performance.now() + MAX_MS;
  #turnEnds = performance.now() + TURN_MS;

  constructor(private readonly most: number) {}

  /** Units left. */
  get left(): number {
    return this.most - this.spent;
  }

  /**
   * Spends units of the budget. Call it before the work itself.
   * @throws FileFault if the units or the time are used up
   */
  async spend(units: number): Promise<void> {
    this.spent += units;
    if (this.spent > this.most) throw new FileFault('damaged', 'The file grows too much when it is unpacked');
    const now = performance.now();
    if (now < this.#turnEnds) return;
    if (now > this.#deadline) throw new FileFault('damaged', 'The inspection of the file takes too long');
    await turn();
    this.#turnEnds = performance.now() + TURN_MS;
  }
}
