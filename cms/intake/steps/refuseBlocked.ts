import { addressLimits, arrivals, tooMany } from './limitRate';

/**
 * Number of requests that are tolerated per allowed message. Invalid requests do not count as messages, so this leaves
 * room to correct errors.
 */
const ARRIVALS_PER_MESSAGE = 10;

/**
 * Rejects requests from an IP address above its limits, before anything of the request is read. An address can exceed
 * the limit for requests of any kind, or be blocked for too many messages (`limitAddress`). Each instance counts in its
 * own memory, so that no database access is needed.
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
