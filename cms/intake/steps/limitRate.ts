import type { Payload } from 'payload';
import { traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { addressKey } from './addressKey';
import { Arrivals } from './Arrivals';
import { BatchedCounters } from './BatchedCounters';

/** Length in ms of the windows in which requests are counted. */
export const RATE_WINDOW_MS = 10 * 60 * 1000;

/**
 * Requests that reached this process, by key of the IP address. `limitAddress` blocks IP addresses here once they
 * exceed their message limit; `refuseBlocked` then rejects them.
 */
export const arrivals = new Arrivals(RATE_WINDOW_MS);

const counts = new WeakMap<Payload, BatchedCounters>();

function countsOf(payload: Payload): BatchedCounters {
  const known = counts.get(payload) ?? new BatchedCounters(payload, RATE_WINDOW_MS);
  counts.set(payload, known);
  return known;
}

/**
 * Returns the counter keys of an IP address with their limits: one for the address, and one for its wider network if it
 * has one.
 */
export function addressLimits(form: string, address: string, times = 1): Record<string, number> {
  const wider = widerNetwork(address);
  const most = env.formLimitPerAddress * times;
  return {
    [addressKey(form, address)]: most,
    ...(wider && { [addressKey(form, wider)]: most * ADDRESSES_PER_NETWORK }),
  };
}

/** Creates a 429 rejection that lasts until a given time in ms. */
export const tooMany = (resetsAt: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal(429, 'tooMany', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000))), ...headers },
  });

/**
 * Counts a request against the limit of its IP address, in windows of ten minutes. All instances share the count.
 * @param payload the CMS
 * @param form name of the form
 * @param address the visitor's IP address
 * @param times multiple of the usual limit
 * @throws Refusal 429 with Retry-After above the limit
 */
export async function limitAddress(
  payload: Payload,
  form: string,
  address: string,
  times = 1,
): Promise<void> {
  const over = await countOver(payload, addressLimits(form, address, times));
  for (const { key, resetsAt } of over) arrivals.close(key, resetsAt);
  refuseOver(over);
}

/** Limit of calls for one object per window of ten minutes, which is six per minute. */
const CALLS_PER_KEY = 60;

/**
 * Counts a request of a caller who has proved a right to an object (`Intake.rateLimitKey`).
 * @throws Refusal 429 with Retry-After above the limit
 */
export async function limitKey(payload: Payload, form: string, key: string): Promise<void> {
  refuseOver(await countOver(payload, { [traceKey(`${form}:of`, key)]: CALLS_PER_KEY }));
}

/**
 * Counts a request against the total limit of the form. Call this only after validation and captcha; otherwise a few IP
 * addresses could block the form for everyone. The total limit grows with the limit per IP address, so that it does not
 * take fewer addresses to use it up.
 * @throws Refusal 429 with Retry-After above the limit
 */
export async function limitTotal(payload: Payload, form: string, times = 1): Promise<void> {
  refuseOver(await countOver(payload, { [`${form}:all`]: env.formLimitInAll * times }));
}

interface Over {
  key: string;
  resetsAt: number;
}

/** Counts a request for each key, and returns the keys that exceed their limit. */
async function countOver(payload: Payload, limits: Record<string, number>): Promise<Over[]> {
  const counted = await countsOf(payload).count(Object.keys(limits));
  return [...counted].flatMap(([key, { count, resetsAt }]) =>
    count > (limits[key] ?? Infinity) ? [{ key, resetsAt }] : [],
  );
}

function refuseOver(over: readonly Over[]): void {
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ resetsAt }) => resetsAt)));
}
