import type { Payload } from 'payload';
import { Refusal } from '../../intake/Refusal';
import { incrementTally, readTallies, traceKey, decrementTallies } from '../../platform/database/tally';
import { ADDRESSES_PER_NETWORK, widerNetwork } from '../../platform/http/clientAddress';

/** Wrong codes per building and hour from all addresses, above which a captcha is required. */
export const MOST_WRONG_CODES = 200;
/** Wrong codes per address and hour for all buildings. */
export const MOST_WRONG_OF_ADDRESS = 10;
const WINDOW_MS = 60 * 60 * 1000;

const buildingKey = (building: number): string => `documents:wrong:${building}`;
const addressKey = (address: string): string => traceKey('documents:wrongFrom', address);

/** Counter keys of an address and its wider network, with their limits. */
function limitsOf(address: string): Map<string, number> {
  const wider = widerNetwork(address);
  const limits = new Map([[addressKey(address), MOST_WRONG_OF_ADDRESS]]);
  if (wider) limits.set(addressKey(wider), MOST_WRONG_OF_ADDRESS * ADDRESSES_PER_NETWORK);
  return limits;
}

/**
 * True when a building gets so many wrong codes that a captcha is required. It does not block, because strangers
 * could lock out residents.
 */
export async function isGuessed(payload: Payload, building: number): Promise<boolean> {
  const key = buildingKey(building);
  const tallies = await readTallies({ payload }, [key]);
  return (tallies.get(key)?.count ?? 0) >= MOST_WRONG_CODES;
}

/**
 * Counts an attempt before verification, so that concurrent attempts count.
 * @throws Refusal 429 with Retry-After after too many wrong codes of the address
 */
export async function beginTry(payload: Payload, building: number, address: string): Promise<void> {
  for (const [key, most] of limitsOf(address)) {
    const { count, resetsAt } = await incrementTally({ payload }, key, WINDOW_MS);
    if (count <= most) continue;
    const seconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
    throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
  }
  await incrementTally({ payload }, buildingKey(building), WINDOW_MS);
}

/** Reverts the count of a correct code. */
export const endTry = (payload: Payload, building: number, address: string): Promise<void> =>
  decrementTallies({ payload }, [buildingKey(building), ...limitsOf(address).keys()]);
