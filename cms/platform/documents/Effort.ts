import { setImmediate as turn } from 'node:timers/promises';
import { FileFault } from './FileFault';

/** How long one file may take, and how long other requests wait while a piece of it is looked at. */
const MOST_MS = 3_000;
const TURN_MS = 20;

/**
 * What looking into one file costs: units of work (bytes, parts, names), of which a file has so many and no more, and time. Between pieces
 * of work it lets other requests have their turn.
 */
export class Effort {
  /** Units spent so far. */
  spent = 0;
  readonly #deadline = performance.now() + MOST_MS;
  #turnEnds = performance.now() + TURN_MS;

  constructor(private readonly most: number) {}

  /** Units that are left. */
  get left(): number {
    return this.most - this.spent;
  }

  /**
   * Spends units before the work is done.
   * @throws FileFault when there are not so many left, or the time is over
   */
  async spend(units: number): Promise<void> {
    this.spent += units;
    if (this.spent > this.most) throw new FileFault('type', 'The file grows too much when it is unpacked');
    const now = performance.now();
    if (now < this.#turnEnds) return;
    if (now > this.#deadline) throw new FileFault('type', 'Looking into the file takes too long');
    await turn();
    this.#turnEnds = performance.now() + TURN_MS;
  }
}
