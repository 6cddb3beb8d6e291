import { env } from '../env/env';
import { perProcess } from '../../payload-fixes/perProcess';
import { ADDRESSES_PER_NETWORK, clientAddress, widerNetwork } from './clientAddress';
import { isKnownSender } from './isKnownSender';

const WINDOW_MS = 10 * 60 * 1000;
/**
 * Cost of a visitor's read of content against the read limit. It is higher than the cost 1 of a live call, because such
 * a read may return large documents.
 */
export const READ_WEIGHT = 10;
/** Cost of a response from memory against the read limit. A live call that queries the database costs 1. */
export const MEMORY_WEIGHT = 0.1;
/**
 * Maximum number of counters in memory. If it is exceeded, the counters of addresses that have been silent the longest
 * are dropped.
 */
const MAX_COUNTS = 100_000;
const DROPPED_COUNTS = 10_000;

/** The part of a request that identifies its sender. */
type Asked = Pick<Request, 'headers'>;

/** Kinds of counters. They are separate, so that using up one limit does not affect the others. */
type Kind = 'known' | 'failures' | 'login' | 'visitors';

const window = () => perProcess('visitorReads', () => ({ counts: new Map<string, number>(), endsAt: 0 }));

/**
 * Counts a request of an IP address in windows of ten minutes. Returns the number of seconds until the next allowed
 * request, or 0 if this one is allowed.
 */
function secondsToWait(request: Asked, kind: Kind, weight: number, most: number): number {
  const now = Date.now();
  const current = window();
  if (now >= current.endsAt) {
    current.counts.clear();
    current.endsAt = now + WINDOW_MS;
  }
  const address = clientAddress(request);
  const wider = widerNetwork(address);
  const limits = new Map([[address, most]]);
  if (wider) limits.set(wider, most * ADDRESSES_PER_NETWORK);
  let isOver = false;
  for (const [counted, limit] of limits) {
    const key = `${kind}:${counted}`;
    const count = Math.max(0, (current.counts.get(key) ?? 0) + weight);
    // Moves the counter to the end of the map, because the oldest entries are dropped first.
    current.counts.delete(key);
    current.counts.set(key, count);
    isOver ||= count > limit;
  }
  if (current.counts.size > MAX_COUNTS)
    for (const key of [...current.counts.keys()].slice(0, DROPPED_COUNTS)) current.counts.delete(key);
  return isOver ? Math.ceil((current.endsAt - now) / 1000) : 0;
}

/**
 * Counts a REST read, or a visitor's write, per IP address in windows of ten minutes. The counters are in memory,
 * because counting in the database would cost as much as the read. Known senders have a separate counter, so that the
 * site's build and the admin do not use up the visitors' limit.
 * @param weight cost of the request against the limit: 1 for an ordinary read
 * @param isKnown whether to use the counter of known senders
 * @returns seconds until the next allowed read, or 0 if this one is allowed
 */
export const exceedsReadLimit = (request: Asked, weight = 1, isKnown = isKnownSender(request)): number =>
  secondsToWait(request, isKnown ? 'known' : 'visitors', weight, env.restReadsPerAddress);

/**
 * Counts an attempt to authenticate, per IP address (`limitFailures`).
 * @param weight cost of the attempt against the limit; a negative value undoes the count
 * @returns seconds until the next allowed attempt, or 0 if this one is allowed
 */
export const exceedsAuthenticationLimit = (request: Asked, weight: number): number =>
  secondsToWait(request, 'failures', weight, env.restReadsPerAddress);

/**
 * Counts an anonymous request for a login, a password reset or an admin page, per IP address, before the database is
 * queried. For wrong passwords, mails and codes there are further limits in the database, which all instances share
 * (`services/accounts`).
 * @param weight cost of the request against the limit
 * @returns seconds until the next allowed request, or 0 if this one is allowed
 */
export const exceedsLoginLimit = (request: Asked, weight = 1): number =>
  secondsToWait(request, 'login', weight, env.loginRequestsPerAddress);
