import { addressLimits, arrivals, tooMany } from './limitRate';

/** Invalid requests do not count as messages; this factor leaves room for corrections. */
const ARRIVALS_PER_MESSAGE = 10;

/**
 * Rejects an address above its limits before its request is read: too many requests of any kind, or too many messages
 * (`limitAddress`). Counts in memory per instance, without the database.
 * @throws Refusal 429 with Retry-After
 */
export function refuseBlocked(form: string, address: string, times = 1): void {
  const now = Date.now();
  for (const [key, limit] of Object.entries(addressLimits(form, address, times))) {
    const arrived = arrivals.count(key, now);
    if (arrived.count > ARRIVALS_PER_MESSAGE * limit)
      throw tooMany(arrived.resetsAt, { Connection: 'close' });
  }
}
