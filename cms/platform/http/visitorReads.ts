import { env } from '../env';
import { clientAddress } from './clientAddress';

const WINDOW_MS = 10 * 60 * 1000;
/** What a visitor reads of the content counts as so many live calls: it may be documents with everything that is in them. */
export const READ_WEIGHT = 10;
/** Addresses that are remembered; more at once begin anew. */
const MAX_ADDRESSES = 100_000;

const reads = new Map<string, number>();
let endsAt = 0;

/** Whether a request brings a key or a session, true or not. */
export const claimsSomebody = ({ headers }: Request): boolean =>
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
export function readsTooMuch(request: Request, weight = 1, claims = claimsSomebody(request)): number {
  const now = Date.now();
  if (now >= endsAt || reads.size > MAX_ADDRESSES) {
    reads.clear();
    endsAt = now + WINDOW_MS;
  }
  const key = `${claims ? 'claims' : 'none'}:${clientAddress(request)}`;
  const count = (reads.get(key) ?? 0) + weight;
  reads.set(key, count);
  return count > env.restReadsPerAddress ? Math.ceil((endsAt - now) / 1000) : 0;
}
