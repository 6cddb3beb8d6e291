import type { Payload, PayloadRequest } from 'payload';
import { perProcess } from '../payload-fixes/perProcess';

/** Short enough that what another process saves holds soon, long enough that a burst of messages reads once. */
const KEPT_MS = 2000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/** Keys may hold numbers that visitors send: so many reads are kept at most. */
const KEPT_MAX = 1000;

const kept = perProcess('keptReads', () => new Map<string, Kept>());

/** Who reads: the CMS alone, or a request, within its transaction if it has one. */
export type Reader = { payload: Payload } | PayloadRequest;

/**
 * Reads what is asked for with every message and changes seldom, once in two seconds for all who ask. Whoever saves it calls
 * `forgetKeptReads`: in the same process the new value holds at once.
 *
 * Transactions share reads with transactions only, the rest among itself. A read outside waits for a connection of the pool: transactions
 * that hold all of them, and waited for that read, would all stand until it gives up. A read within one has its connection already.
 * @param reader who asks
 * @param key names what is read; which of the two it is for is added here
 * @param read asks the database, with the request whose transaction it reads in, or without any; also called by who shared a read that
 * failed
 */
export async function keptRead<Value>(
  reader: Reader,
  key: string,
  read: (req?: PayloadRequest) => Promise<Value>,
): Promise<Value> {
  const req = 'transactionID' in reader && reader.transactionID !== undefined ? reader : undefined;
  const name = `${req ? 'within' : 'outside'} ${key}`;
  const known = kept.get(name);
  if (known && known.until > Date.now()) {
    try {
      return (await known.value) as Value;
    } catch {
      return read(req);
    }
  }
  const value = read(req);
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(name, { value, until: Date.now() + KEPT_MS });
  try {
    return await value;
  } catch (error) {
    kept.delete(name);
    throw error;
  }
}

/** Forgets what was read in this process: something of it has been saved. */
export function forgetKeptReads(): void {
  kept.clear();
}
