import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Lottery } from '../../payload-types';
import {
  forgetRates,
  runDeliveries,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';
import { createDraftProject } from '../../test/createProject';
import {
  createLottery,
  createOpenLottery,
  endRegistration,
  HOUR_MS,
  ID_NUMBERS,
  linkOf,
  readRegistration,
  register as sendRegistration,
  registerConfirmed,
  registerOnly,
  registration,
} from '../../test/lotteryHarness';
import { post } from '../../test/paymentHarness';
import { drawOrder, listHash, sha256 } from './drawOrder';
import { DRAW_STEPS, type DrawStep } from './steps/drawSteps';
import { remindRegistrations } from './registrations/remindRegistrations';
import { runDrawStep } from './steps/runDrawStep';
import { logIn } from '../../test/logIn';

vi.hoisted(() => {
  process.env.CONFIRMATIONS_PER_HOUR = '100';
  process.env.CONFIRMATIONS_PER_DAY = '100';
  process.env.FORM_LIMIT_PER_ADDRESS = '60';
});

const HEADERS = { 'Content-Type': 'application/json' };

let cms: ContactCms;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
  [staff, editor] = await Promise.all([logIn(cms, 'staff', HEADERS), logIn(cms, 'editor', HEADERS)]);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails', 'lotteryRegistrations'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  for (const collection of ['auditLog', 'lotteryDraws', 'lotteries'] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const register = (lottery: number, changes: Fields = {}, headers: Record<string, string> = {}) =>
  sendRegistration(cms, lottery, changes, headers);
const registered = (lottery: number, changes: Fields = {}) => registerConfirmed(cms, lottery, changes);
/** Registers several people, each with a different identity number. */
async function several(lottery: number, count: number): Promise<string[]> {
  const numbers: string[] = [];
  for (const idNumber of ID_NUMBERS.slice(0, count))
    numbers.push(await registered(lottery, { idNumber, email: `p${idNumber}@example.com` }));
  return numbers;
}
const stored = (reference: string) => readRegistration(cms, reference);
const step = (lottery: number, name: DrawStep, headers = staff) =>
  fetch(`${cms.url}/api/lotteries/${lottery}/${name}`, { method: 'POST', headers });
const codeOf = async (response: Response) => ((await response.json()) as { code?: string }).code;
const state = async (lottery: number) =>
  (await (await fetch(`${cms.url}/web/lotteries/${lottery}`)).json()) as Record<string, unknown>;
const draw = (lottery: number) => fetch(`${cms.url}/web/lotteries/${lottery}/draw`);
const lookUp = async (lottery: number, number: string) =>
  (await (await post(cms, `/web/lotteries/${lottery}/lookup`, { number })).json()) as Record<string, unknown>;
const patch = (reference: string, id: number, data: object, headers = staff) =>
  fetch(`${cms.url}/api/lotteryRegistrations/${id}?r=${reference}`, {
    method: 'PATCH',
    headers,
    body: JSON.stringify(data),
  });
/** Changes a lottery so that its registration ended a second ago. */
const end = (id: number) => endRegistration(cms.payload, id, 0);
/** Changes a lottery so that its deadline for confirmations passed a second ago. */
const endConfirming = (id: number) => endRegistration(cms.payload, id, 24);
const audit = async () =>
  (await cms.payload.find({ collection: 'auditLog', depth: 0, sort: 'id' })).docs.map(
    ({ action, actorName }) => [action, actorName],
  );
const mails = async () => {
  await runDeliveries(cms.payload);
  return (await cms.payload.find({ collection: 'mails', depth: 0, sort: 'id' })).docs;
};

describe('a registration', () => {
  it('is stored with a number but without the identity number, and a mail asks to confirm it', async () => {
    const lottery = await createOpenLottery(cms.payload);
    const response = await register(lottery);
    expect(response.status).toBe(200);
    const number = response.headers.get('X-Reference');
    expect(number).toMatch(/^H-[2-9A-Z]{4}-[2-9A-Z]{4}$/);
    const { closesAt } = await state(lottery);
    const confirmUntil = new Date(Date.parse(String(closesAt)) + 24 * HOUR_MS).toISOString();
    expect(await response.json()).toEqual({ body: { number, confirmUntil } });
    const entry = await stored(number ?? '');
    expect(entry).toMatchObject({
      fullName: 'דנה כהן',
      idEnding: '6782',
      takesPart: 'unconfirmed',
      status: 'new',
    });
    const row = await cms.payload.db.findOne({
      collection: 'lotteryRegistrations',
      where: { id: { equals: entry.id } },
    });
    expect(JSON.stringify(row)).not.toContain('123456782');
    const [mail] = await mails();
    expect(mail).toMatchObject({
      to: 'dana@example.com',
      subject: expect.stringContaining(number ?? '') as string,
    });
    expect(mail?.text).toContain('הגרלת רובע רימון');
    expect(mail?.text).toContain('/web/lotteries/registrations/confirm?lang=en&token=');
  });

  it.each<[string, Fields]>([
    ['idNumber', { idNumber: '123456789' }],
    ['fullName', { fullName: 'ab' }],
    ['email', { email: 'nobody' }],
    ['phone', { phone: '1' }],
    ['terms', { terms: false }],
    ['uri', { uri: 'a\nb' }],
  ])('is rejected for a wrong %s', async (field, changes) => {
    const response = await register(await createOpenLottery(cms.payload), changes);
    expect(response.status).toBe(422);
    expect(Object.keys(((await response.json()) as { errors: object }).errors)).toEqual([field]);
  });

  it.each<[string, () => Promise<number>]>([
    ['whose seed has no published hash', async () => (await createLottery(cms.payload)).id],
    [
      'that opens later',
      async () => {
        const opensAt = new Date(Date.now() + HOUR_MS / 2).toISOString();
        const { id } = await createLottery(cms.payload, { opensAt });
        await runDrawStep(cms.payload, { lottery: id, step: 'announce' });
        return id;
      },
    ],
    [
      'whose time is over',
      async () => {
        const id = await createOpenLottery(cms.payload);
        await end(id);
        return id;
      },
    ],
  ])('is rejected for a lottery %s', async (_name, make) => {
    const response = await register(await make());
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { lottery: ['Registration for the lottery is not open.'] },
    });
  });

  it('is rejected for an unknown lottery', async () => {
    for (const id of ['999999', 'x', '0', '1e1']) {
      const response = await post(cms, `/web/lotteries/${id}/register`, registration());
      expect([id, response.status, await codeOf(response)]).toEqual([id, 404, 'unknownLottery']);
    }
  });

  it('is rejected like an unknown lottery while the project is unpublished', async () => {
    const project = await createDraftProject(cms.payload);
    const { id } = await createLottery(cms.payload, { project });
    expect(await codeOf(await post(cms, `/web/lotteries/${id}/register`, registration()))).toBe(
      'unknownLottery',
    );
    expect(await state(id)).toMatchObject({ code: 'unknownLottery' });
    await end(id);
    expect(await state(id)).toMatchObject({ id });
  });

  it('is stored once when it is sent twice with one key', async () => {
    const lottery = await createOpenLottery(cms.payload);
    const key = { 'Idempotency-Key': 'a-key-0000-0000-0000-000000000000' };
    const [first, second] = [await register(lottery, {}, key), await register(lottery, {}, key)];
    expect(second.headers.get('X-Reference')).toBe(first.headers.get('X-Reference'));
    expect((await cms.payload.count({ collection: 'lotteryRegistrations' })).totalDocs).toBe(1);
  });

  it('is rejected when its key was used for another lottery', async () => {
    const [lottery, other] = [await createOpenLottery(cms.payload), await createOpenLottery(cms.payload)];
    const key = { 'Idempotency-Key': 'a-key-of-two-0000-0000-0000-000000000000' };
    expect((await register(lottery, {}, key)).status).toBe(200);
    const response = await register(other, {}, key);
    expect([response.status, await codeOf(response)]).toEqual([422, 'keyReused']);
  });
});

describe('confirming a registration', () => {
  const page = async (reference: string, method: 'GET' | 'POST') => {
    const response = await fetch(await linkOf(cms, reference), { method });
    return { status: response.status, text: await response.text() };
  };

  it('takes effect when the button is pressed, not when the link is opened', async () => {
    const lottery = await createOpenLottery(cms.payload);
    const number = await registerOnly(cms, lottery);
    expect(await lookUp(lottery, number)).toMatchObject({ found: true, confirmed: false });
    const question = await page(number, 'GET');
    expect(question.text).toContain('<form method="post">');
    expect(question.text).toContain(number);
    expect(await stored(number)).toMatchObject({ takesPart: 'unconfirmed', confirmedAt: null });
    for (let time = 0; time < 2; time += 1)
      expect((await page(number, 'POST')).text).toContain('Your registration is confirmed');
    expect(await stored(number)).toMatchObject({
      takesPart: 'yes',
      confirmedAt: expect.any(String) as string,
    });
    expect((await page(number, 'GET')).text).not.toContain('<form');
    expect(await lookUp(lottery, number)).toMatchObject({ found: true, confirmed: true });
  });

  it.each(['x', '1.x', '999999.AAAA', '99999999999.AAAA', ''])('rejects the token "%s"', async (token) => {
    for (const method of ['GET', 'POST'])
      expect(
        (await fetch(`${cms.url}/web/lotteries/registrations/confirm?lang=he&token=${token}`, { method }))
          .status,
      ).toBe(404);
  });

  it('works until a day after registration closes', async () => {
    const lottery = await createOpenLottery(cms.payload);
    const [first, second] = [
      await registerOnly(cms, lottery),
      await registerOnly(cms, lottery, { idNumber: ID_NUMBERS[1], email: 'b@example.com' }),
    ];
    await endRegistration(cms.payload, lottery, 23);
    expect(await codeOf(await step(lottery, 'close'))).toBe('tooEarly');
    expect((await page(first, 'POST')).text).toContain('Your registration is confirmed');
    await endConfirming(lottery);
    expect((await page(second, 'GET')).text).not.toContain('<form');
    expect((await page(second, 'POST')).text).toContain('The deadline for confirmation has passed');
    expect((await step(lottery, 'close')).status).toBe(200);
    expect(((await (await draw(lottery)).json()) as { numbers: string[] }).numbers).toEqual([first]);
  });

  it('can be done by staff, who then see that the registration takes part', async () => {
    const number = await registerOnly(cms, await createOpenLottery(cms.payload));
    const { id } = await stored(number);
    expect((await patch(number, id, { takesPart: 'yes' })).status).toBe(200);
    expect(await stored(number)).toMatchObject({ takesPart: 'yes' });
    for (const takesPart of ['unconfirmed', 'disputed'])
      expect((await patch(number, id, { takesPart })).status).toBe(409);
    await page(number, 'POST');
    expect(await stored(number)).toMatchObject({ takesPart: 'yes' });
  });

  it('is requested once more, a day later or half a day before the end', async () => {
    const lottery = await createOpenLottery(cms.payload);
    const number = await registerOnly(cms, lottery);
    await registered(lottery, { idNumber: ID_NUMBERS[1], email: 'b@example.com' });
    const reminders = async () =>
      (await mails()).filter(({ subject }) => subject.includes('Reminder')).map(({ to }) => to);
    expect(await remindRegistrations(cms.payload)).toBe(0);
    await cms.payload.db.updateOne({
      collection: 'lotteryRegistrations',
      where: { reference: { equals: number } },
      data: { createdAt: new Date(Date.now() - 24 * HOUR_MS - 1000).toISOString() },
    });
    expect(await remindRegistrations(cms.payload)).toBe(1);
    expect(await remindRegistrations(cms.payload)).toBe(0);
    expect(await reminders()).toEqual(['dana@example.com']);

    const late = await registerOnly(cms, lottery, { idNumber: ID_NUMBERS[2], email: 'late@example.com' });
    await endRegistration(cms.payload, lottery, 11);
    expect(await remindRegistrations(cms.payload)).toBe(0);
    await endRegistration(cms.payload, lottery, 12);
    expect(await remindRegistrations(cms.payload)).toBe(1);
    await page(late, 'POST');
    // No mail for `late@example.com`, because the registration was confirmed before the reminder was sent.
    expect(await reminders()).toEqual(['dana@example.com']);
    await endConfirming(lottery);
    await cms.payload.db.updateMany({
      collection: 'lotteryRegistrations',
      where: {},
      data: { remindedAt: null, takesPart: 'unconfirmed' },
    });
    expect(await remindRegistrations(cms.payload)).toBe(0);
  });
});

describe('the steps of a draw', () => {
  it('lead from a published hash to a public order, each in the audit log', async () => {
    const { id } = await createLottery(cms.payload);
    expect((await step(id, 'announce')).status).toBe(200);
    const { seedHash, announcedAt } = await state(id);
    expect(seedHash).toMatch(/^[0-9a-f]{64}$/);
    expect(announcedAt).toEqual(expect.any(String));
    const numbers = await several(id, 5);
    expect(await state(id)).toMatchObject({ state: 'open', registered: null, listHash: null, drawnAt: null });
    expect((await draw(id)).status).toBe(404);

    await end(id);
    expect(await state(id)).toMatchObject({ state: 'closed', registered: null });
    expect(await codeOf(await step(id, 'close'))).toBe('tooEarly');
    await endConfirming(id);
    expect((await step(id, 'close')).status).toBe(200);
    const list = [...numbers].sort();
    expect(await state(id)).toMatchObject({ state: 'closed', registered: 5, listHash: listHash(list) });
    expect(await (await draw(id)).json()).toMatchObject({
      numbers: list,
      seed: null,
      results: null,
      homes: 2,
    });

    expect((await step(id, 'draw')).status).toBe(200);
    // The draw has taken place but is not public yet.
    expect(await state(id)).toMatchObject({ state: 'closed', drawnAt: null });
    expect(await (await draw(id)).json()).toMatchObject({ seed: null, results: null, drawnAt: null });
    expect(await lookUp(id, numbers[0] ?? '')).toMatchObject({ found: true, place: null, won: null });

    expect((await step(id, 'publish')).status).toBe(200);
    expect(await state(id)).toMatchObject({
      state: 'drawn',
      seedHash,
      drawnAt: expect.any(String) as string,
    });
    const answer = await draw(id);
    expect(answer.headers.get('Content-Disposition')).toContain('attachment');
    const published = (await answer.json()) as { seed: string; results: string[] };
    expect(sha256(published.seed)).toBe(seedHash);
    expect(published.results).toEqual(drawOrder(published.seed, numbers));
    for (const [at, number] of published.results.entries())
      expect(await lookUp(id, number)).toEqual({
        number,
        state: 'drawn',
        found: true,
        confirmed: true,
        place: at + 1,
        won: at < 2,
      });
    expect((await audit()).map(([action, who]) => [action, Boolean(who)])).toEqual(
      ['lotteryAnnounced', 'lotteryClosed', 'lotteryDrawn', 'lotteryPublished'].map((action) => [
        action,
        true,
      ]),
    );
  });

  it('are rejected out of order and when repeated', async () => {
    const { id } = await createLottery(cms.payload);
    for (const name of ['draw', 'publish'] as const)
      expect([name, (await step(id, name)).status]).toEqual([name, 409]);
    expect(await codeOf(await step(id, 'close'))).toBe('tooEarly');
    await step(id, 'announce');
    const { seedHash } = await state(id);
    expect(await codeOf(await step(id, 'announce'))).toBe('wrongStage');
    expect((await state(id)).seedHash).toBe(seedHash);
    expect(await codeOf(await step(id, 'close'))).toBe('tooEarly');
    await endConfirming(id);
    expect(await codeOf(await step(id, 'draw'))).toBe('wrongStage');
    expect(await codeOf(await step(id, 'close'))).toBe('nobody');
    await cms.payload.db.updateOne({
      collection: 'lotteries',
      id,
      data: { closesAt: new Date(Date.now() + HOUR_MS).toISOString() },
    });
    await several(id, 2);
    await endConfirming(id);
    for (const name of ['close', 'draw', 'publish'] as const) expect((await step(id, name)).status).toBe(200);
    const before = await (await draw(id)).text();
    for (const name of DRAW_STEPS) expect((await step(id, name)).status).toBe(409);
    expect(await (await draw(id)).text()).toBe(before);
  });

  it('happen once for simultaneous requests', async () => {
    const id = await createOpenLottery(cms.payload);
    await several(id, 3);
    await endConfirming(id);
    for (const name of ['close', 'draw'] as const) {
      const statuses = await Promise.all(
        Array.from({ length: 5 }, async () => (await step(id, name)).status),
      );
      expect(statuses.sort()).toEqual([200, 409, 409, 409, 409]);
    }
  });

  it('use the lottery’s state after the lock is taken', async () => {
    const id = await createOpenLottery(cms.payload);
    await several(id, 2);
    await endConfirming(id);
    const begin = cms.payload.db.beginTransaction;
    // Simulate staff who extend the registration just before the step gets the lock.
    vi.spyOn(cms.payload.db, 'beginTransaction').mockImplementationOnce(async (options) => {
      await cms.payload.db.updateOne({
        collection: 'lotteries',
        id,
        data: { closesAt: new Date(Date.now() + HOUR_MS).toISOString(), homes: 7 },
      });
      return begin.call(cms.payload.db, options);
    });
    expect(await codeOf(await step(id, 'close'))).toBe('tooEarly');
    await endConfirming(id);
    expect((await step(id, 'close')).status).toBe(200);
    expect(await state(id)).toMatchObject({ state: 'closed', homes: 7 });
  });

  it('answer 404 for an unknown lottery', async () => {
    for (const id of [0, 987_654]) expect((await step(id, 'close')).status).toBe(404);
  });

  it('cannot announce a draw after the end of registration', async () => {
    const lottery = await createLottery(cms.payload, {
      opensAt: new Date(Date.now() - 2 * HOUR_MS).toISOString(),
      closesAt: new Date(Date.now() - HOUR_MS).toISOString(),
    });
    expect(await codeOf(await step(lottery.id, 'announce'))).toBe('tooLate');
  });

  it('draw only with the announced seed', async () => {
    const id = await createOpenLottery(cms.payload);
    await several(id, 2);
    await endConfirming(id);
    await step(id, 'close');
    const tampered = { sealedSeed: 'AAAA' };
    await cms.payload.db.updateMany({
      collection: 'lotteryDraws',
      where: { lottery: { equals: id } },
      data: tampered,
    });
    expect(await codeOf(await step(id, 'draw'))).toBe('lostSeed');
    expect(await state(id)).toMatchObject({ state: 'closed' });
  });

  it.each<[string, () => Record<string, string>]>([
    ['editors', () => editor],
    ['visitors', () => ({})],
    ['the build', () => ({ Authorization: 'services API-Key key-of-the-tests' })],
  ])('are rejected for %s', async (_who, headers) => {
    const { id } = await createLottery(cms.payload);
    for (const name of DRAW_STEPS) expect((await step(id, name, headers())).status).toBe(403);
    expect((await fetch(`${cms.url}/api/lotteries/${id}/draw-state`, { headers: headers() })).status).toBe(
      403,
    );
    expect(await state(id)).toMatchObject({ seedHash: null });
  });
});

describe('once registration is closed', () => {
  let lottery: Lottery;
  let number: string;
  beforeEach(async () => {
    const id = await createOpenLottery(cms.payload);
    [number = ''] = await several(id, 2);
    await endConfirming(id);
    await step(id, 'close');
    lottery = await cms.payload.findByID({ collection: 'lotteries', id, depth: 0, locale: 'he' });
  });

  it.each<[string, object]>([
    ['more homes', { homes: 100 }],
    ['another end', { closesAt: '2099-01-01T00:00:00.000Z' }],
    ['another name', { name: 'אחרת' }],
  ])('rejects a change of the lottery: %s', async (_name, data) => {
    const response = await fetch(`${cms.url}/api/lotteries/${lottery.id}?locale=he`, {
      method: 'PATCH',
      headers: staff,
      body: JSON.stringify(data),
    });
    expect(response.status).toBe(409);
    expect(
      await cms.payload.findByID({ collection: 'lotteries', id: lottery.id, depth: 0, locale: 'he' }),
    ).toEqual(lottery);
  });

  it('rejects a change of who takes part, but accepts staff’s other changes', async () => {
    const { id } = await stored(number);
    expect((await patch(number, id, { takesPart: 'withdrawn' })).status).toBe(409);
    expect((await patch(number, id, { status: 'done' })).status).toBe(200);
    expect(await stored(number)).toMatchObject({ takesPart: 'yes', status: 'done' });
  });

  it('keeps a deleted registration on the published list', async () => {
    const { id } = await stored(number);
    await cms.payload.delete({ collection: 'lotteryRegistrations', id });
    await step(lottery.id, 'draw');
    await step(lottery.id, 'publish');
    expect(await lookUp(lottery.id, number)).toMatchObject({
      found: true,
      place: expect.any(Number) as number,
    });
  });

  it('refuses to delete the lottery', async () => {
    const admin = await logIn(cms, 'admin', HEADERS);
    const url = `${cms.url}/api/lotteries/${lottery.id}`;
    expect((await fetch(url, { method: 'DELETE', headers: admin })).status).toBe(409);
  });
});

it('lets administrators delete a lottery before its announcement, and logs it', async () => {
  const { id } = await createLottery(cms.payload);
  const admin = await logIn(cms, 'admin', HEADERS);
  const url = `${cms.url}/api/lotteries/${id}?locale=he`;
  expect((await fetch(url, { method: 'DELETE', headers: staff })).status).toBe(403);
  expect((await fetch(url, { method: 'DELETE', headers: admin })).status).toBe(200);
  const { docs } = await cms.payload.find({ collection: 'auditLog', depth: 0 });
  expect(docs).toEqual([
    expect.objectContaining({
      action: 'entryDeleted',
      subjectKind: 'lotteries',
      subjectId: String(id),
      reference: 'הגרלת רובע רימון',
    }),
  ]);
});

describe('strangers', () => {
  it('read the lottery, but neither registrations nor the seed', async () => {
    const id = await createOpenLottery(cms.payload);
    await registered(id);
    for (const path of ['lotteryRegistrations', 'lotteryDraws', `lotteries/${id}/draw-state`]) {
      const response = await fetch(`${cms.url}/api/${path}`);
      expect([path, [403, 404].includes(response.status)]).toEqual([path, true]);
    }
    const text = await (await fetch(`${cms.url}/api/lotteries/${id}`)).text();
    expect(text).not.toMatch(/seed|sealed|dana/i);
    expect(JSON.stringify(await state(id))).not.toMatch(/sealed|"seed"|dana/i);
  });

  it('and staff see no trace of an identity', async () => {
    const id = await createOpenLottery(cms.payload);
    const { id: entry } = await stored(await registered(id));
    const text = await (
      await fetch(`${cms.url}/api/lotteryRegistrations/${entry}`, { headers: staff })
    ).text();
    expect(text).not.toMatch(/"identity":|"ticket":|123456782/);
  });

  it('can look up a limited number of numbers', async () => {
    const id = await createOpenLottery(cms.payload);
    const statuses: number[] = [];
    for (let at = 0; at <= 60; at += 1)
      statuses.push((await post(cms, `/web/lotteries/${id}/lookup`, { number: 'H-2222-2222' })).status);
    expect(statuses.slice(0, -1).every((status) => status === 200)).toBe(true);
    expect(statuses.at(-1)).toBe(429);
  });

  it.each([
    ['h 7k3m 9qwt', 200],
    ['H7K3M9QWT', 200],
    ['M-7K3M-9QWT', 422],
    ['', 422],
    ["H-7K3M-9QW'", 422],
  ])('look up "%s": %i', async (number, status) => {
    const id = await createOpenLottery(cms.payload);
    expect((await post(cms, `/web/lotteries/${id}/lookup`, { number })).status).toBe(status);
  });

  it('do not find a number of another lottery', async () => {
    const number = await registered(await createOpenLottery(cms.payload));
    expect(await lookUp(await createOpenLottery(cms.payload), number)).toMatchObject({ found: false });
  });
});
