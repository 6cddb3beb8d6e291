import type { Payload } from 'payload';
import { DeliveryFault } from '../integrations/DeliveryFault';
import { claimDeliveries, type ClaimedDelivery } from './claimDeliveries';
import { deliveryKey } from './deliveryKey';
import { findDeliveryKind } from './findDeliveryKind';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Attempts a delivery once. It never throws; errors are returned as part of the outcome. */
export async function attemptDelivery(payload: Payload, delivery: ClaimedDelivery): Promise<Outcome> {
  const kind = findDeliveryKind(payload, delivery.kind);
  try {
    if (!kind) throw new DeliveryFault(`Unknown kind of delivery "${delivery.kind}"`, { permanent: true });
    // All allowed attempts ended without an outcome, because their worker stopped. This delivery may be what crashes
    // the worker, so it is given up.
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
