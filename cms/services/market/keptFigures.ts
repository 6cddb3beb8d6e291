import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../../platform/database/query';

/** What is known of the answer to one question (table `marketFigures`). */
export interface KeptFigures {
  /** As JSON; null while there was no good answer. */
  figures: string | null;
  /** When that was, in ms. */
  fetchedAt: number;
  /** Before this nobody asks again. */
  nextAt: number;
  /** Until then somebody is asking. */
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

/** What is kept under a key; undefined when nobody ever asked. */
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
 * Takes the lease for one question, in one statement, so that of several instances only one asks.
 * @param until when it ends by itself, should its holder die
 * @returns false when it is not time yet, or somebody else has it
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

/** Keeps a good answer and gives the lease back. */
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

/** Notes that there was no good answer, and gives the lease back; what was known stays. */
export async function noteFailure(payload: Payload, key: string, nextAt: number): Promise<void> {
  await query(
    { payload },
    sql`UPDATE market_figures SET failures = failures + 1, next_at = ${nextAt}, lease_until = 0
        WHERE key = ${key} RETURNING id`,
  );
}
