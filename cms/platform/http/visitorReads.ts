import { env } from '../env';
import { perProcess } from '../../payload-fixes/perProcess';
import { ADDRESSES_PER_NETWORK, clientAddress, widerNetwork } from './clientAddress';

const WINDOW_MS = 10 * 60 * 1000;
/** What a visitor reads of the content counts as so many live calls: it may be documents with everything that is in them. */
export const READ_WEIGHT = 10;
/** What is answered from memory counts as so much of a live call that asks the database. */
export const MEMORY_WEIGHT = 0.1;
/** Addresses that are remembered; more at once begin anew. */
const MAX_ADDRESSES = 100_000;

/** What identifies the sender of a request. */
type Asked = Pick<Request, 'headers'>;

/** What is counted apart: who uses up one kind is kept from no other, and neither is anybody else behind the same address. */
type Kind = 'claims' | 'login' | 'none';

const window = () => perProcess('visitorReads', () => ({ counts: new Map<string, number>(), endsAt: 0 }));

/** Counts requests of an address, in windows of ten minutes. Returns seconds until it may ask again; 0 when it may. */
function secondsToWait(request: Asked, kind: Kind, weight: number, most: number): number {
  const now = Date.now();
  const current = window();
  if (now >= current.endsAt || current.counts.size > MAX_ADDRESSES) {
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
    const count = (current.counts.get(key) ?? 0) + weight;
    current.counts.set(key, count);
    isOver ||= count > limit;
  }
  return isOver ? Math.ceil((current.endsAt - now) / 1000) : 0;
}

/** Whether a request brings a key or a session, true or not. */
export const claimsSomebody = ({ headers }: Asked): boolean =>
  headers.has('Authorization') || headers.has('Cookie');

/**
 * Counts a read by REST, or a visitor's try to write, for its address, in windows of ten minutes. In the memory of this process, which is
 * what it protects: a count in the database would cost as much as the read. Who brings a key or a session,
 * true or not, is counted apart, so that the site's build and the admin use up nothing of the visitors behind
 * the same address.
 * @param request what was asked
 * @param weight as how many reads it counts
 * @param claims whether it counts for those who bring a key or a session
 * @returns seconds until the address may read again; 0 when it may
 */
export const readsTooMuch = (request: Asked, weight = 1, claims = claimsSomebody(request)): number =>
  secondsToWait(request, claims ? 'claims' : 'none', weight, env.restReadsPerAddress);

/**
 * Counts a request by which somebody logs in, or sets a password anew: a page of the admin, which is rendered anew for everybody, or a call
 * about accounts. Wrong passwords, mails and codes have limits in the database (`services/accounts`), for all instances together; this
 * one comes before the database is asked.
 * @param request what was asked, by somebody who is not logged in
 * @param weight as how many requests it counts
 * @returns seconds until the address may ask again; 0 when it may
 */
export const asksLoginTooMuch = (request: Asked, weight = 1): number =>
  secondsToWait(request, 'login', weight, env.loginRequestsPerAddress);
