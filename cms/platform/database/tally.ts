import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { env } from '../env/env';
import { query, type Scope } from './query';
import { queryAsyncCommit } from './queryAsyncCommit';

/** A counter. `rate-limiter-flexible` takes a statement per key and knows no transaction of the caller. */
export interface Tally {
  count: number;
  /** Time in ms at which the count restarts from zero. */
  resetsAt: number;
}

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

/** Hashes a person or an address into a key that cannot be reversed. */
export function traceKey(name: string, ...parts: string[]): string {
  const hmac = createHmac('sha256', env.payloadSecret).update(JSON.stringify(parts));
  return `${name}:${hmac.digest('base64url').slice(0, 22)}`;
}

/** Reads tallies by key. All instances share them (table `rateLimits`). */
export async function readTallies(scope: Scope, keys: readonly string[]): Promise<Map<string, Tally>> {
  const rows = await query<Row>(
    scope,
    sql`SELECT key, count, resets_at FROM rate_limits WHERE key IN ${keys} AND resets_at > ${Date.now()}`,
  );
  const known = new Map(
    rows.map((row) => [row.key, { count: Number(row.count), resetsAt: Number(row.resets_at) }]),
  );
  return new Map(keys.map((key) => [key, known.get(key) ?? { count: 0, resetsAt: 0 }]));
}

/**
 * Increments a tally.
 * @param windowMs time from the first count until the tally resets
 * @param extend restarts that time with each count
 */
export async function incrementTally(
  scope: Scope,
  key: string,
  windowMs: number,
  { extend = false }: { extend?: boolean } = {},
): Promise<Tally> {
  const now = Date.now();
  const kept = extend ? sql`excluded.resets_at` : sql`rate_limits.resets_at`;
  const [row] = await query<Row>(
    scope,
    sql`INSERT INTO rate_limits (key, count, resets_at) VALUES (${key}, 1, ${now + windowMs})
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN rate_limits.resets_at <= ${now} THEN 1 ELSE rate_limits.count + 1 END,
          resets_at = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.resets_at ELSE ${kept} END
        RETURNING key, count, resets_at`,
  );
  return { count: Number(row?.count), resetsAt: Number(row?.resets_at) };
}

/** An increment of a tally. `windowMs`: time from the first count until the tally resets. */
export interface Addition {
  key: string;
  count?: number;
  windowMs: number;
}

/** Increments several tallies in one statement. Outside of a transaction it commits asynchronously. */
export async function incrementTallies(
  scope: Scope,
  additions: readonly Addition[],
): Promise<Map<string, Tally>> {
  const now = Date.now();
  // PostgreSQL locks the rows in this order, which prevents deadlocks.
  const sorted = [...additions].sort((one, other) => (one.key < other.key ? -1 : 1));
  const values = sql.join(
    sorted.map(({ key, count = 1, windowMs }) => sql`(${key}, ${count}, ${now + windowMs})`),
    sql`, `,
  );
  const rows = await queryAsyncCommit<Row>(
    scope,
    sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${values}
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.count ELSE rate_limits.count + excluded.count END,
          resets_at = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.resets_at ELSE rate_limits.resets_at END
        RETURNING key, count, resets_at`,
  );
  return new Map(rows.map((row) => [row.key, { count: Number(row.count), resetsAt: Number(row.resets_at) }]));
}

export async function deleteTallies(scope: Scope, keys: readonly string[]): Promise<void> {
  await query(scope, sql`DELETE FROM rate_limits WHERE key IN ${keys} RETURNING id`);
}

/** Decrements each tally. */
export async function decrementTallies(scope: Scope, keys: readonly string[]): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET count = count - 1 WHERE key IN ${keys} AND count > 0 RETURNING id`,
  );
}
