import { env } from '../../platform/env';
import { Refusal } from '../Refusal';
import { Arrivals } from './Arrivals';

/** Smaller bodies pass uncounted. */
const SMALL_BYTES = 64_000;
/** Bytes of large bodies that may be under way at once; in memory each takes several times its size while its files are read. */
const MOST_BYTES = 90_000_000;
const MOST_PER_ADDRESS = 2;
const RETRY_SECONDS = 10;
/** Large bodies of an address in ten minutes, for each message it may send: files are refused and sent again. */
const LARGE_PER_MESSAGE = 2;
const WINDOW_MS = 10 * 60 * 1000;

let bytesUnderWay = 0;
const underWay = new Map<string, number>();

/** Large bodies that were admitted, by address. */
export const largeBodies = new Arrivals(WINDOW_MS);

const later = (status: 429 | 503, code: 'tooMany' | 'busy'): Refusal =>
  new Refusal(status, code, { headers: { 'Retry-After': String(RETRY_SECONDS), Connection: 'close' } });

/**
 * Admits a request's body before it is read, so that many large ones at once cannot fill the memory of the process. A body counts with the
 * length it declares, or with the form's greatest when it declares none, until its request is answered.
 * @param maxBytes largest body of the form
 * @param address the visitor's
 * @returns what is called when the request is answered
 * @throws Refusal 413 when it declares too much, 429 when the address has others under way or sent many, 503 when all visitors
 * together have
 */
export function admitBody(request: Request, maxBytes: number, address: string): () => void {
  const declared = request.headers.get('Content-Length');
  const bytes = declared === null ? maxBytes : Number(declared);
  if (!(bytes <= maxBytes)) throw new Refusal(413, 'tooLarge', { headers: { Connection: 'close' } });
  if (bytes <= SMALL_BYTES) return () => undefined;
  const own = underWay.get(address) ?? 0;
  if (own >= MOST_PER_ADDRESS) throw later(429, 'tooMany');
  if (bytesUnderWay + bytes > MOST_BYTES) throw later(503, 'busy');
  if (largeBodies.count(address).count > LARGE_PER_MESSAGE * env.formLimitPerAddress)
    throw later(429, 'tooMany');
  bytesUnderWay += bytes;
  underWay.set(address, own + 1);
  return () => {
    bytesUnderWay -= bytes;
    const left = (underWay.get(address) ?? 1) - 1;
    if (left > 0) underWay.set(address, left);
    else underWay.delete(address);
  };
}
