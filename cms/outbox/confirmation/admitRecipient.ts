import type { PayloadRequest } from 'payload';
import { countEach, readTallies, traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env';
import { mailboxOf } from './mailboxOf';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a confirmation to an address, of all forms together: anybody can type anybody's address, so nobody gets many.
 * What is kept of the address is a keyed hash.
 * @param req the request of the transaction that stores what is confirmed
 * @param address a plain one
 * @returns false when it has had enough for now
 */
export async function admitRecipient(req: PayloadRequest, address: string): Promise<boolean> {
  const mailbox = mailboxOf(address);
  const windows = [
    { key: traceKey('confirmation:hour', mailbox), most: env.confirmationsPerHour, lasts: HOUR_MS },
    { key: traceKey('confirmation:day', mailbox), most: env.confirmationsPerDay, lasts: DAY_MS },
  ];
  // Read first: a flood to one address then waits for no row, and does not use up the day within an hour.
  const tallies = await readTallies(
    req,
    windows.map(({ key }) => key),
  );
  if (windows.some(({ key, most }) => (tallies.get(key)?.count ?? 0) >= most)) return false;
  const counted = await countEach(
    req,
    windows.map(({ key, lasts }) => ({ key, windowMs: lasts })),
  );
  return windows.every(({ key, most }) => (counted.get(key)?.count ?? 0) <= most);
}
