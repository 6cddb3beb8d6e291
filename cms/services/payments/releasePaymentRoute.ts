import { paymentService } from '../../integrations/payment/paymentService';
import type { PaymentProcess, PaymentState } from '../../integrations/payment/payment';
import { intakeRoute } from '../../intake/intakeRoute';
import { findPayable, type SettledState } from '../../intake/payable';
import { findPayment, processShape } from './findPayment';
import { envelope } from '../../platform/http/answerShapes';
import { paymentStateShape } from './paymentAnswer';

interface Closed {
  reference: string;
  /** State of the payment in the CMS. */
  known: SettledState;
  /**
   * State that the provider returned after it was asked to close its page. Null if it was not asked or did not respond.
   */
  said: PaymentState | null;
}

/**
 * `POST /web/transactions/release`: cancels a payment that the payer has given up. The provider must close its payment
 * page first; then the item is available again at once. If the provider does not, the item becomes available when the
 * hold expires.
 */
export const releasePaymentRoute = intakeRoute<PaymentProcess, Closed>({
  path: '/web/transactions/release',
  summary: 'Cancels a payment and releases its reservation; the body may have the type text/plain',
  body: processShape,
  accepted: { description: 'Resulting state of the payment', schema: envelope(paymentStateShape) },
  captcha: false,
  form: 'releasePayment',
  timesPerAddress: 10,
  rateLimitKey: async (process, { payload }) => {
    await findPayment(payload, process);
    return process.processId;
  },
  maxBytes: 4_000,
  acceptsBeacon: true,
  prepare: async (process, { payload }) => {
    const { reference, state: known } = await findPayment(payload, process);
    if (known !== 'pending') return { reference, known, said: null };
    try {
      return { reference, known, said: await paymentService(payload).cancel(process) };
    } catch (err) {
      payload.logger.warn({ err, msg: `The payment ${reference} could not be closed at the provider` });
      return { reference, known, said: null };
    }
  },
  store: async ({ processId }, _context, req, { reference, known, said }) => {
    const status = said ? await findPayable(req.payload).settle(req, processId, said) : known;
    return { body: { body: { status, reference } } };
  },
});
