import { sql } from '@payloadcms/db-postgres/drizzle';
import type { PayloadRequest } from 'payload';
import type { Reservation } from '../../payload-types';
import { query } from '../../platform/database/query';
import type { PaymentState } from '../../integrations/payment/payment';
import type { SettledState } from '../../intake/payable';
import { queueDelivery } from '../../outbox/queueDelivery';
import { releaseHold } from './holds/releaseHold';
import { takeApartment } from './holds/takeApartment';
import { noteRefund } from './noteRefund';
import { payerMail } from './payerMail';
import { reservationMail } from './reservationMail';
import { reservationRefund } from './reservationRefund';

interface Row {
  id: number | string;
  reference: string;
  asset_name: string;
}

/** A declined payment can still succeed: the payer may retry on the provider's page. */
const UNPAID = sql`('pending', 'declined', 'expired')`;
const PENDING = sql`('pending')`;

/**
 * Records the provider's state of a payment: idempotent, in any order of the notices.
 * A payment takes the apartment; a late one is refunded. A decline or refund frees it.
 * @param req the request of a transaction
 * @param processId the provider's number
 * @param state what the provider says
 * @returns the reservation's state afterwards
 */
export async function settleReservation(
  req: PayloadRequest,
  processId: string,
  state: PaymentState,
): Promise<SettledState> {
  if (state === 'refunded') await noteRefund(req, processId);
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
  const inTime = await takeApartment(req, { assetName, reference });
  await req.payload.db.updateOne({
    collection: 'reservations',
    id: Number(id),
    data: {
      paymentState: inTime ? 'paid' : 'refunding',
      paidAt: new Date().toISOString(),
      // The hold is over, whatever the result: its end would mislead readers.
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
