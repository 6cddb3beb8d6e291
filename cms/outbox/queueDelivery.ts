import type { PayloadRequest } from 'payload';
import type { DeliveryKind } from '../platform/deliveryKind';

interface QueuedRecord {
  id: number | string;
  /** The number that the visitor and the staff know it by. */
  reference: string;
}

/**
 * Orders the delivery of a document, in the transaction that stores it: either both are there or neither.
 * @param req the request of that transaction
 * @param kind how it is delivered
 * @param record the stored document
 */
export async function queueDelivery(
  req: PayloadRequest,
  kind: DeliveryKind,
  record: QueuedRecord,
): Promise<void> {
  const now = new Date();
  const { id } = await req.payload.db.create({
    collection: 'deliveries',
    req,
    data: {
      kind: kind.slug,
      state: 'queued',
      attempts: 0,
      reference: record.reference,
      courtesy: kind.courtesy ?? false,
      recordCollection: kind.collection,
      recordId: String(record.id),
      nextAttemptAt: now.toISOString(),
    },
  });
  await queueAttempt(req, Number(id), now);
}

/**
 * Queues one attempt of a delivery.
 * @param req a request, whose transaction it joins if it has one
 * @param deliveryId the delivery
 * @param at not before that time
 */
export async function queueAttempt(req: PayloadRequest, deliveryId: number, at: Date): Promise<void> {
  await req.payload.jobs.queue({
    task: 'deliver',
    queue: 'delivery',
    input: { deliveryId },
    waitUntil: at,
    req,
  });
}
