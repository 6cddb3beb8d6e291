import { env } from '../env/env';
import { perProcess } from '../../payload-fixes/perProcess';
import { ADDRESSES_PER_NETWORK, clientAddress, widerNetwork } from './clientAddress';
import { isKnownSender } from './isKnownSender';

const WINDOW_MS = 10 * 60 * 1000;
/** A visitor's read of content counts as this many live calls, because it may return large documents. */
export const READ_WEIGHT = 10;
/** A response from memory counts as this fraction of a live call that queries the database. */
export const MEMORY_WEIGHT = 0.1;
/** Maximum number of counts; beyond it, those of the longest silent addresses are dropped. */
const MAX_COUNTS = 100_000;
const DROPPED_COUNTS = 10_000;

/** What identifies the sender of a request. */
type Asked = Pick<Request, 'headers'>;

/** Counts that are separate per address: using up one does not block the others. */
type Kind = 'known' | 'failures' | 'login' | 'visitors';

const window = () => perProcess('visitorReads', () => ({ counts: new Map<string, number>(), endsAt: 0 }));

/**
 * Counts requests of an address in windows of ten minutes. Returns seconds until the next allowed one; 0 when
 * allowed.
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
    // Puts it last in the order of the map.
    current.counts.delete(key);
    current.counts.set(key, count);
    isOver ||= count > limit;
  }
  if (current.counts.size > MAX_COUNTS)
    for (const key of [...current.counts.keys()].slice(0, DROPPED_COUNTS)) current.counts.delete(key);
  return isOver ? Math.ceil((current.endsAt - now) / 1000) : 0;
}

/**
 * Counts a REST read, or a visitor's write, per address in windows of ten minutes.
 * Counted in memory, because counting in the database would cost as much as the read. Known senders have their own
 * count, so that the site's build and the admin do not use up the visitors' quota.
 * @param weight number of reads that it counts as
 * @param isKnown whether to use the count of known senders
 * @returns seconds until the next allowed read; 0 when allowed
 */
export const exceedsReadLimit = (request: Asked, weight = 1, isKnown = isKnownSender(request)): number =>
  secondsToWait(request, isKnown ? 'known' : 'visitors', weight, env.restReadsPerAddress);

/**
 * Counts an attempt to authenticate per address (`limitFailures`).
 * @param weight number of reads that it counts as, negative to take it back
 * @returns seconds until the next allowed attempt; 0 when allowed
 */
export const exceedsAuthenticationLimit = (request: Asked, weight: number): number =>
  secondsToWait(request, 'failures', weight, env.restReadsPerAddress);

/**
 * Counts an anonymous login request, password reset or admin page per address, before the database is
 * queried.
 * Wrong passwords, mails and codes have further limits in the database, shared by all instances
 * (`services/accounts`).
 * @param weight number of requests that it counts as
 * @returns seconds until the next allowed request; 0 when allowed
 */
export const exceedsLoginLimit = (request: Asked, weight = 1): number =>
  secondsToWait(request, 'login', weight, env.loginRequestsPerAddress);
