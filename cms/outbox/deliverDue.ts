import type { Payload } from 'payload';
import { DeliveryFault } from '../integrations/DeliveryFault';
import { claimDeliveries, type ClaimedDelivery } from './claimDeliveries';
import { deliveryKey } from './deliveryKey';
import { findDeliveryKind } from './findDeliveryKind';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Makes one attempt of a delivery. Returns errors as the outcome and never throws. */
export async function attemptDelivery(payload: Payload, delivery: ClaimedDelivery): Promise<Outcome> {
  const kind = findDeliveryKind(payload, delivery.kind);
  try {
    if (!kind) throw new DeliveryFault(`Unknown kind of delivery "${delivery.kind}"`, { permanent: true });
    // Earlier attempts ended with their worker, so this delivery may crash the worker.
    if (delivery.attempts > kind.maxAttempts)
      throw new DeliveryFault('Every attempt was interrupted', { permanent: true });
    await kind.deliver({ payload, recordId: delivery.recordId, key: deliveryKey(delivery) });
    return { delivery, kind, delivered: true };
  } catch (error) {
    return { delivery, kind, delivered: false, error };
  }
}

/**
 * Attempts all due deliveries concurrently and records their outcomes.
 * @returns number of attempts
 */
export async function deliverDue(payload: Payload, most = 100): Promise<number> {
  const claimed = await claimDeliveries(payload, most);
  await settleDeliveries(
    payload,
    await Promise.all(claimed.map((delivery) => attemptDelivery(payload, delivery))),
  );
  return claimed.length;
}
