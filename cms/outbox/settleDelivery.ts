import type { PayloadRequest } from 'payload';
import { env } from '../platform/env';
import { backoff } from './backoff';
import type { ClaimedDelivery } from './claimDelivery';
import { DeliveryFault } from '../integrations/DeliveryFault';
import type { DeliveryKind } from '../platform/deliveryKind';
import { noteOnRecord } from './noteOnRecord';
import { queueAttempt } from './queueDelivery';

const MAX_ERROR_LENGTH = 1000;

/** Notes that a delivery succeeded. */
export async function settleSuccess(
  req: PayloadRequest,
  kind: DeliveryKind,
  delivery: ClaimedDelivery,
): Promise<void> {
  await req.payload.db.updateOne({
    collection: 'deliveries',
    id: delivery.id,
    data: {
      state: 'delivered',
      deliveredAt: new Date().toISOString(),
      nextAttemptAt: null,
      lockedUntil: null,
      lastError: null,
    },
    req,
    returning: false,
  });
  await noteOnRecord(req, kind, delivery.recordId);
}

/**
 * Notes that an attempt failed: another one is queued, or the delivery is dead when there were enough or none can help.
 * @returns true when it is dead
 */
export async function settleFailure(
  req: PayloadRequest,
  kind: DeliveryKind | undefined,
  delivery: ClaimedDelivery,
  error: unknown,
): Promise<boolean> {
  const lastError = (error instanceof Error ? error.message : String(error)).slice(0, MAX_ERROR_LENGTH);
  const fault = error instanceof DeliveryFault ? error : undefined;
  const dead = !kind || fault?.permanent === true || delivery.attempts >= kind.maxAttempts;
  const pause = Math.max(backoff(delivery.attempts, env.deliveryRetryMs), fault?.retryAfterMs ?? 0);
  const next = new Date(Date.now() + pause);
  await req.payload.db.updateOne({
    collection: 'deliveries',
    id: delivery.id,
    data: {
      state: dead ? 'dead' : 'queued',
      nextAttemptAt: dead ? null : next.toISOString(),
      lockedUntil: null,
      lastError,
    },
    req,
    returning: false,
  });
  if (kind) await noteOnRecord(req, kind, delivery.recordId);
  if (!dead) await queueAttempt(req, delivery.id, next);
  return dead;
}
