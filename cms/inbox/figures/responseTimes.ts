import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

const HOUR_MS = 60 * 60 * 1000;
const DAYS = 30;
/**
 * Maximum number of entries to read, well above what staff can handle in a month. If there are more, only the newest
 * are used.
 */
const MAX_ENTRIES = 5000;

/** Figures about how quickly staff handle the entries of one inbox collection. */
export interface ResponseTimes {
  /** Number of entries that arrived in the period, excluding spam. */
  arrived: number;
  /** How many of the `arrived` entries have been handled. */
  handled: number;
  /** Median time until an entry was handled, in hours. Null if none was handled. */
  medianHours: number | null;
  /**
   * Arrival time of the oldest entry that is still new, even if it arrived before the period. Null if there is none.
   */
  oldestNew: string | null;
}

interface Handled {
  createdAt: string;
  handledAt?: string | null;
}

/** Calculates the median of a list of numbers; null if the list is empty. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Calculates a collection's response times over the last thirty days and finds its oldest new entry.
 * @param scope the CMS and the requesting user
 * @param collection an inbox collection
 * @param now current time in ms
 */
export async function responseTimes(
  { payload, user }: { payload: Payload; user: PayloadRequest['user'] },
  collection: CollectionSlug,
  now = Date.now(),
): Promise<ResponseTimes> {
  const access = { collection, overrideAccess: false, user, depth: 0, pagination: false } as const;
  const since = new Date(now - DAYS * 24 * HOUR_MS).toISOString();
  const [recent, waiting] = await Promise.all([
    payload.find({
      ...access,
      where: { and: [{ createdAt: { greater_than: since } }, { status: { not_equals: 'spam' } }] },
      // The cast is needed because all inbox collections have these fields, but the union type of all collections does
      // not. The fields hold no personal data, so the audit log does not record this read as a view.
      select: { createdAt: true, handledAt: true } as never,
      sort: '-createdAt',
      limit: MAX_ENTRIES,
    }),
    payload.find({
      ...access,
      where: { status: { equals: 'new' } },
      select: { createdAt: true } as never,
      sort: 'createdAt',
      limit: 1,
    }),
  ]);
  const docs = recent.docs as unknown as Handled[];
  const hours = docs.flatMap(({ createdAt, handledAt }) =>
    handledAt ? [(Date.parse(handledAt) - Date.parse(createdAt)) / HOUR_MS] : [],
  );
  const [oldest] = waiting.docs as unknown as Handled[];
  return {
    arrived: docs.length,
    handled: hours.length,
    medianHours: median(hours),
    oldestNew: oldest?.createdAt ?? null,
  };
}
