import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../platform/database/query';
import type { DeliveryKind } from '../platform/parts/deliveryKind';

interface QueuedRecord {
  id: number | string;
  /** Reference number by which the visitor and staff know the document. */
  reference: string;
  /** Time of the first attempt, in ms. Defaults to now. */
  dueAt?: number;
}

interface Queued {
  kind: string;
  held_up: boolean | number;
}

/**
 * Queues deliveries of a document in one statement; they are claimed in the given order (`claimDeliveries`). If an
 * earlier delivery of the same kind is waiting for a retry, it becomes due immediately, because the new delivery must
 * wait for it.
 * @param req request of the transaction that stores the document
 * @param kinds kinds of the deliveries, at least one
 * @param record the stored document
 */
export async function queueDeliveries(
  req: PayloadRequest,
  kinds: readonly DeliveryKind[],
  { id, reference, dueAt }: QueuedRecord,
): Promise<void> {
  const now = new Date().toISOString();
  const due = dueAt === undefined ? now : new Date(dueAt).toISOString();
  const rows = kinds.map(
    ({ slug, collection, courtesy = false }) =>
      sql`(${slug}, 'queued', 0, ${reference}, ${courtesy}, ${collection}, ${String(id)}, ${due}, ${now}, ${now})`,
  );
  const queued = await query<Queued>(
    req,
    sql`INSERT INTO deliveries (kind, state, attempts, reference, courtesy, record_collection, record_id,
          next_attempt_at, created_at, updated_at)
        VALUES ${sql.join(rows, sql`, `)}
        RETURNING kind, EXISTS (
          SELECT 1 FROM deliveries AS earlier
          WHERE earlier.record_id = deliveries.record_id AND earlier.record_collection = deliveries.record_collection
            AND earlier.kind = deliveries.kind AND earlier.state = 'queued' AND earlier.next_attempt_at > ${now}
        ) AS held_up`,
  );
  const heldUp = new Set(queued.filter(({ held_up }) => Boolean(held_up)).map(({ kind }) => kind));
  for (const { slug, collection } of kinds.filter((kind) => heldUp.has(kind.slug)))
    await query(
      req,
      sql`UPDATE deliveries SET next_attempt_at = ${now}, updated_at = ${now}
          WHERE record_id = ${String(id)} AND record_collection = ${collection} AND kind = ${slug}
            AND state = 'queued' AND next_attempt_at > ${now}
          RETURNING id`,
    );
}

/** Queues one delivery of a document (`queueDeliveries`). */
export const queueDelivery = (req: PayloadRequest, kind: DeliveryKind, record: QueuedRecord): Promise<void> =>
  queueDeliveries(req, [kind], record);
