import { sql } from '@payloadcms/db-sqlite/drizzle';
import type { PayloadRequest } from 'payload';
import { query } from '../../platform/database/query';
import type { PaymentState } from '../../integrations/payment/payment';
import { queueDelivery } from '../../outbox/queueDelivery';
import { reservationMail } from './reservationMail';

interface Row {
  id: number | string;
  reference: string;
}

/**
 * Notes what the provider says of a payment. `paid` is final, and is believed even after a refusal: a payer may try again on the provider's
 * page. Anything else ends a pending payment only. However often and in whatever order the news come, staff hear once that it is paid.
 * @param req the request of a transaction
 * @param processId the provider's number
 * @param state what the provider says
 * @returns whether anything changed
 */
export async function settleReservation(
  req: PayloadRequest,
  processId: string,
  state: PaymentState,
): Promise<boolean> {
  if (state === 'pending') return false;
  const from = state === 'paid' ? sql`payment_state <> 'paid'` : sql`payment_state = 'pending'`;
  const [row] = await query<Row>(
    req,
    sql`UPDATE reservations SET payment_state = ${state} WHERE process_id = ${processId} AND ${from}
        RETURNING id, reference`,
  );
  if (!row) return false;
  if (state !== 'paid') return true;
  await req.payload.db.updateOne({
    collection: 'reservations',
    id: Number(row.id),
    data: { paidAt: new Date().toISOString(), deleteAfter: null, delivery: 'queued' },
    req,
    returning: false,
  });
  await queueDelivery(req, reservationMail, { id: row.id, reference: row.reference });
  return true;
}
