import type { Payload } from 'payload';
import { incrementTallies, type Tally } from '../../platform/database/tally';

interface Waiting {
  keys: readonly string[];
  resolve: (counted: Map<string, Tally>) => void;
  reject: (error: unknown) => void;
}

/**
 * Counts requests in the database table that all instances share, in fixed time windows. Requests that arrive while a
 * statement is running are counted together in the next statement. Each one still gets the count that it would get on
 * its own.
 */
export class BatchedCounters {
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(
    private readonly payload: Payload,
    private readonly windowMs: number,
  ) {}

  /** Counts one request for each of the keys. */
  count(keys: readonly string[]): Promise<Map<string, Tally>> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ keys, resolve, reject });
      if (!this.#isBusy) void this.#work();
    });
  }

  async #work(): Promise<void> {
    this.#isBusy = true;
    while (this.#waiting.length > 0) {
      const gathered = this.#waiting;
      this.#waiting = [];
      try {
        await this.#countAll(gathered);
      } catch (error) {
        for (const { reject } of gathered) reject(error);
      }
    }
    this.#isBusy = false;
  }

  async #countAll(gathered: readonly Waiting[]): Promise<void> {
    const later = new Map<string, number>();
    for (const key of gathered.flatMap(({ keys }) => keys)) later.set(key, (later.get(key) ?? 0) + 1);
    const known = await incrementTallies(
      { payload: this.payload },
      [...later].map(([key, count]) => ({ key, count, windowMs: this.windowMs })),
    );
    for (const { keys, resolve } of gathered)
      resolve(
        new Map(
          keys.map((key) => {
            const left = (later.get(key) ?? 1) - 1;
            later.set(key, left);
            const { count = 0, resetsAt = 0 } = known.get(key) ?? {};
            return [key, { count: count - left, resetsAt }];
          }),
        ),
      );
  }
}
