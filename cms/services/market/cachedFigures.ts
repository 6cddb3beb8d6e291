import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

/** The stored result of a request to the provider (table `marketFigures`). */
export interface CachedFigures {
  /** The figures as JSON, or null if the provider has never sent valid ones. */
  figures: string | null;
  /** Time in ms when the figures were received. */
  fetchedAt: number;
  /** Time in ms until which no instance requests new figures. */
  nextAt: number;
  /** Time in ms until which an instance has the lease to request new figures. */
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

/** Reads the stored figures of a request. Returns undefined if there is no row yet. */
export async function readCachedFigures(payload: Payload, key: string): Promise<CachedFigures | undefined> {
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
 * Claims the lease for a request with a single SQL statement, so that only one instance asks the provider.
 * @param until time in ms when the lease expires
 * @returns false if it is too early, or if another instance has the lease
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

/** Stores new figures and releases the lease. */
export async function cacheFigures(
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

/** Records a failed request and releases the lease. The last valid figures are kept. */
export async function recordFailure(payload: Payload, key: string, nextAt: number): Promise<void> {
  await query(
    { payload },
    sql`UPDATE market_figures SET failures = failures + 1, next_at = ${nextAt}, lease_until = 0
        WHERE key = ${key} RETURNING id`,
  );
}
