import { z } from 'zod';
import { DeliveryFault } from './DeliveryFault';
import { retryAfterMs } from './retryAfter';

/** Upper bound of a requested pause: longer ones are a mistake that would hide the failure from staff. */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

const answerShape = z.union([
  z.object({ accepted: z.literal(true), id: z.union([z.string().min(1), z.number()]).transform(String) }),
  z.object({ accepted: z.literal(false), message: z.string().optional() }),
]);

/** Receiving system. */
export interface HttpSystem {
  /** Name in error messages for staff. */
  name: string;
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** Maps a status to a fault: timeouts, 429 and 5xx are temporary, others permanent. */
function refusal(name: string, response: Response): DeliveryFault {
  const { status } = response;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const wait = retryAfterMs(response.headers.get('Retry-After'));
  return new DeliveryFault(`${name} answered ${status}`, {
    permanent: !passing,
    ...(passing && wait !== undefined && { retryAfterMs: Math.min(wait, MAX_WAIT_MS) }),
  });
}

/**
 * Delivers by HTTP: POST of JSON with an `Idempotency-Key`, answered by `{ accepted: true, id }` or `{ accepted:
 * false, message }`. Retries after other responses, which may come from a proxy.
 * @param system the receiver
 * @param body JSON to deliver
 * @param key idempotency key, the same for each attempt
 * @returns the receiver's id
 * @throws DeliveryFault, or any error, when it was not accepted
 */
export async function postForReference(
  { name, url, token, timeoutMs }: HttpSystem,
  body: object,
  key: string,
): Promise<string> {
  const response = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'Content-Type': 'application/json',
      Accept: 'application/json',
      'Idempotency-Key': key,
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify(body),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) {
    await response.body?.cancel();
    throw refusal(name, response);
  }
  const answer = answerShape.safeParse(await response.json().catch(() => null));
  if (!answer.success) throw new DeliveryFault(`${name} sent an invalid response`);
  if (answer.data.accepted) return answer.data.id;
  throw new DeliveryFault(`${name} refused it: ${answer.data.message ?? 'no reason given'}`, {
    permanent: true,
  });
}
