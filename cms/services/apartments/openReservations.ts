import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { OpenPayment } from '../../intake/payable';
import { query } from '../../platform/database/query';

/** Time that a payer has before the first check. A page that is silent for this long is probably closed. */
const PAYER_MS = 5 * 60 * 1000;
/** A notice may arrive this long after the hold has ended. */
const NOTICE_MS = 15_000;
/** Payments that are pending for longer are left to staff. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

const ago = (now: number, ms: number): string => new Date(now - ms).toISOString();

/**
 * References of the reservations with a silent page. A phone may suspend the page while its owner pays in the
 * bank's app.
 */
async function silentReferences(payload: Payload, now: number): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    { payload },
    sql`SELECT reference FROM apartment_holds WHERE state = 'held' AND quiet_since <= ${now - PAYER_MS}`,
  );
  return rows.map(({ reference }) => reference);
}

/** Finds pending reservations whose hold has ended or whose payer had enough time. */
export async function openReservations(payload: Payload, now: number): Promise<OpenPayment[]> {
  const silent = await silentReferences(payload, now);
  const { docs } = await payload.find({
    collection: 'reservations',
    where: {
      and: [
        { paymentState: { equals: 'pending' } },
        { createdAt: { greater_than: ago(now, LONGEST_MS) } },
        {
          or: [
            { createdAt: { less_than: ago(now, PAYER_MS) } },
            { heldUntil: { less_than: ago(now, NOTICE_MS) } },
            { reference: { in: silent } },
          ],
        },
      ],
    },
    // Those checked most recently come last.
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
