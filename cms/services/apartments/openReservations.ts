import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { OpenPayment } from '../../intake/payable';
import { query } from '../../platform/database/query';

/**
 * How long a payer is left alone before the payment is first checked. A page without a heartbeat for this long was
 * probably closed.
 */
const PAYER_MS = 5 * 60 * 1000;
/** How long to wait for the provider's notice after the hold has ended. */
const NOTICE_MS = 15_000;
/** Payments that are pending for longer are no longer checked. Staff must resolve them. */
export const MAX_PENDING_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

const ago = (now: number, ms: number): string => new Date(now - ms).toISOString();

/**
 * Returns the references of reservations whose page sends no heartbeats. The payer may still be active, because a phone
 * can suspend the page while the bank's app is open.
 */
async function silentReferences(payload: Payload, now: number): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    { payload },
    sql`SELECT reference FROM apartment_holds WHERE state = 'held' AND quiet_since <= ${now - PAYER_MS}`,
  );
  return rows.map(({ reference }) => reference);
}

/**
 * Finds pending payments to check with the provider. It returns reservations older than five minutes, those whose hold
 * has ended, and those whose page sends no heartbeats.
 */
export async function openReservations(payload: Payload, now: number): Promise<OpenPayment[]> {
  const silent = await silentReferences(payload, now);
  const { docs } = await payload.find({
    collection: 'reservations',
    where: {
      and: [
        { paymentState: { equals: 'pending' } },
        { createdAt: { greater_than: ago(now, MAX_PENDING_MS) } },
        {
          or: [
            { createdAt: { less_than: ago(now, PAYER_MS) } },
            { heldUntil: { less_than: ago(now, NOTICE_MS) } },
            { reference: { in: silent } },
          ],
        },
      ],
    },
    // A check updates `updatedAt`, so the reservations that waited longest for a check come first.
    sort: 'updatedAt',
    limit: AT_ONCE,
    pagination: false,
    depth: 0,
    showHiddenFields: true,
  });
  return docs.map(({ reference, processId, processToken, paymentState, heldUntil, createdAt }) => ({
    reference,
    processId,
    processToken,
    state: paymentState,
    heldUntil: new Date(heldUntil ?? createdAt),
    isSilent: silent.includes(reference),
  }));
}
