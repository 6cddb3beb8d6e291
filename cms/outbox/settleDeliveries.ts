import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload, PayloadRequest } from 'payload';
import { DeliveryFault } from '../integrations/DeliveryFault';
import { inTransaction } from '../platform/database/inTransaction';
import { query } from '../platform/database/query';
import type { DeliveryKind } from '../platform/parts/deliveryKind';
import { env } from '../platform/env/env';
import { backoff } from './backoff';
import type { ClaimedDelivery } from './claimDeliveries';
import { countAttempts } from './countAttempts';
import { lockRecords, writeDeliveryState, dependentRecords } from './writeDeliveryState';

const MAX_ERROR_LENGTH = 1000;

/** Outcome of one delivery attempt. */
export type Outcome = {
  delivery: ClaimedDelivery;
  /** Kind of the delivery. Undefined if this version of the CMS does not know it. */
  kind: DeliveryKind | undefined;
} & ({ delivered: true } | { delivered: false; error: unknown });

type Failure = Extract<Outcome, { delivered: false }>;

/** Checks whether no further attempt will follow, because the limit is reached or the error is permanent. */
const isDead = ({ kind, delivery, error }: Failure): boolean =>
  !kind || (error instanceof DeliveryFault && error.permanent) || delivery.attempts >= kind.maxAttempts;

async function settleSuccesses(req: PayloadRequest, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return;
  const now = new Date().toISOString();
  await query(
    req,
    sql`UPDATE deliveries
        SET state = 'delivered', delivered_at = ${now}, updated_at = ${now},
            next_attempt_at = NULL, locked_until = NULL, last_error = NULL
        WHERE id IN ${ids} RETURNING id`,
  );
}

async function settleFailure(req: PayloadRequest, failure: Failure): Promise<void> {
  const { delivery, error } = failure;
  const lastError = (error instanceof Error ? error.message : String(error))
    // The receiver's response may contain a NUL character. PostgreSQL rejects it, so the whole batch of outcomes would
    // fail.
    .replaceAll('\0', '')
    .slice(0, MAX_ERROR_LENGTH);
  const asked = error instanceof DeliveryFault ? (error.retryAfterMs ?? 0) : 0;
  const pause = Math.max(backoff(delivery.attempts, env.deliveryRetryMs), asked);
  const dead = isDead(failure);
  const next = dead ? null : new Date(Date.now() + pause).toISOString();
  // The condition on `attempts` protects a delivery that another worker has claimed after this attempt's lock expired.
  // The late outcome must not overwrite that worker's.
  await query(
    req,
    sql`UPDATE deliveries
        SET state = ${dead ? 'dead' : 'queued'}, next_attempt_at = ${next}, locked_until = NULL,
            last_error = ${lastError}, updated_at = ${new Date().toISOString()}
        WHERE id = ${delivery.id} AND state = 'sending' AND attempts = ${delivery.attempts} RETURNING id`,
  );
}

/**
 * Records outcomes in the deliveries and their documents, in one transaction. A failed delivery gets a time for its
 * retry or becomes a dead letter.
 * @throws database errors; nothing has been recorded then, so the call can be repeated
 */
export async function settleDeliveries(payload: Payload, outcomes: readonly Outcome[]): Promise<void> {
  if (outcomes.length === 0) return;
  const records = dependentRecords(outcomes);
  const failures = outcomes.filter((outcome): outcome is Failure => !outcome.delivered);
  await inTransaction(payload, async (req) => {
    await lockRecords(req, records);
    await settleSuccesses(
      req,
      outcomes.flatMap(({ delivered, delivery }) => (delivered ? [delivery.id] : [])),
    );
    for (const failure of failures) await settleFailure(req, failure);
    await writeDeliveryState(req, records);
  });
  countAttempts(
    outcomes.map((outcome) => ({
      target: outcome.delivery.kind,
      result: outcome.delivered ? 'delivered' : isDead(outcome) ? 'dead' : 'failed',
    })),
  );
  for (const failure of failures) {
    const { delivery, error } = failure;
    const dead = isDead(failure);
    payload.logger[dead ? 'error' : 'warn']({
      err: error,
      msg: `Delivery ${delivery.id} (${delivery.kind}) failed in attempt ${delivery.attempts}${dead ? ', staff must look' : ''}`,
    });
  }
}
