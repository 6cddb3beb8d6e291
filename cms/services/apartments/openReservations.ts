import { sql } from '@payloadcms/db-postgres/drizzle';
import type { Payload } from 'payload';
import type { OpenPayment } from '../../intake/payable';
import { query } from '../../platform/database/query';

/** A payment under way is left to its payer for this long; a page that says nothing for as long is probably closed. */
const PAYER_MS = 5 * 60 * 1000;
/** A notice may still be on its way for this long after the hold ended. */
const NOTICE_MS = 15_000;
/** What is still pending after a day is for staff to look at. */
export const LONGEST_MS = 24 * 60 * 60 * 1000;
const AT_ONCE = 20;

const ago = (now: number, ms: number): string => new Date(now - ms).toISOString();

/** Numbers of the reservations whose page has been silent. A phone may suspend it while its owner pays in the bank's app. */
async function silentReferences(payload: Payload, now: number): Promise<string[]> {
  const rows = await query<{ reference: string }>(
    { payload },
    sql`SELECT reference FROM apartment_holds WHERE state = 'held' AND quiet_since <= ${now - PAYER_MS}`,
  );
  return rows.map(({ reference }) => reference);
}

/** Reservations that are neither paid nor refused, though their payer had time enough. */
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
    // Those that were asked about last wait for the others.
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
