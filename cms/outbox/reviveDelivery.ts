import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { Payload } from 'payload';
import { query } from '../platform/database/query';
import { inTransaction } from '../platform/database/inTransaction';
import { findDeliveryKind } from './findDeliveryKind';
import { noteOnRecord } from './noteOnRecord';
import { queueAttempt } from './queueDelivery';

/**
 * Has a delivery tried again now, with all its attempts before it.
 * @param payload the CMS
 * @param id the delivery
 * @returns false when it is delivered or just being sent: then it stays as it is
 */
export async function reviveDelivery(payload: Payload, id: number): Promise<boolean> {
  const now = new Date();
  return inTransaction(payload, async (req) => {
    const [row] = await query<{ kind: string; record_id: string }>(
      req,
      sql`UPDATE deliveries
          SET state = 'queued', attempts = 0, next_attempt_at = ${now.toISOString()}, locked_until = NULL
          WHERE id = ${id} AND state IN ('dead', 'queued')
          RETURNING kind, record_id`,
    );
    if (!row) return false;
    const kind = findDeliveryKind(payload, row.kind);
    if (kind) await noteOnRecord(req, kind, row.record_id);
    await queueAttempt(req, id, now);
    return true;
  });
}
