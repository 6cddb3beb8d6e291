import type { Payload } from 'payload';
import { Refusal } from '../../intake/Refusal';
import { countOne, readTallies, traceKey, uncountOne } from '../../platform/database/tally';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';

/** Wrong codes for one building in an hour, of all addresses together, after which a try needs a captcha. */
export const MOST_WRONG_CODES = 200;
/** Wrong codes of one address in an hour, for all buildings together. */
export const MOST_WRONG_OF_ADDRESS = 10;
const WINDOW_MS = 60 * 60 * 1000;

const buildingKey = (building: number): string => `documents:wrong:${building}`;
const addressKey = (address: string): string => traceKey('documents:wrongFrom', address);

/** How many wrong codes each counter of an address may hold: its own, and that of the network around it. */
function limitsOf(address: string): Map<string, number> {
  const wider = widerNetwork(address);
  const limits = new Map([[addressKey(address), MOST_WRONG_OF_ADDRESS]]);
  if (wider) limits.set(addressKey(wider), MOST_WRONG_OF_ADDRESS * ADDRESSES_PER_NETWORK);
  return limits;
}

/**
 * Whether so many wrong codes come for a building that a try needs a captcha. It is no reason to refuse: else
 * strangers could shut out those who live there.
 */
export async function isGuessed(payload: Payload, building: number): Promise<boolean> {
  const key = buildingKey(building);
  const tallies = await readTallies({ payload }, [key]);
  return (tallies.get(key)?.count ?? 0) >= MOST_WRONG_CODES;
}

/**
 * Counts a try before its code is looked at, so that many at once count as many.
 * @throws Refusal 429 with Retry-After after too many wrong codes of the address
 */
export async function beginTry(payload: Payload, building: number, address: string): Promise<void> {
  for (const [key, most] of limitsOf(address)) {
    const { count, resetsAt } = await countOne({ payload }, key, WINDOW_MS);
    if (count <= most) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
    throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
  }
  await countOne({ payload }, buildingKey(building), WINDOW_MS);
}

/** Takes a try back whose code was right. */
export const endTry = (payload: Payload, building: number, address: string): Promise<void> =>
  uncountOne({ payload }, [buildingKey(building), ...limitsOf(address).keys()]);
