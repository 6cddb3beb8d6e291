import { addressLimits, arrivals, tooMany } from './limitRate';

/** Mistakes in fields do not count as messages, but nobody makes this many times as many. */
const ARRIVALS_PER_MESSAGE = 10;

/**
 * Refuses an address that sent too much already, before its request is read: one that asks again and again, whatever it sends, and one that
 * was refused for the number of its messages (`limitAddress`). Each instance knows it of the requests that came to itself, so that nothing
 * is asked of the database.
 * @throws Refusal 429 with Retry-After
 */
export function refuseBlocked(form: string, address: string): void {
  const now = Date.now();
  for (const [key, limit] of Object.entries(addressLimits(form, address))) {
    const arrived = arrivals.count(key, now);
    if (arrived.count > ARRIVALS_PER_MESSAGE * limit)
      throw tooMany(arrived.resetsAt, { Connection: 'close' });
  }
}
