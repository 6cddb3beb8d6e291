import type { PayloadRequest } from 'payload';
import { incrementTallies, readTallies, traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';
import { normalizeMailbox } from './normalizeMailbox';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a confirmation to a mailbox, over all forms: visitors can enter addresses of other people. Stores a keyed
 * hash of the address only.
 * @param req request of the transaction that stores the form
 * @param address a plain address
 * @returns false when the mailbox has reached its limit
 */
export async function admitRecipient(req: PayloadRequest, address: string): Promise<boolean> {
  const mailbox = normalizeMailbox(address);
  const windows = [
    { key: traceKey('confirmation:hour', mailbox), most: env.confirmationsPerHour, lasts: HOUR_MS },
    { key: traceKey('confirmation:day', mailbox), most: env.confirmationsPerDay, lasts: DAY_MS },
  ];
  // Reads first: a flood to one address then takes no row lock and does not use up the daily limit within an hour.
  const tallies = await readTallies(
    req,
    windows.map(({ key }) => key),
  );
  if (windows.some(({ key, most }) => (tallies.get(key)?.count ?? 0) >= most)) return false;
  const counted = await incrementTallies(
    req,
    windows.map(({ key, lasts }) => ({ key, windowMs: lasts })),
  );
  return windows.every(({ key, most }) => (counted.get(key)?.count ?? 0) <= most);
}
