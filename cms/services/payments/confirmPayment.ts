import { timingSafeEqual } from 'node:crypto';
import type { Payload } from 'payload';
import { z } from 'zod';
import { paymentService } from '../../integrations/payment/paymentService';
import type { PaymentState } from '../../integrations/payment/payment';
import type { Reservation } from '../../payload-types';
import type { Intake } from '../../intake/intake';
import { parseWith } from '../../intake/parseWith';
import { Refusal } from '../../intake/Refusal';
// eslint-disable-next-line boundaries/dependencies -- payments are to settle through an interface that a service registers
import { settleReservation } from '../apartments/settleReservation';

export const confirmPaymentSchema = z
  .object({ processId: z.string().min(1).max(100), processToken: z.string().min(1).max(500) })
  .meta({
    id: 'ConfirmPayment',
    description: 'A payment that was begun, by what its beginning was answered with',
  });

type ConfirmPayment = z.infer<typeof confirmPaymentSchema>;

const sameToken = (one: string, other: string): boolean =>
  one.length === other.length && timingSafeEqual(Buffer.from(one), Buffer.from(other));

/** The reservation of a payment, for those who hold its token. */
async function findReservation(
  payload: Payload,
  { processId, processToken }: ConfirmPayment,
): Promise<Reservation> {
  const reservation = await payload.db.findOne<Reservation>({
    collection: 'reservations',
    where: { processId: { equals: processId } },
  });
  if (!reservation || !sameToken(reservation.processToken, processToken))
    throw new Refusal(404, 'unknownPayment');
  return reservation;
}

/**
 * `POST /web/transactions/confirm`: how a payment stands. What a frame's message says is a claim of the browser; this is the provider's word, asked
 * for by our server unless a notice has brought it before.
 */
export const confirmPayment: Intake<ConfirmPayment, { reference: string; status: PaymentState }> = {
  form: 'confirmPayment',
  maxBytes: 4_000,
  parse: (body, { language }) => parseWith(confirmPaymentSchema, body, language),
  substance: (process) => process,
  prepare: async (process, { payload }) => {
    const { reference, paymentState } = await findReservation(payload, process);
    if (paymentState === 'paid') return { reference, status: paymentState };
    try {
      return { reference, status: await paymentService(payload).confirm(process) };
    } catch (err) {
      payload.logger.warn({ err, msg: `How the payment ${reference} stands could not be asked` });
      return { reference, status: paymentState };
    }
  },
  store: async ({ processId }, _context, req, { reference, status }) => {
    await settleReservation(req, processId, status);
    return { body: { body: { status, reference } } };
  },
};
