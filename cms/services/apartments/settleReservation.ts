import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Reservation } from '../../payload-types';
import { query } from '../../platform/database/query';
import type { PaymentState } from '../../integrations/payment/payment';
import type { SettledState } from '../../intake/payable';
import { queueDelivery } from '../../outbox/queueDelivery';
import { releaseHold } from './holds/releaseHold';
import { assignApartment } from './holds/assignApartment';
import { recordRefund } from './recordRefund';
import { payerMail } from './payerMail';
import { reservationMail } from './reservationMail';
import { reservationRefund } from './reservationRefund';

interface Row {
  id: number | string;
  reference: string;
  asset_name: string;
}

/**
 * A declined payment can still succeed, because the payer may try again on the provider's page. A payment that arrives
 * after expiry is also accepted.
 */
const UNPAID = sql`('pending', 'declined', 'expired')`;
const PENDING = sql`('pending')`;

/**
 * Records the state of a payment that the provider reports. Notices may be repeated and arrive in any order. A payment
 * takes the apartment; if it came too late, it is refunded. A declined, expired or refunded payment frees the
 * apartment.
 * @param req request with an open transaction
 * @param processId the provider's number of the payment
 * @param state state that the provider reports
 * @returns the state of the reservation afterwards
 */
export async function settleReservation(
  req: PayloadRequest,
  processId: string,
  state: PaymentState,
): Promise<SettledState> {
  if (state === 'refunded') await recordRefund(req, processId);
  else if (state !== 'pending') {
    const [row] = await query<Row>(
      req,
      sql`UPDATE reservations SET payment_state = ${state}
          WHERE process_id = ${processId} AND payment_state IN ${state === 'paid' ? UNPAID : PENDING}
          RETURNING id, reference, asset_name`,
    );
    if (row && state === 'paid') await settlePaid(req, row);
    else if (row) await releaseHold(req, row.reference);
  }
  const reservation = await req.payload.db.findOne<Reservation>({
    collection: 'reservations',
    where: { processId: { equals: processId } },
    req,
  });
  return reservation?.paymentState ?? state;
}

async function settlePaid(req: PayloadRequest, { id, reference, asset_name: assetName }: Row): Promise<void> {
  const inTime = await assignApartment(req, { assetName, reference });
  await req.payload.db.updateOne({
    collection: 'reservations',
    id: Number(id),
    data: {
      paymentState: inTime ? 'paid' : 'refunding',
      paidAt: new Date().toISOString(),
      // The hold has ended in any case, so its end time is cleared. Otherwise, it would still be shown to staff.
      heldUntil: null,
      deleteAfter: null,
      delivery: 'queued',
    },
    req,
    returning: false,
  });
  if (!inTime) await queueDelivery(req, reservationRefund, { id, reference });
  await queueDelivery(req, reservationMail, { id, reference });
  await queueDelivery(req, payerMail, { id, reference });
}
