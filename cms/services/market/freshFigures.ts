import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { marketEnv } from '../../integrations/market/marketEnv';
import {
  claimLease,
  cacheFigures,
  recordFailure,
  readCachedFigures,
  type CachedFigures,
} from './cachedFigures';

/** A request to the provider of market data whose response is cached. */
export interface Question<Answer> {
  /** Cache key. Each kind of request needs a different one. */
  key: string;
  ask: () => Promise<Answer>;
  /** Returns the time in ms from which the figures must be requested again. */
  nextAt: (answer: Answer) => number;
}

export interface Figures<Answer> {
  answer: Answer;
  /** True if the provider currently fails, so that these are the last figures it sent. */
  late: boolean;
}

/** How long an instance of the CMS reuses a row that it read from the database. */
const HELD_MS = 1000;
/**
 * Maximum age, in intervals, of stale figures that are returned at once while they are refreshed in the background.
 * With older figures, the caller waits for the refresh.
 */
const AT_ONCE = 3;
/** Age, in intervals, from which overdue figures are marked as late, even if no failure was recorded. */
const LATE = 5;
const MAX_PAUSE_MS = 10 * 60_000;
const POLL_MS = 50;
/** The lease lasts this much longer than the provider's timeout, so that there is time to store the response. */
const LEASE_MARGIN_MS = 2000;

interface Held {
  kept: CachedFigures | undefined;
  readAt: number;
}

interface Instance {
  held: Map<string, Held>;
  reading: Map<string, Promise<CachedFigures | undefined>>;
  renewing: Map<string, Promise<void>>;
}

const instances = new WeakMap<Payload, Instance>();

function instanceOf(payload: Payload): Instance {
  const known = instances.get(payload);
  if (known) return known;
  const instance: Instance = { held: new Map(), reading: new Map(), renewing: new Map() };
  instances.set(payload, instance);
  return instance;
}

/** Runs `work` only once at a time for each key. Concurrent callers share its result. */
function shared<Result>(
  running: Map<string, Promise<Result>>,
  key: string,
  work: () => Promise<Result>,
): Promise<Result> {
  const known = running.get(key);
  if (known) return known;
  const begun = work().finally(() => running.delete(key));
  running.set(key, begun);
  return begun;
}

async function read(payload: Payload, key: string): Promise<CachedFigures | undefined> {
  const { held, reading } = instanceOf(payload);
  const known = held.get(key);
  if (known && Date.now() - known.readAt < HELD_MS) return known.kept;
  return shared(reading, key, async () => {
    const kept = await readCachedFigures(payload, key);
    held.set(key, { kept, readAt: Date.now() });
    return kept;
  });
}

/** Returns the pause before the next attempt, in ms. It doubles with each consecutive failure. */
const pauseAfter = (failures: number): number =>
  Math.min(MAX_PAUSE_MS, marketEnv.values.intervalMs * 2 ** Math.min(failures, 10));

/**
 * Waits while another instance requests the figures. Stops waiting when they are stored or the lease of that instance
 * has expired.
 */
async function awaitOthers(payload: Payload, key: string): Promise<void> {
  for (;;) {
    const kept = await readCachedFigures(payload, key);
    const now = Date.now();
    if (!kept || kept.nextAt > now || kept.leaseUntil <= now) return;
    await wait(POLL_MS);
  }
}

async function renew<Answer>(payload: Payload, { key, ask, nextAt }: Question<Answer>): Promise<void> {
  const leased = await claimLease(payload, key, Date.now() + marketEnv.values.timeoutMs + LEASE_MARGIN_MS);
  if (leased) {
    try {
      const answer = await ask();
      await cacheFigures(payload, key, JSON.stringify(answer), nextAt(answer));
    } catch (err) {
      const failures = (await readCachedFigures(payload, key))?.failures ?? 0;
      const pause = pauseAfter(failures);
      payload.logger.warn({ err, msg: `No market data (${key}); the next attempt is in ${pause} ms` });
      await recordFailure(payload, key, Date.now() + pause);
    }
  } else {
    await awaitOthers(payload, key);
  }
  instanceOf(payload).held.delete(key);
}

const parsed = new WeakMap<CachedFigures, unknown>();

/** Returns the figures of a row. The JSON is parsed only once for all callers that share the row. */
function answerOf<Answer>(kept: CachedFigures, figures: string): Answer {
  if (!parsed.has(kept)) parsed.set(kept, JSON.parse(figures));
  return parsed.get(kept) as Answer;
}

function toFigures<Answer>(kept: CachedFigures | undefined): Figures<Answer> | null {
  if (!kept?.figures) return null;
  const now = Date.now();
  const overdue = now > kept.nextAt && now - kept.fetchedAt > LATE * marketEnv.values.intervalMs;
  return { answer: answerOf<Answer>(kept, kept.figures), late: kept.failures > 0 || overdue };
}

/**
 * Returns cached figures, which all visitors and instances share. Stale figures are returned at once and refreshed in
 * the background. The caller waits for the provider only at the first request, or if the figures are too old. If the
 * refresh fails, the last figures are returned and marked as late.
 * @returns null if the provider has never sent valid figures
 * @throws an error of the database, but never one of the provider
 */
export async function freshFigures<Answer>(
  payload: Payload,
  question: Question<Answer>,
): Promise<Figures<Answer> | null> {
  const { key } = question;
  const kept = await read(payload, key);
  if (kept && Date.now() < kept.nextAt) return toFigures(kept);
  const renewed = shared(instanceOf(payload).renewing, key, () => renew(payload, question));
  if (kept?.figures && Date.now() - kept.fetchedAt < AT_ONCE * marketEnv.values.intervalMs) {
    renewed.catch((err: unknown) =>
      payload.logger.error({ err, msg: `Market data (${key}) could not be stored` }),
    );
    return toFigures(kept);
  }
  await renewed;
  return toFigures(await read(payload, key));
}
