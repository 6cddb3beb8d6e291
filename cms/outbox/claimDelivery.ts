import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';

/** How long an attempt may take; afterwards it counts as dead with its process and another may try. */
const LOCK_MS = 120_000;

export interface ClaimedDelivery {
  id: number;
  kind: string;
  recordId: string;
  /** This attempt's number, from 1. */
  attempts: number;
}

interface Row {
  id: number;
  kind: string;
  record_id: string;
  attempts: number | string;
}

/**
 * Takes a delivery for one attempt, in one statement, so that of several instances or jobs only one gets it.
 * @param payload the CMS
 * @param id the delivery
 * @returns null when it is delivered, dead, not due yet, or in other hands
 */
export async function claimDelivery(payload: Payload, id: number): Promise<ClaimedDelivery | null> {
  const now = Date.now();
  const [row] = await query<Row>(
    { payload },
    sql`UPDATE deliveries
        SET state = 'sending', attempts = attempts + 1, locked_until = ${now + LOCK_MS}
        WHERE id = ${id}
          AND (state = 'queued' OR (state = 'sending' AND locked_until < ${now}))
        RETURNING id, kind, record_id, attempts`,
  );
  return row
    ? { id: Number(row.id), kind: row.kind, recordId: row.record_id, attempts: Number(row.attempts) }
    : null;
}
