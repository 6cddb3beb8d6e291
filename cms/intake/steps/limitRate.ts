import type { Payload } from 'payload';
import { env } from '../../platform/env';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';
import { Refusal } from '../Refusal';
import { addressKey } from './addressKey';
import { Arrivals } from './Arrivals';
import { GatheredCounts } from './GatheredCounts';

/** Requests are counted in windows of this length. */
export const RATE_WINDOW_MS = 10 * 60 * 1000;

/** What comes to this process, by the keys of addresses; those that sent too many messages are closed (`refuseBlocked`). */
export const arrivals = new Arrivals(RATE_WINDOW_MS);

const counts = new WeakMap<Payload, GatheredCounts>();

function countsOf(payload: Payload): GatheredCounts {
  const known = counts.get(payload) ?? new GatheredCounts(payload, RATE_WINDOW_MS);
  counts.set(payload, known);
  return known;
}

/** The counters of an address, and how much each may hold: its own, and that of the network around it. */
export function addressLimits(form: string, address: string): Record<string, number> {
  const wider = widerNetwork(address);
  return {
    [addressKey(form, address)]: env.formLimitPerAddress,
    ...(wider && { [addressKey(form, wider)]: env.formLimitPerAddress * ADDRESSES_PER_NETWORK }),
  };
}

/** The refusal of who sent too much, until a time in ms. */
export const tooMany = (resetsAt: number, headers: Record<string, string> = {}): Refusal =>
  new Refusal(429, 'tooMany', {
    headers: { 'Retry-After': String(Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000))), ...headers },
  });

/**
 * Counts a request for its address, in windows of ten minutes. All instances count in the same table.
 * @param payload the CMS
 * @param form name of the form
 * @param address the visitor's
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function limitAddress(payload: Payload, form: string, address: string): Promise<void> {
  const over = await countOver(payload, addressLimits(form, address));
  for (const { key, resetsAt } of over) arrivals.close(key, resetsAt);
  refuseOver(over);
}

/**
 * Counts a request for the form as a whole. Only what is right and was sent by no robot comes so far: else a few addresses could close the
 * form for everybody.
 * @throws Refusal 429 with Retry-After when there were too many
 */
export async function limitInAll(payload: Payload, form: string): Promise<void> {
  refuseOver(await countOver(payload, { [`${form}:all`]: env.formLimitInAll }));
}

interface Over {
  key: string;
  resetsAt: number;
}

/** Counts one under each key; those whose limit is exceeded by it. */
async function countOver(payload: Payload, limits: Record<string, number>): Promise<Over[]> {
  const counted = await countsOf(payload).count(Object.keys(limits));
  return [...counted].flatMap(([key, { count, resetsAt }]) =>
    count > (limits[key] ?? Infinity) ? [{ key, resetsAt }] : [],
  );
}

function refuseOver(over: readonly Over[]): void {
  if (over.length > 0) throw tooMany(Math.max(...over.map(({ resetsAt }) => resetsAt)));
}
