import type { Payload, PayloadRequest } from 'payload';
import { perProcess } from '../../payload-fixes/perProcess';

/**
 * How long a read stays cached, in ms. Short enough that changes by other processes soon apply, and long enough for a
 * burst of messages.
 */
const KEPT_MS = 2000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/** Maximum number of cached reads. The limit is needed because keys may contain ids that visitors send. */
const KEPT_MAX = 1000;

const kept = perProcess('keptReads', () => new Map<string, Kept>());

/** The CMS alone, or a request whose transaction the read belongs to. */
export type Reader = { payload: Payload } | PayloadRequest;

/**
 * Caches a frequent read for two seconds. After a write, call `clearCachedReads`, so that this process sees the new
 * value immediately. Reads inside and outside transactions are cached separately. A read outside may wait for a
 * database connection while transactions that wait for it hold all connections, which would be a deadlock.
 * @param reader the CMS alone, or a request with its transaction
 * @param key cache key; the kind of reader is added to it
 * @param read reads the value, in the transaction of the given request if there is one; also called by callers that
 *   shared a failed read
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

/** Clears all cached reads of this process. Call it after a write. */
export function clearCachedReads(): void {
  kept.clear();
}
