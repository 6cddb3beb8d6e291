import { z } from 'zod';
import { DeliveryFault } from './DeliveryFault';
import { retryAfterMs } from './retryAfter';

/** A system that asks for more than a day has made a mistake; staff would never see the delivery fail. */
const LONGEST_WAIT_MS = 24 * 60 * 60 * 1000;

const answerShape = z.union([
  z.object({ accepted: z.literal(true), id: z.union([z.string().min(1), z.number()]).transform(String) }),
  z.object({ accepted: z.literal(false), message: z.string().optional() }),
]);

/** Where a system takes what we hand over. */
export interface HttpSystem {
  /** As staff read it when something fails. */
  name: string;
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/** What a status says: timeouts, 429 and 5xx pass; any other refusal stays one. */
function refusal(name: string, response: Response): DeliveryFault {
  const { status } = response;
  const passing = status === 408 || status === 425 || status === 429 || status >= 500;
  const wait = retryAfterMs(response.headers.get('Retry-After'));
  return new DeliveryFault(`${name} answered ${status}`, {
    permanent: !passing,
    ...(passing && wait !== undefined && { retryAfterMs: Math.min(wait, LONGEST_WAIT_MS) }),
  });
}

/**
 * Hands something over by HTTP: a POST of JSON with an `Idempotency-Key`, answered by `{ accepted: true, id }` or
 * `{ accepted: false, message }`. What is no such answer is tried again: the answer may come from something in between, such as a proxy.
 * @param system who takes it
 * @param body what it is
 * @param key the same for every attempt
 * @returns the number that the system gave it
 * @throws DeliveryFault, or any error, when it was not taken
 */
export async function postForNumber(
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
  if (!answer.success) throw new DeliveryFault(`${name} did not answer what it should`);
  if (answer.data.accepted) return answer.data.id;
  throw new DeliveryFault(`${name} refused it: ${answer.data.message ?? 'no reason given'}`, {
    permanent: true,
  });
}
