import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { marketEnv } from '../../integrations/market/marketEnv';
import { claimLease, keepFigures, noteFailure, readKept, type KeptFigures } from './keptFigures';

/** One question to the provider. */
export interface Question<Answer> {
  /** Cache key, unique among all questions. */
  key: string;
  ask: () => Promise<Answer>;
  /** When to ask again, in ms. */
  nextAt: (answer: Answer) => number;
}

export interface Figures<Answer> {
  answer: Answer;
  /** The provider fails at present: these are the last good figures. */
  late: boolean;
}

/** How long an instance reuses a row that it has read. */
const HELD_MS = 1000;
/**
 * Maximum age, in intervals, at which stale figures are returned while they are refreshed in the background.
 * Older ones are refreshed first.
 */
const AT_ONCE = 3;
/** Age, in intervals, from which overdue figures count as late even without a known failure. */
const LATE = 5;
const LONGEST_PAUSE_MS = 10 * 60_000;
const POLL_MS = 50;
/** Time to store the answer after the provider's timeout. */
const LEASE_MARGIN_MS = 2000;

interface Held {
  kept: KeptFigures | undefined;
  readAt: number;
}

interface Instance {
  held: Map<string, Held>;
  reading: Map<string, Promise<KeptFigures | undefined>>;
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

/** Runs some work once at a time per key; concurrent callers share the result. */
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

async function read(payload: Payload, key: string): Promise<KeptFigures | undefined> {
  const { held, reading } = instanceOf(payload);
  const known = held.get(key);
  if (known && Date.now() - known.readAt < HELD_MS) return known.kept;
  return shared(reading, key, async () => {
    const kept = await readKept(payload, key);
    held.set(key, { kept, readAt: Date.now() });
    return kept;
  });
}

/** The pause after failures: it doubles with each one. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, marketEnv.values.intervalMs * 2 ** Math.min(failures, 10));

/** Waits while another instance asks, at most until its lease expires. */
async function awaitOthers(payload: Payload, key: string): Promise<void> {
  for (;;) {
    const kept = await readKept(payload, key);
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
      await keepFigures(payload, key, JSON.stringify(answer), nextAt(answer));
    } catch (err) {
      const failures = (await readKept(payload, key))?.failures ?? 0;
      const pause = pauseAfter(failures);
      payload.logger.warn({ err, msg: `No market data (${key}); the next attempt is in ${pause} ms` });
      await noteFailure(payload, key, Date.now() + pause);
    }
  } else {
    await awaitOthers(payload, key);
  }
  instanceOf(payload).held.delete(key);
}

const parsed = new WeakMap<KeptFigures, unknown>();

/** The answer of a row, parsed once for all callers that share the row. */
function answerOf<Answer>(kept: KeptFigures, figures: string): Answer {
  if (!parsed.has(kept)) parsed.set(kept, JSON.parse(figures));
  return parsed.get(kept) as Answer;
}

function toFigures<Answer>(kept: KeptFigures | undefined): Figures<Answer> | null {
  if (!kept?.figures) return null;
  const now = Date.now();
  const overdue = now > kept.nextAt && now - kept.fetchedAt > LATE * marketEnv.values.intervalMs;
  return { answer: answerOf<Answer>(kept, kept.figures), late: kept.failures > 0 || overdue };
}

/**
 * Returns the cached answer to a question, shared by all visitors and instances.
 * A stale answer is returned while it is refreshed. Only after a long pause, or the first time, does the
 * caller wait. When the refresh fails, the last good answer is returned as late.
 * @returns null if there has never been a good answer
 * @throws database errors
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
