import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { query } from '../../platform/database/query';
import { cheapCaptcha } from '../../test/cheapCaptcha';
import {
  forgetRates,
  message,
  runDeliveries,
  send,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
import { createProject } from '../../test/createProject';
import {
  createApartment,
  decide,
  initPayment,
  payerNumber,
  post,
  type Begun,
} from '../../test/paymentHarness';
import { settleOpenPayments } from './settleOpenPayments';

vi.hoisted(() => {
  process.env.TRUSTED_PROXIES = '1';
  process.env.HOLDS_PER_ADDRESS = '30';
  process.env.CONFIRMATIONS_PER_HOUR = '3';
});

const HOMES = 60;
const MINUTE_MS = 60_000;
const ADDRESSES = Array.from({ length: 10 }, (_, number) => `10.0.0.${number + 1}`);

interface Answer {
  status: number;
  reference: string | null;
  begun: Begun | null;
  errors: { assetName?: string[]; emailCode?: string[] };
}

let cms: ContactCms;
let project: number;
const homeOf = (number: number) => `HOLD-${number}`;

beforeAll(async () => {
  cms = await startContactCms();
  project = await createProject(cms.payload);
  for (let number = 0; number < HOMES; number += 1)
    await createApartment(cms, { assetName: homeOf(number), project });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'deliveries',
    'mails',
    'queuedMails',
    'sandboxPayments',
    'apartmentHolds',
  ] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
  await cms.payload.db.deleteMany({ collection: 'reservations', where: {} });
});

/** Starts a payment for the payer and the apartment with this number, from the given IP address. */
async function begin(number: number, changes: object = {}, address = '10.9.9.9'): Promise<Answer> {
  const fields = payerNumber(number, {
    assetName: homeOf(number),
    gRecaptchaResponse: await cheapCaptcha(),
    ...changes,
  });
  const response = await initPayment(cms, fields, { 'X-Forwarded-For': address });
  const { errors = {}, body } = (await response.json()) as {
    errors?: Answer['errors'];
    body?: { data: Begun | null };
  };
  return {
    status: response.status,
    reference: response.headers.get('X-Reference'),
    begun: body?.data ?? null,
    errors,
  };
}
/** Returns the code in the latest mail to an e-mail address. */
async function codeFor(email: string): Promise<string> {
  const { docs } = await cms.payload.find({
    collection: 'mails',
    where: { to: { equals: email } },
    sort: '-id',
  });
  return /\b\d{6}\b/.exec(docs[0]?.text ?? '')?.[0] ?? '';
}
/** Starts a payment that needs a code: requests it, reads it from the mail and tries again. */
async function beginWithCode(number: number, changes: object = {}, address?: string): Promise<Answer> {
  expect((await begin(number, changes, address)).errors.emailCode).toBeDefined();
  await runDeliveries(cms.payload);
  const { email } = payerNumber(number, { ...changes });
  return begin(number, { ...changes, emailCode: await codeFor(String(email)) }, address);
}
/** Starts a payment that must not need a code. */
async function beginWithoutCode(number: number): Promise<Begun> {
  const answer = await begin(number);
  if (!answer.begun) throw new Error(`Payer ${number} could not begin: ${JSON.stringify(answer)}`);
  return answer.begun;
}
const states = async () =>
  (await (await fetch(`${cms.url}/web/apartments/state?project=${project}`)).json()) as Record<
    string,
    { state: string }
  >;
const count = async (state: string) =>
  Object.values(await states()).filter((home) => home.state === state).length;
const confirm = ({ processId, processToken }: Begun) =>
  post(cms, '/web/transactions/confirm', { processId, processToken });
const statusOf = async (begun: Begun) =>
  ((await (await confirm(begun)).json()) as { body: { status: string } }).body.status;
/** Stores holds of apartments directly in the database, without payments. */
const holdMany = (from: number, to: number) =>
  query(
    cms,
    sql`INSERT INTO apartment_holds (asset_name, reference, state, expires_at)
        SELECT 'HOLD-' || number, 'X-' || number, 'held', ${Date.now() + 15 * MINUTE_MS}
        FROM generate_series(${from}::integer, ${to - 1}::integer) AS number RETURNING id`,
  );

describe('one person', () => {
  it.each([
    ['mailbox', { email: 'PAYER0+second@example.com' }],
    ['identity number', { idNumber: payerNumber(0).idNumber }],
  ])('holds one home at a time without a code, identified by %s', async (_name, changes) => {
    const first = await begin(0);
    expect(first.status).toBe(200);
    const second = await begin(1, changes);
    expect(second.status).toBe(422);
    expect(Object.keys(second.errors)).toEqual(['emailCode']);
    await decide(cms, first.begun as Begun, 'decline');
    expect((await begin(1, changes)).status).toBe(200);
  });

  it('holds one home at a time with a code', async () => {
    await begin(0);
    const { email } = payerNumber(0);
    const second = await beginWithCode(1, { email });
    expect(second.status).toBe(200);
    const third = await beginWithCode(2, { email });
    expect(third.errors.assetName?.[0]).toMatch(/You can reserve one apartment at a time/);
    await decide(cms, second.begun as Begun, 'decline');
    expect((await beginWithCode(2, { email })).status).toBe(200);
  });

  it.each([
    ['mailbox', 'email'],
    ['identity number', 'idNumber'],
  ])('can reserve though a stranger holds a home with the same %s', async (_name, field) => {
    const stolen = { [field]: payerNumber(0)[field] };
    expect((await begin(1, stolen, '10.6.6.6')).status).toBe(200);
    expect((await beginWithCode(0)).status).toBe(200);
  });

  it.each([
    ['mailbox', 'email'],
    ['identity number', 'idNumber'],
  ])('can reserve though a stranger began twenty holds with the same %s', async (_name, field) => {
    const stolen = { [field]: payerNumber(0)[field] };
    for (let time = 0; time < 21; time += 1) {
      const { begun } = await begin(1, stolen, '10.6.6.6');
      if (begun) await decide(cms, begun, 'decline');
    }
    expect((await begin(0)).status).toBe(200);
  });

  it('holds at most one home after simultaneous attempts', async () => {
    const answers = await Promise.all([0, 1, 2, 3].map((home) => begin(0, { assetName: homeOf(home) })));
    expect(answers.filter(({ begun }) => begun).length).toBeLessThanOrEqual(1);
    expect(await count('held')).toBeLessThanOrEqual(1);
  });

  it('may begin again when the hold has expired', async () => {
    await begin(0);
    await query(
      cms,
      sql`UPDATE rate_limits SET resets_at = ${Date.now() - 1} WHERE key LIKE 'holds:%' RETURNING id`,
    );
    expect((await begin(0, { assetName: homeOf(1) })).status).toBe(200);
  });

  it('is refused for a day after beginning too often with a code', async () => {
    await begin(0);
    const { email } = payerNumber(0);
    await decide(cms, (await beginWithCode(1, { email })).begun as Begun, 'decline');
    await query(
      cms,
      sql`UPDATE rate_limits SET count = 20 WHERE key LIKE 'holds:verified:% a day' RETURNING id`,
    );
    expect((await beginWithCode(1, { email })).errors.assetName?.[0]).toMatch(
      /You can reserve one apartment at a time/,
    );
  });
});

describe('a project', () => {
  it('cannot be held completely from ten addresses with invented mailboxes', async () => {
    const attempts = Array.from({ length: HOMES }, (_, number) => number);
    for (const address of ADDRESSES) {
      const own = attempts.filter((number) => ADDRESSES[number % ADDRESSES.length] === address);
      await Promise.all(own.map((number) => begin(number, {}, address)));
    }
    expect(await count('held')).toBe(HOMES / 3 + 1);
    // A guessed code does not hold an apartment either.
    for (const number of [50, 51]) await begin(number, { emailCode: '000000' }, ADDRESSES[0]);
    expect(await count('held')).toBe(HOMES / 3 + 1);
  });

  it('lets thirty buyers behind one address pay', async () => {
    const address = '10.1.1.1';
    const buyers = Array.from({ length: 30 }, (_, number) => number);
    const mailbox = (number: number) => ({ email: `buyer${number}@gmail.com` });
    const first = await Promise.all(buyers.map((number) => begin(number, mailbox(number), address)));
    await runDeliveries(cms.payload);
    const begun = await Promise.all(
      first.map(async ({ begun: now, errors }, number) => {
        if (now) return now;
        expect(errors.emailCode).toBeDefined();
        const emailCode = await codeFor(`buyer${number}@gmail.com`);
        return (await begin(number, { ...mailbox(number), emailCode }, address)).begun as Begun;
      }),
    );
    expect(await count('held')).toBe(30);
    // The limit of requests per IP address is higher for open payment pages than for forms.
    for (let round = 0; round < 2; round += 1) {
      const answers = await Promise.all(begun.map(confirm));
      expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
    }
    await Promise.all(begun.map((one) => decide(cms, one, 'pay')));
    expect(await count('taken')).toBe(30);
  }, 60_000);

  it('cannot be held completely from one address with the mailboxes of one domain', async () => {
    for (let number = 0; number < 30; number += 1) {
      const changes = { email: `catch${number}@sub${number}.evil.example` };
      const { errors } = await begin(number, changes, '10.7.7.7');
      if (!errors.emailCode) continue;
      await runDeliveries(cms.payload);
      await begin(number, { ...changes, emailCode: await codeFor(changes.email) }, '10.7.7.7');
    }
    expect(await count('held')).toBe(HOMES / 3 + 1);
    const other = { email: 'dana@gmail.com' };
    expect((await beginWithCode(50, other, '10.7.7.7')).status).toBe(200);
    // Another e-mail domain can hold three more apartments from other IP addresses. The fourth is rejected.
    const statuses: number[] = [];
    for (let number = 51; number < 55; number += 1) {
      const changes = { email: `payer${number}@other.example` };
      const first = await begin(number, changes, `10.8.8.${number}`);
      statuses.push(
        first.errors.emailCode
          ? (await beginWithCode(number, changes, `10.8.8.${number}`)).status
          : first.status,
      );
    }
    expect(statuses).toEqual([200, 200, 200, 422]);
  }, 60_000);

  it('does not count attempts on a home that somebody else holds', async () => {
    await holdMany(0, HOMES / 3 + 1);
    const colleague = (number: number) => ({
      email: `colleague${number}@firm.example`,
      assetName: homeOf(0),
    });
    const numbers = Array.from({ length: 10 }, (_, number) => 70 + number);
    const answers = await Promise.all(numbers.map((number) => begin(number, colleague(number), '10.6.6.6')));
    for (const { errors } of answers)
      expect(errors).toEqual({ assetName: [expect.stringMatching('Someone else is reserving')] });
    const free = { email: 'colleague99@firm.example' };
    expect((await beginWithCode(50, free, '10.6.6.6')).status).toBe(200);
  });

  it('asks an address with many holds for a code, but no other address', async () => {
    await query(
      cms,
      sql`INSERT INTO rate_limits (key, count, resets_at)
          SELECT ${await addressKey('10.2.2.2')} || ':X-' || number, 1, ${Date.now() + MINUTE_MS}
          FROM generate_series(1, 30) AS number RETURNING id`,
    );
    expect((await begin(0, {}, '10.2.2.2')).errors.emailCode).toBeDefined();
    expect((await begin(0, {}, '10.3.3.3')).status).toBe(200);
  });

  it('with free homes asks for no code, whatever is held in another project', async () => {
    await holdMany(0, HOMES - 1);
    const other = await createProject(cms.payload);
    await createApartment(cms, { assetName: `ELSEWHERE-${other}`, project: other });
    const answer = await begin(1, { assetName: `ELSEWHERE-${other}` });
    expect(answer.status).toBe(200);
  });

  async function addressKey(address: string): Promise<string> {
    const { traceKey } = await import('../../platform/database/tally');
    return traceKey('holds:from', address);
  }
});

describe('the code', () => {
  beforeEach(() => holdMany(20, 41));

  it("is required when over a third of the free homes are held, and sent in the page's language", async () => {
    const refused = await begin(0);
    expect(refused.status).toBe(422);
    expect(refused.errors).toEqual({
      emailCode: [expect.stringMatching(/We sent a code to your e-mail address/) as string],
    });
    expect((await states())[homeOf(0)]?.state).toBe('free');
    await runDeliveries(cms.payload);
    const code = await codeFor('payer0@example.com');
    const { docs } = await cms.payload.find({ collection: 'mails' });
    expect(docs).toHaveLength(1);
    expect(docs[0]?.subject).toBe(`Code for your reservation: ${code}`);
    const shown = `${code.slice(0, 3)} ${code.slice(3)}`.replace(/\d/g, (digit) =>
      String.fromCodePoint(0xff10 + Number(digit)),
    );
    const accepted = await begin(0, { emailCode: shown });
    expect(accepted.status).toBe(200);
    const [reservation] = (await cms.payload.find({ collection: 'reservations', depth: 0 })).docs;
    expect(JSON.stringify(reservation)).not.toContain('emailCode');
  });

  it('is not required at exactly a third', async () => {
    await query(cms, sql`DELETE FROM apartment_holds WHERE asset_name = 'HOLD-20' RETURNING id`);
    expect((await begin(0)).status).toBe(200);
  });

  it('is rejected when it is wrong, expired or of another mailbox', async () => {
    await begin(0);
    await runDeliveries(cms.payload);
    const code = await codeFor('payer0@example.com');
    expect((await begin(1, { emailCode: code })).errors.emailCode?.[0]).toMatch(/wrong or has expired/);
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    expect((await begin(0, { emailCode: wrong })).errors.emailCode?.[0]).toMatch(/wrong or has expired/);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 31 * MINUTE_MS });
    try {
      await cms.payload.db.deleteMany({ collection: 'apartmentHolds', where: {} });
      await holdMany(20, 41);
      expect((await begin(0, { emailCode: code })).status).toBe(422);
    } finally {
      vi.useRealTimers();
    }
  });

  it('is rejected after five wrong attempts, even if it is correct', async () => {
    await begin(0);
    await runDeliveries(cms.payload);
    const code = await codeFor('payer0@example.com');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 5; time += 1) await begin(0, { emailCode: wrong });
    expect((await begin(0, { emailCode: code })).errors.emailCode).toBeDefined();
  });

  it('is sent at most three times an hour, and the visitor is told so', async () => {
    for (let time = 0; time < 3; time += 1)
      expect((await begin(0)).errors.emailCode?.[0]).toMatch(/We sent a code/);
    expect((await begin(0)).errors.emailCode?.[0]).toMatch(/Many e-mails/);
    await runDeliveries(cms.payload);
    expect((await cms.payload.count({ collection: 'mails' })).totalDocs).toBe(3);
  });

  it('cannot be denied by strangers who ask for codes and type wrong ones', async () => {
    for (let time = 0; time < 3; time += 1) await begin(1, { email: 'payer0@example.com' }, '10.6.6.6');
    await runDeliveries(cms.payload);
    const code = await codeFor('payer0@example.com');
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0');
    for (let time = 0; time < 6; time += 1)
      await begin(1, { email: 'payer0@example.com', emailCode: wrong }, '10.6.6.6');
    expect((await beginWithCode(0)).status).toBe(200);
  });

  it('is sent to a mailbox that other forms flooded, and again in the next quarter of an hour', async () => {
    for (let time = 0; time < 3; time += 1)
      await send(cms, message(cms, { senderEmail: 'payer0@example.com' }));
    for (let time = 0; time < 9; time += 1) await begin(0, {}, `10.6.6.${time % 3}`);
    await runDeliveries(cms.payload);
    const codes = async () =>
      (await cms.payload.find({ collection: 'mails' })).docs.filter(({ subject }) =>
        subject.includes('Code'),
      );
    expect(await codes()).toHaveLength(3);
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 16 * MINUTE_MS });
    try {
      await cms.payload.db.deleteMany({ collection: 'apartmentHolds', where: {} });
      await holdMany(20, 41);
      expect((await begin(0, {}, '10.6.6.0')).errors.emailCode?.[0]).toMatch(/We sent a code/);
      await runDeliveries(cms.payload);
      expect(await codes()).toHaveLength(4);
    } finally {
      vi.useRealTimers();
    }
  });

  it('does not release a home that another payer holds', async () => {
    expect((await begin(25)).errors.assetName?.[0]).toMatch(/Someone else is reserving/);
    expect((await cms.payload.count({ collection: 'queuedMails' })).totalDocs).toBe(0);
  });
});

describe('a silent page', () => {
  it('may return after four minutes and pay', async () => {
    const payment = await beginWithoutCode(0);
    expect(await settleOpenPayments(cms.payload, Date.now() + 4 * MINUTE_MS)).toBe(0);
    await decide(cms, payment, 'pay');
    expect(await statusOf(payment)).toBe('paid');
  });

  it('loses the home after five minutes, once the provider has closed the payment', async () => {
    const payment = await beginWithoutCode(0);
    expect(await settleOpenPayments(cms.payload, Date.now() + 5 * MINUTE_MS + 1000)).toBe(1);
    expect((await states())[homeOf(0)]?.state).toBe('free');
    expect(await statusOf(payment)).toBe('expired');
    expect(await (await decide(cms, payment, 'pay')).text()).toContain('"success":"False"');
    expect((await begin(1, { assetName: homeOf(0) })).status).toBe(200);
  });

  it('stays alive while it asks for its state', async () => {
    const payment = await beginWithoutCode(0);
    const later = Date.now() + 4 * MINUTE_MS;
    vi.useFakeTimers({ toFake: ['Date'], now: later });
    try {
      expect(await statusOf(payment)).toBe('pending');
      expect(await settleOpenPayments(cms.payload, later + 4 * MINUTE_MS)).toBe(0);
      expect((await states())[homeOf(0)]?.state).toBe('held');
      expect(await settleOpenPayments(cms.payload, later + 5 * MINUTE_MS + 1000)).toBe(1);
    } finally {
      vi.useRealTimers();
    }
  });
});
