import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

export interface Counted {
  count: number;
  /** When the window ends, in ms. */
  resetsAt: number;
}

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

interface Waiting {
  keys: readonly string[];
  resolve: (counted: Map<string, Counted>) => void;
  reject: (error: unknown) => void;
}

/**
 * Counts requests in the table that all instances share, in windows of a fixed length. Requests that come while the database is busy
 * with a count are counted together in the next statement; each learns the count that it would have got alone.
 */
export class GatheredCounts {
  #waiting: Waiting[] = [];
  #isBusy = false;

  constructor(
    private readonly payload: Payload,
    private readonly windowMs: number,
  ) {}

  /** Counts one request under each of the keys. */
  count(keys: readonly string[]): Promise<Map<string, Counted>> {
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
    const now = Date.now();
    const later = new Map<string, number>();
    for (const key of gathered.flatMap(({ keys }) => keys)) later.set(key, (later.get(key) ?? 0) + 1);
    // Always in the same order, in which PostgreSQL locks the rows: two instances never wait for each other.
    const rows = [...later].sort(([one], [other]) => (one < other ? -1 : 1));
    const values = sql.join(
      rows.map(([key, count]) => sql`(${key}, ${count}, ${now + this.windowMs})`),
      sql`, `,
    );
    const totals = await query<Row>(
      { payload: this.payload },
      sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${values}
          ON CONFLICT (key) DO UPDATE SET
            count = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.count ELSE rate_limits.count + excluded.count END,
            resets_at = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.resets_at ELSE rate_limits.resets_at END
          RETURNING key, count, resets_at`,
    );
    const known = new Map(totals.map((row) => [row.key, row]));
    for (const { keys, resolve } of gathered)
      resolve(
        new Map(
          keys.map((key) => {
            const left = (later.get(key) ?? 1) - 1;
            later.set(key, left);
            const { count = 0, resets_at = 0 } = known.get(key) ?? {};
            return [key, { count: Number(count) - left, resetsAt: Number(resets_at) }];
          }),
        ),
      );
  }
}
