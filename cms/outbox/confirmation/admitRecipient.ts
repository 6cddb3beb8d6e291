import type { PayloadRequest } from 'payload';
import { incrementTallies, readTallies, traceKey } from '../../platform/database/tally';
import { env } from '../../platform/env/env';
import { normalizeMailbox } from './normalizeMailbox';

const HOUR_MS = 60 * 60 * 1000;
const DAY_MS = 24 * HOUR_MS;

/**
 * Counts a confirmation against the limits of its recipient's mailbox, across all forms. The limits exist because
 * visitors can enter other people's e-mail addresses. Only a keyed hash of the address is stored.
 * @param req request of the transaction that stores the form
 * @param address a plain e-mail address
 * @returns false if the mailbox has reached its limit
 */
export async function admitRecipient(req: PayloadRequest, address: string): Promise<boolean> {
  const mailbox = normalizeMailbox(address);
  const windows = [
    { key: traceKey('confirmation:hour', mailbox), most: env.confirmationsPerHour, lasts: HOUR_MS },
    { key: traceKey('confirmation:day', mailbox), most: env.confirmationsPerDay, lasts: DAY_MS },
  ];
  // Reads the counters before incrementing them. If someone floods one address, further requests then take no row lock,
  // and they do not use up the daily limit while the hourly one blocks them.
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
