import { z } from 'zod';
import { PaymentFault } from './PaymentFault';
import type { PaymentService } from './payment';
import { readNotice } from './readNotice';

interface HttpPaymentSettings {
  /** The provider's address, without a slash at its end. */
  url: string;
  token: string | undefined;
  /** Signs the provider's notices. */
  secret: string;
  timeoutMs: number;
}

const isHttps = (url: string): boolean => URL.parse(url)?.protocol === 'https:';

const startedShape = z.object({
  processId: z.string().min(1).max(100),
  processToken: z.string().min(1).max(500),
  url: z.string().max(2000).refine(isHttps, 'Payers pay on https only'),
});
const stateShape = z.object({ state: z.enum(['pending', 'paid', 'declined', 'expired']) });

/** A provider by HTTP: `POST {url}/payments` begins a payment, `POST {url}/payments/status` says how it stands. */
export function httpPayment({ url, token, secret, timeoutMs }: HttpPaymentSettings): PaymentService {
  const ask = async <Answer>(
    path: string,
    body: object,
    shape: z.ZodType<Answer>,
    headers: Record<string, string> = {},
  ): Promise<Answer> => {
    const response = await fetch(`${url}${path}`, {
      method: 'POST',
      redirect: 'manual',
      headers: {
        'Content-Type': 'application/json',
        Accept: 'application/json',
        ...(token && { Authorization: `Bearer ${token}` }),
        ...headers,
      },
      body: JSON.stringify(body),
      signal: AbortSignal.timeout(timeoutMs),
    });
    if (!response.ok) {
      await response.body?.cancel();
      throw new PaymentFault(`The payment provider answered ${response.status}`);
    }
    const answer = shape.safeParse(await response.json().catch(() => null));
    if (!answer.success) throw new PaymentFault('The payment provider did not answer what it should');
    return answer.data;
  };

  return {
    name: 'http',
    init: (order) =>
      ask('/payments', { ...order, currency: 'ILS' }, startedShape, { 'Idempotency-Key': order.reference }),
    confirm: async ({ processId, processToken }) =>
      (await ask('/payments/status', { processId, processToken }, stateShape)).state,
    readNotice: (body, signature) => readNotice(secret, body, signature),
  };
}
