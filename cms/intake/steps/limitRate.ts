import type { Payload } from 'payload';
import { traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { addressKey } from './addressKey';
import { Arrivals } from './Arrivals';
import { GatheredCounts } from './GatheredCounts';

/** Length of a rate window. */
export const RATE_WINDOW_MS = 10 * 60 * 1000;

/** Requests to this process by address key. Addresses above their message limit are blocked (`refuseBlocked`). */
export const arrivals = new Arrivals(RATE_WINDOW_MS);

const counts = new WeakMap<Payload, GatheredCounts>();

function countsOf(payload: Payload): GatheredCounts {
  const known = counts.get(payload) ?? new GatheredCounts(payload, RATE_WINDOW_MS);
  counts.set(payload, known);
  return known;
}

/** Counter keys of an address and their limits: the address and its wider network. */
export function addressLimits(form: string, address: string, times = 1): Record<string, number> {
  const wider = widerNetwork(address);
  const most = env.formLimitPerAddress * times;
  return {
    [addressKey(form, address)]: most,
    ...(wider && { [addressKey(form, wider)]: most * ADDRESSES_PER_NETWORK }),
  };
}

/** Creates the 429 rejection until a time in ms. */
export const tooMany = (resetsAt: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal(429, 'tooMany', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000))), ...headers },
  });

/**
 * Counts a request of an address in windows of ten minutes, shared by all instances.
 * @param payload the CMS
 * @param form name of the form
 * @param address the visitor's address
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

/** Calls about one thing within a window: six a minute. */
const CALLS_PER_KEY = 60;

/**
 * Counts a request of a caller who proved a right to a thing (`Intake.limitedBy`).
 * @throws Refusal 429 with Retry-After above the limit
 */
export async function limitKey(payload: Payload, form: string, key: string): Promise<void> {
  refuseOver(await countOver(payload, { [traceKey(`${form}:of`, key)]: CALLS_PER_KEY }));
}

/**
 * Counts a request for the form in total. Call it after validation and captcha: otherwise a few addresses could block
 * the form for all. The total grows with the limit per address: otherwise fewer addresses could use it up.
 * @throws Refusal 429 with Retry-After above the limit
 */
export async function limitInAll(payload: Payload, form: string, times = 1): Promise<void> {
  refuseOver(await countOver(payload, { [`${form}:all`]: env.formLimitInAll * times }));
}

interface Over {
  key: string;
  resetsAt: number;
}

/** Counts each key and returns those above their limit. */
async function countOver(payload: Payload, limits: Record<string, number>): Promise<Over[]> {
  const counted = await countsOf(payload).count(Object.keys(limits));
  return [...counted].flatMap(([key, { count, resetsAt }]) =>
    count > (limits[key] ?? Infinity) ? [{ key, resetsAt }] : [],
  );
}

function refuseOver(over: readonly Over[]): void {
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ resetsAt }) => resetsAt)));
}
