import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

/** The stored answer to one question (table `marketFigures`). */
export interface KeptFigures {
  /** As JSON; null until the first good answer. */
  figures: string | null;
  /** Time of the answer, in ms. */
  fetchedAt: number;
  /** No instance asks before this time. */
  nextAt: number;
  /** An instance is asking until this time. */
  leaseUntil: number;
  failures: number;
}

interface Row {
  figures: string | null;
  fetched_at: number | string;
  next_at: number | string;
  lease_until: number | string;
  failures: number | string;
}

/** Reads the stored figures of a query; undefined if there are none yet. */
export async function readKept(payload: Payload, key: string): Promise<KeptFigures | undefined> {
  const [row] = await query<Row>(
    { payload },
    sql`SELECT figures, fetched_at, next_at, lease_until, failures FROM market_figures WHERE key = ${key}`,
  );
  return (
    row && {
      figures: row.figures,
      fetchedAt: Number(row.fetched_at),
      nextAt: Number(row.next_at),
      leaseUntil: Number(row.lease_until),
      failures: Number(row.failures),
    }
  );
}

/**
 * Claims the lease for one question in one statement, so that only one instance asks.
 * @param until when the lease expires
 * @returns false when it is too early or another instance has the lease
 */
export async function claimLease(payload: Payload, key: string, until: number): Promise<boolean> {
  const now = Date.now();
  const rows = await query(
    { payload },
    sql`INSERT INTO market_figures (key, figures, fetched_at, next_at, lease_until, failures)
        VALUES (${key}, NULL, 0, 0, ${until}, 0)
        ON CONFLICT (key) DO UPDATE SET lease_until = excluded.lease_until
          WHERE market_figures.next_at <= ${now} AND market_figures.lease_until <= ${now}
        RETURNING id`,
  );
  return rows.length > 0;
}

/** Stores a good answer and releases the lease. */
export async function keepFigures(
  payload: Payload,
  key: string,
  figures: string,
  nextAt: number,
): Promise<void> {
  await query(
    { payload },
    sql`UPDATE market_figures
        SET figures = ${figures}, fetched_at = ${Date.now()}, next_at = ${nextAt}, lease_until = 0, failures = 0
        WHERE key = ${key} RETURNING id`,
  );
}

/** Records a failure and releases the lease; the last good answer stays. */
export async function noteFailure(payload: Payload, key: string, nextAt: number): Promise<void> {
  await query(
    { payload },
    sql`UPDATE market_figures SET failures = failures + 1, next_at = ${nextAt}, lease_until = 0
        WHERE key = ${key} RETURNING id`,
  );
}
