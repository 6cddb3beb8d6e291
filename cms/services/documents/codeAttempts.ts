import type { Payload } from 'payload';
import { Refusal } from '../../intake/Refusal';
import { incrementTally, readTallies, traceKey, decrementTallies } from '../../platform/database/tally';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';

/**
 * Wrong codes for one building within an hour, from all IP addresses together. From this number, visitors must also
 * solve a captcha.
 */
export const MAX_WRONG_CODES = 200;
/** Wrong codes from one IP address within an hour, for all buildings together. Further attempts are rejected. */
export const MAX_WRONG_PER_ADDRESS = 10;
const WINDOW_MS = 60 * 60 * 1000;

const buildingKey = (building: number): string => `documents:wrong:${building}`;
const addressKey = (address: string): string => traceKey('documents:wrongFrom', address);

/** Returns the counter keys of an IP address and its wider network, with the limit of each. */
function limitsOf(address: string): Map<string, number> {
  const wider = widerNetwork(address);
  const limits = new Map([[addressKey(address), MAX_WRONG_PER_ADDRESS]]);
  if (wider) limits.set(addressKey(wider), MAX_WRONG_PER_ADDRESS * ADDRESSES_PER_NETWORK);
  return limits;
}

/**
 * Checks whether a building gets so many wrong codes that visitors must solve a captcha. Attempts are not blocked,
 * because strangers could then lock out the residents.
 */
export async function isGuessed(payload: Payload, building: number): Promise<boolean> {
  const key = buildingKey(building);
  const tallies = await readTallies({ payload }, [key]);
  return (tallies.get(key)?.count ?? 0) >= MAX_WRONG_CODES;
}

/**
 * Counts an attempt before the code is verified, so that concurrent attempts cannot exceed the limit.
 * @throws Refusal 429 with `Retry-After` after too many wrong codes from the IP address or its network
 */
export async function countCodeAttempt(payload: Payload, building: number, address: string): Promise<void> {
  for (const [key, most] of limitsOf(address)) {
    const { count, resetsAt } = await incrementTally({ payload }, key, WINDOW_MS);
    if (count <= most) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
    throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
  }
  await incrementTally({ payload }, buildingKey(building), WINDOW_MS);
}

/** Removes a correct code from the count of wrong codes. */
export const discountCodeAttempt = (payload: Payload, building: number, address: string): Promise<void> =>
  decrementTallies({ payload }, [buildingKey(building), ...limitsOf(address).keys()]);
