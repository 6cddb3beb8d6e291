import { createHmac } from 'node:crypto';
import { sql } from '@payloadcms/db-postgres/drizzle';
import { env } from '../env';
import { query, type Scope } from './query';
import { queryBriefly } from './queryBriefly';

export interface Tally {
  count: number;
  /** When it is forgotten, in ms. */
  resetsAt: number;
}

interface Row {
  key: string;
  count: number | string;
  resets_at: number | string;
}

/** A key for a person or an address: neither can be read from the table. */
export function traceKey(name: string, ...parts: string[]): string {
  const hmac = createHmac('sha256', env.payloadSecret).update(JSON.stringify(parts));
  return `${name}:${hmac.digest('base64url').slice(0, 22)}`;
}

/**
 * Reads tallies that are not yet forgotten. All instances share them (table `rateLimits`).
 * @returns one for each key, zero for those there are none of
 */
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
 * Counts one more.
 * @param scope the CMS, or a request whose transaction it joins
 * @param key what is counted
 * @param windowMs how long it is remembered
 * @param extend from the newest, not from the first of them
 */
export async function countOne(
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

/** What is counted, how many more of it, and how long it is remembered from the first of them. */
export interface Addition {
  key: string;
  count?: number;
  windowMs: number;
}

/** Counts more of each, in one statement; outside of a transaction it does not wait for the disk. */
export async function countEach(scope: Scope, additions: readonly Addition[]): Promise<Map<string, Tally>> {
  const now = Date.now();
  // Always in the same order, in which PostgreSQL locks the rows: two instances never wait for each other.
  const sorted = [...additions].sort((one, other) => (one.key < other.key ? -1 : 1));
  const values = sql.join(
    sorted.map(({ key, count = 1, windowMs }) => sql`(${key}, ${count}, ${now + windowMs})`),
    sql`, `,
  );
  const rows = await queryBriefly<Row>(
    scope,
    sql`INSERT INTO rate_limits (key, count, resets_at) VALUES ${values}
        ON CONFLICT (key) DO UPDATE SET
          count = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.count ELSE rate_limits.count + excluded.count END,
          resets_at = CASE WHEN rate_limits.resets_at <= ${now} THEN excluded.resets_at ELSE rate_limits.resets_at END
        RETURNING key, count, resets_at`,
  );
  return new Map(rows.map((row) => [row.key, { count: Number(row.count), resetsAt: Number(row.resets_at) }]));
}

/** Forgets tallies. */
export async function forgetTallies(scope: Scope, keys: readonly string[]): Promise<void> {
  await query(scope, sql`DELETE FROM rate_limits WHERE key IN ${keys} RETURNING id`);
}

/** Takes one back that turned out well. */
export async function uncountOne(scope: Scope, keys: readonly string[]): Promise<void> {
  await query(
    scope,
    sql`UPDATE rate_limits SET count = count - 1 WHERE key IN ${keys} AND count > 0 RETURNING id`,
  );
}
