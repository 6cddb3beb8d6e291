import type { CollectionSlug, Payload, PayloadRequest } from 'payload';

const HOUR_MS = 60 * 60 * 1000;
const DAYS = 30;
/** More than staff answer in a month; the newest count. */
const MOST = 5000;

/** How fast a kind is taken care of. */
export interface ResponseTimes {
  /** That came in, spam left out. */
  arrived: number;
  /** Of these, those that somebody took care of. */
  handled: number;
  /** Hours until that, half of them were faster; null where there are none. */
  medianHours: number | null;
  /** When the oldest one came in that is still new, whenever that was; null where none waits. */
  oldestNew: string | null;
}

interface Handled {
  createdAt: string;
  handledAt?: string | null;
}

/** The middle of numbers; null of none. */
export function median(numbers: readonly number[]): number | null {
  const sorted = [...numbers].sort((one, other) => one - other);
  const [low, high] = [sorted[Math.floor((sorted.length - 1) / 2)], sorted[Math.floor(sorted.length / 2)]];
  return low === undefined || high === undefined ? null : (low + high) / 2;
}

/**
 * How fast staff took care of a kind within the last thirty days, and how long the oldest waits.
 * @param scope the CMS, and who asks
 * @param collection a kind of the inbox
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
      // Every kind of the inbox has these fields; the type of all collections does not. They are about nobody: this is no look.
      select: { createdAt: true, handledAt: true } as never,
      sort: '-createdAt',
      limit: MOST,
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
