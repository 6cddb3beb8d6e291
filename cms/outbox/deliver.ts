import type { Payload, TaskConfig } from 'payload';
import { inTransaction } from '../platform/database/inTransaction';
import { claimDelivery, type ClaimedDelivery } from './claimDelivery';
import { DeliveryFault } from '../integrations/DeliveryFault';
import { findDeliveryKind } from './findDeliveryKind';
import { noteAttempt } from './noteAttempt';
import { settleFailure, settleSuccess } from './settleDelivery';

/**
 * Makes one attempt of a delivery. The row is the truth, the queued task only triggers it: whether it failed, when it is tried again
 * and whether it is dead stands there, where staff see it.
 * @returns false when there was nothing to do
 */
export async function attemptDelivery(payload: Payload, deliveryId: number): Promise<boolean> {
  const delivery = await claimDelivery(payload, deliveryId);
  if (!delivery) return false;
  const kind = findDeliveryKind(payload, delivery.kind);
  try {
    if (!kind) throw new DeliveryFault(`Unknown kind of delivery "${delivery.kind}"`, { permanent: true });
    await kind.deliver({ payload, recordId: delivery.recordId, key: `${kind.slug}-${delivery.id}` });
  } catch (error) {
    await fail(payload, delivery, error);
    return true;
  }
  noteAttempt(delivery.kind, 'delivered');
  await inTransaction(payload, (req) => settleSuccess(req, kind, delivery));
  return true;
}

async function fail(payload: Payload, delivery: ClaimedDelivery, error: unknown): Promise<void> {
  const dead = await inTransaction(payload, (req) =>
    settleFailure(req, findDeliveryKind(payload, delivery.kind), delivery, error),
  );
  noteAttempt(delivery.kind, dead ? 'dead' : 'failed');
  payload.logger[dead ? 'error' : 'warn']({
    err: error,
    msg: `Delivery ${delivery.id} (${delivery.kind}) failed in attempt ${delivery.attempts}${dead ? ', staff must look' : ''}`,
  });
}

/** The job of one attempt. Should the database itself fail meanwhile, the job is tried again, and housekeeping finds what is left. */
export const deliver: TaskConfig<'deliver'> = {
  slug: 'deliver',
  inputSchema: [{ name: 'deliveryId', type: 'number', required: true }],
  retries: { attempts: 5, backoff: { type: 'exponential', delay: 2000 } },
  handler: async ({ input, req }) => {
    await attemptDelivery(req.payload, input.deliveryId);
    return { output: {} };
  },
};
