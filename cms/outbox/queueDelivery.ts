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
 * Orders deliveries of a document, in one statement of the transaction that stores it: either all are there or nothing is. The rows are the
 * queue, too: workers claim what is due (`claimDeliveries`), in this order.
 * @param req the request of that transaction
 * @param kinds how it is delivered, one at least
 * @param record the stored document
 */
export async function queueDeliveries(
  req: PayloadRequest,
  kinds: readonly DeliveryKind[],
  { id, reference }: QueuedRecord,
): Promise<void> {
  const now = new Date().toISOString();
  const rows = kinds.map(
    ({ slug, collection, courtesy = false }) =>
      sql`(${slug}, 'queued', 0, ${reference}, ${courtesy}, ${collection}, ${String(id)}, ${now}, ${now}, ${now})`,
  );
  await query(
    req,
    sql`INSERT INTO deliveries (kind, state, attempts, reference, courtesy, record_collection, record_id,
          next_attempt_at, created_at, updated_at)
        VALUES ${sql.join(rows, sql`, `)} RETURNING id`,
  );
}

/** Orders one delivery of a document (`queueDeliveries`). */
export const queueDelivery = (req: PayloadRequest, kind: DeliveryKind, record: QueuedRecord): Promise<void> =>
  queueDeliveries(req, [kind], record);
