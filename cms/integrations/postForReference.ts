import { z } from 'zod';
import { DeliveryFault } from './DeliveryFault';
import { retryAfterMs } from './retryAfter';

/**
 * Longest pause that a receiver can request. A longer one is probably a mistake and would hide the failure from staff.
 */
const MAX_WAIT_MS = 24 * 60 * 60 * 1000;

const answerShape = z.union([
  z.object({ accepted: z.literal(true), id: z.union([z.string().min(1), z.number()]).transform(String) }),
  z.object({ accepted: z.literal(false), message: z.string().optional() }),
]);

/** Receiving system. */
export interface HttpSystem {
  /** Name of the system, used in error messages for staff. */
  name: string;
  url: string;
  token: string | undefined;
  timeoutMs: number;
}

/**
 * Converts an error response to a fault. Statuses for timeouts and early or too many requests, and all 5xx, are
 * temporary. Others are permanent.
 */
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
 * Delivers data over HTTP: sends JSON with an `Idempotency-Key` by POST. Expects the response `{ accepted: true, id }`
 * or `{ accepted: false, message }`. Other successful responses may come from a proxy, so they count as temporary
 * failures.
 * @param system the receiver
 * @param body data to deliver
 * @param key idempotency key, the same for each attempt
 * @returns id that the receiver gave the data
 * @throws DeliveryFault, or any other error, if the receiver did not accept the data
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
