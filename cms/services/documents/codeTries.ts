import type { Payload } from 'payload';
import { Refusal } from '../../intake/Refusal';
import { countOne, uncountOne } from '../../platform/database/tally';

/** Wrong codes for one building in an hour, of all addresses together; each address has the limit of every form besides. */
export const MOST_WRONG_CODES = 200;
const WINDOW_MS = 60 * 60 * 1000;

const key = (building: number): string => `documents:wrong:${building}`;

/**
 * Counts a try before its code is looked at, so that many at once count as many.
 * @throws Refusal 429 with Retry-After after too many wrong codes for a building
 */
export async function beginTry(payload: Payload, building: number): Promise<void> {
  const { count, resetsAt } = await countOne({ payload }, key(building), WINDOW_MS);
  if (count <= MOST_WRONG_CODES) return;
  const seconds = Math.max(1, Math.ceil((resetsAt - Date.now()) / 1000));
  throw new Refusal(429, 'tooMany', { headers: { 'Retry-After': String(seconds) } });
}

/** Takes a try back whose code was right. */
export const endTry = (payload: Payload, building: number): Promise<void> =>
  uncountOne({ payload }, [key(building)]);
