import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { env } from '../env/env';
import { query, type Scope } from './query';
import { queryAsyncCommit } from './queryAsyncCommit';

/**
 * A counter in the database. `rate-limiter-flexible` is not used, because it needs one statement per key and cannot
 * join the caller's transaction.
 */
export interface Tally {
  count: number;
  /** Time at which the count restarts from zero, in ms. */
  resetsAt: number;
}

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

/** Hashes a person or an e-mail or IP address into a key from which the original cannot be recovered. */
export function traceKey(name: string, ...parts: string[]): string {
  const hmac = createHmac('sha256', env.payloadSecret).update(JSON.stringify(parts));
  return `${name}:${hmac.digest('base64url').slice(0, 22)}`;
}

/** Reads counters by key. They are stored in the table `rateLimits`, so all instances share them. */
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
 * Increments a counter.
 * @param windowMs time from the first count until the counter resets
 * @param extend restarts this time with each count
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

/** One increment of a counter. `windowMs` is the time from the first count until the counter resets. */
export interface Addition {
  key: string;
  count?: number;
  windowMs: number;
}

/** Increments several counters in one statement. Outside a transaction, it uses asynchronous commit for speed. */
export async function incrementTallies(
  scope: Scope,
  additions: readonly Addition[],
): Promise<Map<string, Tally>> {
  const now = Date.now();
  // All instances sort the keys in the same way, so that PostgreSQL locks the rows in the same order and deadlocks
  // cannot occur.
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

/** Decrements each counter that is above zero. */
export async function decrementTallies(scope: Scope, keys: readonly string[]): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET count = count - 1 WHERE key IN ${keys} AND count > 0 RETURNING id`,
  );
}
