import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { sandboxSecret } from '../../integrations/payment/sandbox/sandboxSecret';
import { signNotice } from '../../integrations/payment/signature';
import { query } from '../../platform/database/query';
import { NOTICE_SIGNATURE } from '../../services/payments/paymentNoticeRoute';
import { cheapCaptcha } from '../cheapCaptcha';
import { CmsProcess } from '../CmsProcess';
import { startContactCms, type ContactCms } from '../contactHarness';
import { createApartment, decide, initPayment, payerNumber, post, type Begun } from '../paymentHarness';

const PAYERS = 50;
const INSTANCES = 2;
const ENV = {
  HOLDS_PER_ADDRESS: '100000',
  FORM_LIMIT_PER_ADDRESS: '100000',
  FORM_LIMIT_IN_ALL: '100000',
  DELIVERY_RETRY_MS: '100',
};

/** CMS that only reads the database for the test. It runs no jobs and serves no requests. */
let observer: ContactCms;
let instances: CmsProcess[] = [];
let home = 0;
let assetName = '';

const startAll = () => Promise.all(Array.from({ length: INSTANCES }, () => CmsProcess.start(ENV)));
/** Returns access to one of the instances. */
const instance = (number: number): ContactCms => ({
  ...observer,
  url: instances[number % INSTANCES]?.url ?? '',
});

beforeAll(async () => {
  observer = await startContactCms();
  instances = await startAll();
}, 120_000);
afterAll(async () => {
  for (const one of instances) await one.kill();
  await observer.stop();
});
/** Each test gets its own apartment. */
beforeEach(async () => {
  home += 1;
  assetName = `RACE-${home}`;
  await createApartment(observer, { assetName });
});

/** Starts a payment as one of the payers. Returns null if the process was killed before it responded. */
async function begin(
  number: number,
): Promise<{ status: number; begun: Begun | null; refused: unknown } | null> {
  const fields = payerNumber(number, {
    assetName,
    // The domain must be a large mail provider, because the number of holds for a small domain is limited.
    email: `payer${number}@gmail.com`,
    gRecaptchaResponse: await cheapCaptcha(),
  });
  try {
    const response = await initPayment(instance(number), fields);
    const { body, errors } = (await response.json()) as { body: { data: Begun | null }; errors?: unknown };
    return { status: response.status, begun: body.data, refused: errors };
  } catch {
    return null;
  }
}

/**
 * Starts the payments of all payers at the same time and returns the results.
 * @param first number of the first payer
 */
async function race(first = 0): Promise<{ begun: Begun[]; refused: unknown[] }> {
  const outcomes = await Promise.all(Array.from({ length: PAYERS }, (_, number) => begin(first + number)));
  return {
    begun: outcomes.flatMap((outcome) => (outcome?.begun ? [outcome.begun] : [])),
    refused: outcomes.flatMap((outcome) => (outcome?.refused ? [outcome.refused] : [])),
  };
}

const one = <Item>([item, ...others]: readonly Item[]): Item => {
  expect(others).toEqual([]);
  if (item === undefined) throw new Error('There is none');
  return item;
};

function notify(number: number, { processId }: Begun, state: string): Promise<Response> {
  const notice = { processId, state };
  const signature = signNotice(sandboxSecret(), JSON.stringify(notice));
  return post(instance(number), '/web/transactions/notice', notice, { [NOTICE_SIGNATURE]: signature });
}

async function states(): Promise<string[]> {
  const { docs } = await observer.payload.find({
    collection: 'reservations',
    where: { assetName: { equals: assetName } },
    sort: 'id',
    pagination: false,
    depth: 0,
  });
  return docs.map(({ paymentState }) => paymentState);
}

async function stateOf(): Promise<string | undefined> {
  const response = await fetch(`${instance(0).url}/web/apartments/state?assets=${assetName}`);
  return ((await response.json()) as Record<string, { state: string }>)[assetName]?.state;
}

/** Makes all holds expire. */
const endHolds = () =>
  query(
    observer,
    sql`UPDATE apartment_holds SET expires_at = ${Date.now() - 1}
        WHERE asset_name = ${assetName} AND state = 'held' RETURNING id`,
  );

/** Marks a payment as paid at the provider, before the provider has sent its notice. */
const payAtProvider = ({ processId }: Begun) =>
  query(
    observer,
    sql`UPDATE sandbox_payments SET state = 'paid' WHERE process_id = ${processId} RETURNING id`,
  );

/** Waits for the mails about the apartment and returns their subjects, without reference numbers. */
async function subjects(count: number): Promise<string[]> {
  return vi.waitFor(
    async () => {
      const { docs } = await observer.payload.find({ collection: 'mails', pagination: false, depth: 0 });
      const ours = docs.filter(({ text }) => text.includes(assetName));
      expect(ours).toHaveLength(count);
      return ours.map(({ subject }) => subject.replace(/P-\w{4}-\w{4}/, 'P')).sort();
    },
    { timeout: 30_000, interval: 200 },
  );
}

describe(`${PAYERS} payers at once for one home (${INSTANCES} instances)`, () => {
  it('let one of them pay and inform the others', async () => {
    const { begun, refused } = await race();
    expect(begun).toHaveLength(1);
    expect(refused).toHaveLength(PAYERS - 1);
    for (const errors of refused)
      expect(errors).toEqual({ assetName: [expect.stringMatching('Someone else is reserving')] });
    expect(await stateOf()).toBe('held');
    await decide(instance(1), one(begun), 'pay');
    expect(await states()).toEqual(['paid']);
    expect(await stateOf()).toBe('taken');
    expect((await race()).begun).toEqual([]);
  }, 90_000);

  it('let another one pay after the first was declined, with idempotent notices', async () => {
    const first = one((await race()).begun);
    await decide(instance(0), first, 'decline');
    const second = one((await race()).begun);
    await payAtProvider(second);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, number) => [
        notify(number, second, 'paid'),
        notify(number + 1, first, 'declined'),
        notify(number, second, 'declined'),
      ]).flat(),
    );
    expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    // Compare the states without regard to order: a declined payment may come before or after the paid one.
    expect(await states()).toEqual(['declined', 'paid']);
    expect(await stateOf()).toBe('taken');
    expect(await subjects(1)).toEqual([`שריון P שולם: ${assetName}`]);
  }, 90_000);

  it('result in one payment and one refund, in any order of notices', async () => {
    const late = one((await race()).begun);
    await endHolds();
    const owner = one((await race()).begun);
    await payAtProvider(late);
    await payAtProvider(owner);
    await Promise.all(
      Array.from({ length: 20 }, (_, number) => notify(number, number % 3 ? late : owner, 'paid')),
    );
    await vi.waitFor(async () => expect(await states()).toEqual(['refunded', 'paid']), {
      timeout: 30_000,
      interval: 200,
    });
    const { docs } = await observer.payload.find({
      collection: 'sandboxPayments',
      where: { processId: { in: [late.processId, owner.processId] } },
      sort: 'id',
    });
    expect(docs.map(({ state }) => state)).toEqual(['refunded', 'paid']);
    expect(await subjects(2)).toEqual([
      `שריון P שולם: ${assetName}`,
      `תשלום באיחור P (הכסף מוחזר): ${assetName}`,
    ]);
  }, 90_000);

  it('survive killed processes: no double payment, and the home is released in time', async () => {
    const racing = race();
    // Kill the process after it has stored the hold and before it has responded.
    await vi.waitFor(
      async () => {
        const rows = await query(
          observer,
          sql`SELECT id FROM apartment_holds WHERE asset_name = ${assetName}`,
        );
        expect(rows).toHaveLength(1);
      },
      { timeout: 20_000, interval: 1 },
    );
    for (const running of instances) await running.kill();
    const before = await racing;
    expect(before.begun.length).toBeLessThanOrEqual(1);
    const stored = await states();
    expect(stored.length).toBeLessThanOrEqual(1);
    expect(stored.length).toBeGreaterThanOrEqual(before.begun.length);

    instances = await startAll();
    expect(await stateOf()).toBe('held');
    expect((await race()).begun).toEqual([]);
    await endHolds();
    expect(await stateOf()).toBe('free');
    // Use other payers. Those of the killed requests may still be recorded as holders, and would then need a code from
    // their mailbox.
    const next = one((await race(PAYERS)).begun);
    await decide(instance(0), next, 'pay');
    const [early] = before.begun;
    if (early) {
      await payAtProvider(early);
      await notify(0, early, 'paid');
    }
    await vi.waitFor(
      async () => expect((await states()).filter((state) => state === 'paid')).toHaveLength(1),
      { timeout: 30_000, interval: 200 },
    );
    expect(await stateOf()).toBe('taken');
  }, 180_000);
});
