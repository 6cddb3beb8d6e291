import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/**
 * How long a claimed delivery stays locked. After this time its worker is assumed to have died, and another worker may
 * claim the delivery.
 */
const LOCK_MS = 120_000;

export interface ClaimedDelivery {
  id: number;
  kind: string;
  recordId: string;
  createdAt: string | Date;
  /** Number of the current attempt, starting at 1. */
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
 * Matches deliveries for which an earlier one of the same kind and document is unfinished. They must wait for it: a
 * receiver that got a meeting's outcome before its booking would end up with the older state.
 */
const earlierIsOpen = sql`EXISTS (
  SELECT 1 FROM deliveries AS earlier
  WHERE earlier.record_id = due.record_id AND earlier.record_collection = due.record_collection
    AND earlier.kind = due.kind AND earlier.id < due.id AND earlier.state IN ('queued', 'sending'))`;

/**
 * Claims due deliveries for one attempt each, those that have waited longest first. Also claims deliveries whose worker
 * died. A single SQL statement ensures that only one worker gets each delivery. Deliveries of the same kind and
 * document keep their order.
 * @param payload the CMS
 * @param most maximum number to claim; start all of them immediately, because their locks are already running out
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
