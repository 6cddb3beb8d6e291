import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../platform/database/query';
import type { DeliveryKind } from '../platform/deliveryKind';

interface QueuedRecord {
  id: number | string;
  /** The number that the visitor and the staff know it by. */
  reference: string;
}

/**
 * Orders the delivery of a document, in the transaction that stores it: either both are there or neither. The row is the queue, too:
 * workers claim what is due (`claimDeliveries`).
 * @param req the request of that transaction
 * @param kind how it is delivered
 * @param record the stored document
 */
export async function queueDelivery(
  req: PayloadRequest,
  { slug, collection, courtesy = false }: DeliveryKind,
  { id, reference }: QueuedRecord,
): Promise<void> {
  const now = new Date().toISOString();
  await query(
    req,
    sql`INSERT INTO deliveries (kind, state, attempts, reference, courtesy, record_collection, record_id,
          next_attempt_at, created_at, updated_at)
        VALUES (${slug}, 'queued', 0, ${reference}, ${courtesy}, ${collection}, ${String(id)}, ${now}, ${now}, ${now})
        RETURNING id`,
  );
}
