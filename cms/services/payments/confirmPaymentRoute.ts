import { paymentService } from '../../integrations/payment/paymentService';
import type { PaymentProcess, PaymentState } from '../../integrations/payment/payment';
import { intakeRoute } from '../../intake/intakeRoute';
import { findPayable, type SettledState } from '../../intake/payable';
import { findPayment, processShape } from './findPayment';
import { envelope } from '../../platform/http/answerShapes';
import { paymentStateShape } from './paymentAnswer';

/** Final states of a payment for its payer: the provider is not asked again. */
const ENDED: readonly SettledState[] = ['paid', 'refunding', 'refunded'];

interface Asked {
  reference: string;
  /** Its state in the CMS. */
  known: SettledState;
  /** What the provider says; null when it was not asked or did not answer. */
  said: PaymentState | null;
}

/**
 * `POST /web/transactions/confirm`: the state of a payment. An open page calls it every 30 seconds as a
 * heartbeat.
 * The frame's message is only a claim of the browser. Our server asks the provider unless a notice has
 * arrived.
 */
export const confirmPaymentRoute = intakeRoute<PaymentProcess, Asked>({
  path: '/web/transactions/confirm',
  summary: 'State of a payment according to the provider',
  body: processShape,
  accepted: { description: 'The state', schema: envelope(paymentStateShape) },
  captcha: false,
  form: 'confirmPayment',
  // Each open page calls twice a minute, and many payers can share one address: bounds unknown payments only.
  timesPerAddress: 60,
  // The heartbeat counts even if the call is refused: no flood may end the hold of an open page.
  limitedBy: async (process, { payload }) => {
    const { state } = await findPayment(payload, process);
    if (state === 'pending') await findPayable(payload).noteAlive({ payload }, process.processId);
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
