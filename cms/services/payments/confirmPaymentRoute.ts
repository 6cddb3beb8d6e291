import { paymentService } from '../../integrations/payment/paymentService';
import type { PaymentProcess, PaymentState } from '../../integrations/payment/payment';
import type { Intake } from '../../intake/intake';
import { parseWith } from '../../intake/parseWith';
import { findPayable, type SettledState } from '../../intake/payable';
import { findPayment, processShape } from './findPayment';
import { envelope } from '../../platform/http/answerShapes';
import { handleIntake } from '../../intake/handleIntake';
import { intakeDocs } from '../../intake/intakeDocs';
import { paymentStateShape } from './paymentAnswer';
import type { Route } from '../../platform/http/route';

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
const confirmPayment: Intake<PaymentProcess, Asked> = {
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
  parse: (body, { language }) => parseWith(processShape, body, language),
  substance: (process) => process,
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
};

export const confirmPaymentRoute: Route = {
  method: 'POST',
  path: '/web/transactions/confirm',
  handler: handleIntake(confirmPayment),
  docs: intakeDocs({
    summary: 'How a payment stands, by the provider’s word',
    body: processShape,
    accepted: { description: 'Its state', schema: envelope(paymentStateShape) },
  }),
};
