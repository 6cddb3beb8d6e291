import { z } from 'zod';
import { PAYMENT_STATES } from '../../integrations/payment/payment';

/**
 * Response to the start of a payment, in the format of the payment provider (project-marketing §3, §7). Status 1 means
 * that the payment can begin, and 0 that the request was rejected.
 */
export const paymentAnswerShape = z.object({
  status: z.number(),
  data: z
    .object({
      processId: z.string(),
      url: z.string(),
      processToken: z.string(),
      pageAnswers: z
        .literal(false)
        .optional()
        .meta({ description: 'False if the server of the payment page does not answer' }),
    })
    .nullable(),
});

export const PAYMENT_REFUSED = { status: 0, data: null } satisfies z.infer<typeof paymentAnswerShape>;

/** Response with the state of a payment. */
export const paymentStateShape = z
  .object({ status: z.enum([...PAYMENT_STATES, 'refunding']), reference: z.string() })
  .meta({ id: 'PaymentState', description: 'State of a payment' });
