import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../platform/database/query';
import { findDeliveryKind } from './findDeliveryKind';
import { lockRecords, writeDeliveryState, dependentRecords } from './writeDeliveryState';

/**
 * Makes a delivery due immediately and resets its number of attempts.
 * @param req request of a transaction
 * @param id id of the delivery
 * @returns false if it has been delivered or is being sent, in which case nothing changes
 */
export async function requeueDelivery(req: PayloadRequest, id: number): Promise<boolean> {
  const now = new Date().toISOString();
  const [found] = await query<{ kind: string; record_id: string }>(
    req,
    sql`SELECT kind, record_id FROM deliveries WHERE id = ${id}`,
  );
  if (!found) return false;
  const kind = findDeliveryKind(req.payload, found.kind);
  const records = dependentRecords([{ kind, delivery: { recordId: found.record_id } }]);
  await lockRecords(req, records);
  const revived = await query(
    req,
    sql`UPDATE deliveries
        SET state = 'queued', attempts = 0, next_attempt_at = ${now}, locked_until = NULL, updated_at = ${now}
        WHERE id = ${id} AND state IN ('dead', 'queued')
        RETURNING id`,
  );
  if (revived.length === 0) return false;
  await writeDeliveryState(req, records);
  return true;
}
