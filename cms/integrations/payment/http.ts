import { z } from 'zod';
import { PaymentFault } from './PaymentFault';
import { pageCheck } from './pageCheck';
import { PAYMENT_STATES, type PaymentService } from './payment';
import { readNotice } from './readNotice';
import { signNotice } from './signature';

interface HttpPaymentSettings {
  /** Base URL of the provider, without a trailing slash. */
  url: string;
  token: string | undefined;
  /** Secret that signs our requests to the provider, and the notices that it sends. */
  secret: string;
  timeoutMs: number;
  /** Whether the CMS checks that the server of a payment page is running before it sends the payer there. */
  checksPages: boolean;
}

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';

const startedShape = z.object({
  processId: z.string().min(1).max(100),
  processToken: z.string().min(1).max(500),
  url: z.string().max(2000).refine(isHttps, 'Payers pay on https only'),
});
const stateShape = z.object({ state: z.enum(PAYMENT_STATES) });
const refundedShape = z.object({ state: z.literal('refunded') });

/**
 * Shared by all providers, because `paymentService` creates a new one for each call, and the check's cache must outlive
 * it.
 */
const isPageReachable = pageCheck();

/**
 * Payment provider over HTTP. `POST {url}/payments` starts a payment; `…/status`, `…/cancel` and `…/refund` manage it.
 * We sign requests in the same way as the provider signs its notices. Each attempt of a request has the same
 * Idempotency-Key.
 */
export function httpPayment({
  url,
  token,
  secret,
  timeoutMs,
  checksPages,
}: HttpPaymentSettings): PaymentService {
  const ask = async <Answer>(
    path: string,
    body: object,
    shape: z.ZodType<Answer>,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const text = JSON.stringify(body);
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        'X-Signature': signNotice(secret, text),
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: text,
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new PaymentFault(`The payment provider answered ${response.status}`);
    }
    const answer = shape.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new PaymentFault('The payment provider sent an invalid response');
    return answer.data;
  };

  return {
    name: 'http',
    init: (order) =>
      ask('/payments', { ...order, currency: 'ILS' }, startedShape, { 'Idempotency-Key': order.reference }),
    isPageReachable: checksPages ? isPageReachable : async () => true,
    confirm: async ({ processId, processToken }) =>
      (await ask('/payments/status', { processId, processToken }, stateShape)).state,
    cancel: async ({ processId, processToken }) =>
      (
        await ask('/payments/cancel', { processId, processToken }, stateShape, {
          'Idempotency-Key': `cancel-${processId}`,
        })
      ).state,
    refund: async ({ processId, processToken, reference, amount }) => {
      const body = { processId, processToken, reference, amount, currency: 'ILS' };
      await ask('/payments/refund', body, refundedShape, { 'Idempotency-Key': `refund-${reference}` });
    },
    readNotice: (body, signature) => readNotice(secret, body, signature),
  };
}
