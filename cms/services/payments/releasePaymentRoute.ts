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

interface Closed {
  reference: string;
  /** Its state in the CMS. */
  known: SettledState;
  /** The provider's answer to our request to close its page; null when it was not asked or did not answer. */
  said: PaymentState | null;
}

/**
 * `POST /web/transactions/release`: the payer gives up, and the item is available at once.
 * The provider closes its page first. If it cannot, the hold expires later.
 */
const releasePayment: Intake<PaymentProcess, Closed> = {
  form: 'releasePayment',
  timesPerAddress: 10,
  limitedBy: async (process, { payload }) => {
    await findPayment(payload, process);
    return process.processId;
  },
  maxBytes: 4_000,
  fromLeavingPage: true,
  parse: (body, { language }) => parseWith(processShape, body, language),
  substance: (process) => process,
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
};

export const releasePaymentRoute: Route = {
  method: 'POST',
  path: '/web/transactions/release',
  handler: handleIntake(releasePayment),
  docs: intakeDocs({
    summary:
      'The payer gives a payment up: what was held for it is free again; the body may call itself text/plain',
    body: processShape,
    accepted: { description: 'How the payment stands then', schema: envelope(paymentStateShape) },
  }),
};
