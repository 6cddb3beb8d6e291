import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

const HOUR_MS = 60 * 60 * 1000;
const DAYS = 30;
/** Upper bound, above what staff answer in a month. The newest entries count. */
const MAX_ENTRIES = 5000;

/** Response times of one inbox collection. */
export interface ResponseTimes {
  /** Arrived entries, without spam. */
  arrived: number;
  /** Part of `arrived` that was handled. */
  handled: number;
  /** Median hours until handling; null without handled entries. */
  medianHours: number | null;
  /** Arrival of the oldest new entry, also before the period; null without one. */
  oldestNew: string | null;
}

interface Handled {
  createdAt: string;
  handledAt?: string | null;
}

/** Median of numbers; null for an empty list. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * Response times of a collection over the last thirty days, and the age of its oldest new entry.
 * @param scope the CMS and the requesting user
 * @param collection an inbox collection
 * @param now time in ms
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
      // All inbox collections have these fields; the union type of all collections does not. They hold no personal
      // data, so this read is not audited as a view.
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
