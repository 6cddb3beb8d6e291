import type { Payload } from 'payload';
import { DeliveryFault } from '../integrations/DeliveryFault';
import { claimDeliveries, type ClaimedDelivery } from './claimDeliveries';
import { deliveryKey } from './deliveryKey';
import { findDeliveryKind } from './findDeliveryKind';
import { settleDeliveries, type Outcome } from './settleDeliveries';

/** Makes one attempt of a delivery. Whatever goes wrong is its outcome: nothing is thrown. */
export async function attemptDelivery(payload: Payload, delivery: ClaimedDelivery): Promise<Outcome> {
  const kind = findDeliveryKind(payload, delivery.kind);
  try {
    if (!kind) throw new DeliveryFault(`Unknown kind of delivery "${delivery.kind}"`, { permanent: true });
    // The attempts before ended with their worker each time: this delivery may be what ends it.
    if (delivery.attempts > kind.maxAttempts)
      throw new DeliveryFault('No attempt came to an end', { permanent: true });
    await kind.deliver({ payload, recordId: delivery.recordId, key: deliveryKey(delivery) });
    return { delivery, kind, delivered: true };
  } catch (error) {
    return { delivery, kind, delivered: false, error };
  }
}

/**
 * Makes one attempt of each delivery that is due, all at once, and notes how they ended.
 * @returns how many there were
 */
export async function deliverDue(payload: Payload, most = 100): Promise<number> {
  const claimed = await claimDeliveries(payload, most);
  await settleDeliveries(
    payload,
    await Promise.all(claimed.map((delivery) => attemptDelivery(payload, delivery))),
  );
  return claimed.length;
}
