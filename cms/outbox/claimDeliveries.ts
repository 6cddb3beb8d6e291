import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** How long an attempt may take; afterwards it counts as dead with its process and another may try. */
const LOCK_MS = 120_000;

export interface ClaimedDelivery {
  id: number;
  kind: string;
  recordId: string;
  createdAt: string | Date;
  /** This attempt's number, from 1. */
  attempts: number;
}

interface Row {
  id: number;
  kind: string;
  record_id: string;
  attempts: number | string;
  created_at: string | Date;
}

/**
 * An earlier delivery of the same kind and document that has not ended. The later one waits for it: a receiver that hears first what became
 * of a meeting, and then that it is booked, would keep the older state.
 */
const earlierIsOpen = sql`EXISTS (
  SELECT 1 FROM deliveries AS earlier
  WHERE earlier.record_id = due.record_id AND earlier.record_collection = due.record_collection
    AND earlier.kind = due.kind AND earlier.id < due.id AND earlier.state IN ('queued', 'sending'))`;

/**
 * Takes deliveries that are due for one attempt each, in one statement, so that of several workers only one gets each: those that wait, and
 * those whose worker died at it. Deliveries of one kind and document go out one after the other, in the order in which they were queued.
 * @param payload the CMS
 * @param most how many at most; all of them must begin at once, as their time runs
 * @returns the ones that have waited longest
 */
export async function claimDeliveries(payload: Payload, most: number): Promise<ClaimedDelivery[]> {
  const now = Date.now();
  const rows = await query<Row>(
    { payload },
    sql`WITH chosen AS MATERIALIZED (
          SELECT id FROM deliveries AS due
          WHERE ((state = 'queued' AND (next_attempt_at IS NULL OR next_attempt_at <= ${new Date(now).toISOString()}))
              OR (state = 'sending' AND locked_until < ${now}))
            AND NOT ${earlierIsOpen}
          ORDER BY next_attempt_at, id LIMIT ${most} FOR UPDATE SKIP LOCKED)
        UPDATE deliveries
        SET state = 'sending', attempts = attempts + 1, locked_until = ${now + LOCK_MS}
        WHERE id IN (SELECT id FROM chosen)
        RETURNING id, kind, record_id, attempts, created_at`,
  );
  return rows.map(({ id, kind, record_id, attempts, created_at }) => ({
    id: Number(id),
    kind,
    recordId: record_id,
    createdAt: created_at,
    attempts: Number(attempts),
  }));
}
