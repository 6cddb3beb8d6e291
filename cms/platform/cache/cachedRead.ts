import type { Payload, PayloadRequest } from 'payload';
import { perProcess } from '../../payload-fixes/perProcess';

/** Short, so that changes of other processes apply soon; long enough for a burst of messages. */
const KEPT_MS = 2000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/** Upper bound of cached reads, because keys may contain ids from visitors. */
const KEPT_MAX = 1000;

const kept = perProcess('keptReads', () => new Map<string, Kept>());

/** The CMS alone, or a request with its transaction. */
export type Reader = { payload: Payload } | PayloadRequest;

/**
 * Caches a frequent read for two seconds. Writers call `clearCachedReads`, so that their process sees the new value
 * immediately.
 * Transactions and other readers do not share reads: a read outside a transaction may wait for a connection while
 * waiting transactions hold all of them.
 * @param reader the reader
 * @param key cache key; the kind of reader is added
 * @param read reads the value, in the given request's transaction if there is one; also called by sharers of a failed
 * read
 */
export async function cachedRead<Value>(
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

/** Invalidates the cache of this process after a write. */
export function clearCachedReads(): void {
  kept.clear();
}
