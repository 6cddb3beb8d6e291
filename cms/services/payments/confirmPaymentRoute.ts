import { paymentService } from '../../integrations/payment/paymentService';
import type { PaymentProcess, PaymentState } from '../../integrations/payment/payment';
import { intakeRoute } from '../../intake/intakeRoute';
import { findPayable, type SettledState } from '../../intake/payable';
import { findPayment, processShape } from './findPayment';
import { envelope } from '../../platform/http/answerShapes';
import { paymentStateShape } from './paymentAnswer';

/** States in which the payer has finished. The provider does not have to be asked again. */
const ENDED: readonly SettledState[] = ['paid', 'refunding', 'refunded'];

interface Asked {
  reference: string;
  /** State of the payment in the CMS. */
  known: SettledState;
  /** State of the payment at the provider. Null if the provider was not asked or did not respond. */
  said: PaymentState | null;
}

/**
 * `POST /web/transactions/confirm`: returns the state of a payment. An open payment page sends it every 30 seconds as a
 * heartbeat. A message from the payment frame is not trusted, because anyone could send it in the browser. Unless the
 * result is already known, the server therefore asks the provider.
 */
export const confirmPaymentRoute = intakeRoute<PaymentProcess, Asked>({
  path: '/web/transactions/confirm',
  summary: 'State of a payment according to the provider',
  body: processShape,
  accepted: { description: 'The state', schema: envelope(paymentStateShape) },
  captcha: false,
  form: 'confirmPayment',
  // An open page sends two requests a minute, and many payers may share an IP address. This limit applies only to
  // requests that name no known payment (see `rateLimitKey`).
  timesPerAddress: 60,
  // Record the heartbeat before the limit is checked. Otherwise, a flood of requests could make the payer lose the
  // hold.
  rateLimitKey: async (process, { payload }) => {
    const { state } = await findPayment(payload, process);
    if (state === 'pending') await findPayable(payload).recordHeartbeat({ payload }, process.processId);
    return process.processId;
  },
  maxBytes: 4_000,
  prepare: async (process, { payload }) => {
    const { reference, state: known } = await findPayment(payload, process);
    if (ENDED.includes(known)) return { reference, known, said: null };
    try {
      return { reference, known, said: await paymentService(payload).confirm(process) };
    } catch (err) {
      payload.logger.warn({ err, msg: `The provider did not answer about the payment ${reference}` });
      return { reference, known, said: null };
    }
  },
  store: async ({ processId }, _context, req, { reference, known, said }) => {
    const status = said ? await findPayable(req.payload).settle(req, processId, said) : known;
    return { body: { body: { status, reference } } };
  },
});
