import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** Lock time of an attempt. Afterwards its worker counts as dead and another may claim the delivery. */
const LOCK_MS = 120_000;

export interface ClaimedDelivery {
  id: number;
  kind: string;
  recordId: string;
  createdAt: string | Date;
  /** Number of this attempt, from 1. */
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
 * Matches an unfinished earlier delivery of the same kind and document. Order matters: a receiver that gets a
 * meeting's outcome before its booking would keep the older state.
 */
const earlierIsOpen = sql`EXISTS (
  SELECT 1 FROM deliveries AS earlier
  WHERE earlier.record_id = due.record_id AND earlier.record_collection = due.record_collection
    AND earlier.kind = due.kind AND earlier.id < due.id AND earlier.state IN ('queued', 'sending'))`;

/**
 * Claims due deliveries for one attempt each, the longest waiting first, including those whose worker died. A single
 * statement gives each delivery to one worker only. Deliveries of one kind and document keep their order.
 * @param payload the CMS
 * @param most limit; start all attempts immediately, because their lock time is running
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
