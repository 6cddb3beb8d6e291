/** Short enough that what another process saves holds soon, long enough that a burst of messages reads once. */
const KEPT_MS = 2000;

interface Kept {
  value: Promise<unknown>;
  until: number;
}

/** Keys may hold numbers that visitors send: so many reads are kept at most. */
const KEPT_MAX = 1000;

/** Of the process: Next bundles modules more than once. */
const everywhere = globalThis as { keptReads?: Map<string, Kept> };
const kept = (everywhere.keptReads ??= new Map<string, Kept>());

/**
 * Reads what is asked for with every message and changes seldom, once in two seconds for all who ask. Whoever saves it calls
 * `forgetKeptReads`: in the same process the new value holds at once.
 * @param key names what is read
 * @param read asks the database; also called by who shared a read that failed
 */
export async function keptRead<Value>(key: string, read: () => Promise<Value>): Promise<Value> {
  const known = kept.get(key);
  if (known && known.until > Date.now()) {
    try {
      return (await known.value) as Value;
    } catch {
      return read();
    }
  }
  const value = read();
  if (kept.size >= KEPT_MAX) kept.clear();
  kept.set(key, { value, until: Date.now() + KEPT_MS });
  try {
    return await value;
  } catch (error) {
    kept.delete(key);
    throw error;
  }
}

/** Forgets what was read in this process: something of it has been saved. */
export function forgetKeptReads(): void {
  kept.clear();
}
