import { setTimeout as wait } from 'node:timers/promises';
import type { Payload } from 'payload';
import { marketEnv } from '../../integrations/market/marketEnv';
import { claimLease, keepFigures, noteFailure, readKept, type KeptFigures } from './keptFigures';

/** One question to the provider. */
export interface Question<Answer> {
  /** Names it among all questions. */
  key: string;
  ask: () => Promise<Answer>;
  /** When its answer is asked for again, in ms. */
  nextAt: (answer: Answer) => number;
}

export interface Figures<Answer> {
  answer: Answer;
  /** The provider did not answer of late: these are the last good figures. */
  late: boolean;
}

/** Of one instance: how long what it read of the database is good for. */
const HELD_MS = 1000;
/** Up to this age, in intervals, figures are answered at once and renewed behind the visitor's back; older ones are renewed first. */
const AT_ONCE = 3;
/** From this age on, in intervals, figures that should have been renewed are late even if no attempt is known to have failed. */
const LATE = 5;
const LONGEST_PAUSE_MS = 10 * 60_000;
const POLL_MS = 50;
/** To keep the answer once it is there. */
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

/** One run of some work at a time for each key; who comes meanwhile gets its result. */
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

/** The pause after failures: it doubles, so that a provider that is down is left in peace. */
const pauseAfter = (failures: number): number =>
  Math.min(LONGEST_PAUSE_MS, marketEnv.values.intervalMs * 2 ** Math.min(failures, 10));

/** Waits while another instance asks; not longer than its lease. */
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

/** The answer that a row holds, parsed once for all who share what was read. */
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
 * The answer to a question: one for all visitors and instances, as long as it is fresh. What is no longer
 * fresh is answered while it is renewed; only who comes after a long pause, or first of all, waits for the
 * provider. When that fails, its last good answer stands, and is late.
 * @param payload the CMS
 * @param question what is asked
 * @returns null when there never was a good answer
 * @throws whatever the database says
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
    renewed.catch((err: unknown) => payload.logger.error({ err, msg: `Market data (${key}) were not kept` }));
    return toFigures(kept);
  }
  await renewed;
  return toFigures(await read(payload, key));
}
