import { z } from 'zod';
import { PAYMENT_STATES } from '../../integrations/payment/payment';

/** The payment provider's own shape (project-marketing §3, §7): status 1 means that the payment may begin. */
export const paymentAnswerShape = z.object({
  status: z.number(),
  data: z.object({ processId: z.string(), url: z.string(), processToken: z.string() }).nullable(),
});

export const PAYMENT_REFUSED = { status: 0, data: null } satisfies z.infer<typeof paymentAnswerShape>;

/** How a payment stands, as our server knows it. */
export const paymentStateShape = z
  .object({ status: z.enum([...PAYMENT_STATES, 'refunding']), reference: z.string() })
  .meta({ id: 'PaymentState', description: 'How a payment stands' });
