import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import { query } from '../../platform/database/query';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { startContactCms, type ContactCms } from '../contactHarness';
import { lead } from '../leadHarness';

const LIMITS = { FORM_LIMIT_PER_ADDRESS: '100000', FORM_LIMIT_IN_ALL: '100000', DELIVERY_RETRY_MS: '100' };
const BURST = 200;
const AT_ONCE = 25;
const KILLED_AFTER = 80;

/** CMS that only reads the database for the test. It runs no jobs and serves no requests. */
let observer: ContactCms;
let running: CmsProcess | undefined;
beforeAll(async () => {
  observer = await startContactCms();
});
afterEach(async () => {
  await running?.kill();
});
afterAll(() => observer.stop());

async function start(env: Record<string, string> = {}): Promise<CmsProcess> {
  running = await CmsProcess.start({ ...LIMITS, ...env });
  return running;
}

interface Order {
  key: string;
  body: string;
}

async function order(number: number): Promise<Order> {
  const gRecaptchaResponse = await cheapCaptcha();
  const phone = `050${String(number).padStart(7, '0')}`;
  return {
    key: `burst-${number}-0000-0000-0000-000000000000`,
    body: JSON.stringify(lead({ phone, email: `v${number}@example.com`, gRecaptchaResponse })),
  };
}

interface Outcome {
  status: number;
  reference: string | null;
}

/** Sends an order. Returns status 0 if there was no response. */
async function send(url: string, { key, body }: Order): Promise<Outcome> {
  try {
    const response = await fetch(`${url}/web/bmby/lead`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', 'Idempotency-Key': key },
      body,
    });
    await response.text();
    return { status: response.status, reference: response.headers.get('X-Reference') };
  } catch {
    return { status: 0, reference: null };
  }
}

/** Sends all orders, a limited number of them at a time, and reports each response. */
async function sendAll(
  url: string,
  orders: readonly Order[],
  onOutcome: (order: Order, outcome: Outcome) => void | Promise<void> = () => undefined,
): Promise<Outcome[]> {
  const waiting = [...orders];
  const outcomes: Outcome[] = [];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) {
        const outcome = await send(url, next);
        outcomes.push(outcome);
        await onOutcome(next, outcome);
      }
    }),
  );
  return outcomes;
}

async function references(): Promise<string[]> {
  const { docs } = await observer.payload.find({ collection: 'leads', pagination: false, depth: 0 });
  return docs.map(({ reference }) => reference);
}

/** Waits until all deliveries are done, and returns the reference numbers in the mails. */
async function mailed(): Promise<string[]> {
  await vi.waitFor(
    async () => {
      const { totalDocs } = await observer.payload.count({
        collection: 'deliveries',
        where: { state: { not_equals: 'delivered' } },
      });
      expect(totalDocs).toBe(0);
    },
    { timeout: 60_000, interval: 250 },
  );
  const { docs } = await observer.payload.find({ collection: 'mails', pagination: false, depth: 0 });
  return docs.map(({ subject }) => /L-\w{4}-\w{4}/.exec(subject)?.[0] ?? '');
}

const sorted = (texts: readonly (string | null)[]) => [...texts].sort();

describe('a killed process', () => {
  it('between storing and delivering: the next one delivers once', async () => {
    const { url } = await start({ RUNS_JOBS: 'false' });
    const { status, reference } = await send(url, await order(1_000_000));
    expect(status).toBe(200);
    await running?.kill();
    expect((await observer.payload.count({ collection: 'mails' })).totalDocs).toBe(0);
    await (await start()).working();
    expect(await mailed()).toEqual([reference]);
  }, 180_000);

  it('during a burst: accepted leads are stored and delivered once, others can be repeated', async () => {
    const before = await references();
    const { url } = await start();
    const orders = await Promise.all(Array.from({ length: BURST }, (_, number) => order(number)));
    const outcomes = new Map<string, Outcome>();
    let answers = 0;
    await sendAll(url, orders, async ({ key }, outcome) => {
      outcomes.set(key, outcome);
      if (outcome.status !== 0 && (answers += 1) === KILLED_AFTER) await running?.kill();
    });
    const accepted = [...outcomes.values()].filter(({ status }) => status === 200);
    const unanswered = orders.filter(({ key }) => outcomes.get(key)?.status === 0);
    expect(accepted.length).toBeGreaterThanOrEqual(KILLED_AFTER);
    expect(unanswered.length).toBe(BURST - accepted.length);
    const stored = await references();
    expect(stored).toEqual(expect.arrayContaining(accepted.map(({ reference }) => reference)));

    // Expire the locks of the killed process now, because they would otherwise last for up to two minutes.
    await query(
      observer,
      sql`UPDATE idempotency_keys SET locked_until = 0 WHERE answer IS NULL RETURNING id`,
    );
    await query(observer, sql`UPDATE deliveries SET locked_until = 0 WHERE state = 'sending' RETURNING id`);
    const { url: next } = await (await start()).working();
    const again = await sendAll(next, unanswered);
    expect(new Set(again.map(({ status }) => status))).toEqual(new Set([200]));

    const all = sorted([
      ...before,
      ...accepted.map(({ reference }) => reference),
      ...again.map(({ reference }) => reference),
    ]);
    expect(new Set(all).size).toBe(before.length + BURST);
    expect(sorted(await references())).toEqual(all);
    expect(sorted(await mailed())).toEqual(all);
  }, 180_000);
});
