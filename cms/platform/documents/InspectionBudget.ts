import { setImmediate as turn } from 'node:timers/promises';
import { FileFault } from './FileFault';

/** Time limit for one file, and time slice before other requests run. */
const MAX_MS = 3_000;
const TURN_MS = 20;

/**
 * Budget for inspecting one file: units of work (bytes, parts, names) and time. Yields to other requests between
 * pieces of work.
 */
export class InspectionBudget {
  /** Units spent so far. */
  spent = 0;
  readonly #deadline = performance.now() + MAX_MS;
  #turnEnds = performance.now() + TURN_MS;

  constructor(private readonly most: number) {}

  /** Units left. */
  get left(): number {
    return this.most - this.spent;
  }

  /**
   * Spends units before the work is done.
   * @throws FileFault when the budget or the time is exceeded
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
