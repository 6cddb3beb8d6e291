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

/** After these nothing that the provider says of a payment is news to its payer. */
const ENDED: readonly SettledState[] = ['paid', 'refunding', 'refunded'];

interface Asked {
  reference: string;
  /** Its state in the CMS. */
  known: SettledState;
  /** What the provider says; null when it was not asked, or gave no answer. */
  said: PaymentState | null;
}

/**
 * `POST /web/transactions/confirm`: the state of a payment. An open page asks every half minute, which shows that it is alive. What a frame's message says is a claim of the browser; this is the
 * provider's word, asked
 * for by our server unless a notice has brought it before.
 */
const confirmPayment: Intake<PaymentProcess, Asked> = {
  form: 'confirmPayment',
  // Each open page asks twice a minute, and an office or a mobile network has one address.
  timesPerAddress: 60,
  maxBytes: 4_000,
  parse: (body, { language }) => parseWith(processShape, body, language),
  substance: (process) => process,
  // Before anything is counted in all: unknown payments must not use up the limit of those who pay.
  check: async (process, { payload }) => {
    await findPayment(payload, process);
    return null;
  },
  prepare: async (process, { payload }) => {
    const { reference, state: known } = await findPayment(payload, process);
    if (ENDED.includes(known)) return { reference, known, said: null };
    try {
      return { reference, known, said: await paymentService(payload).confirm(process) };
    } catch (err) {
      payload.logger.warn({ err, msg: `How the payment ${reference} stands could not be asked` });
      return { reference, known, said: null };
    }
  },
  store: async ({ processId }, _context, req, { reference, known, said }) => {
    const payable = findPayable(req.payload);
    const status = said ? await payable.settle(req, processId, said) : known;
    if (status === 'pending') await payable.noteAlive(req, processId);
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
