import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { figuresByKind } from '../../../admin/dashboard/inboxFigureRows';
import { sendDigests } from '../../../inbox/digest/digest';
import type { LotteryDispute } from '../../../payload-types';
import { forgetRates, runDeliveries, startContactCms, type ContactCms } from '../../../test/contactHarness';
import { logIn } from '../../../test/logIn';
import {
  createOpenLottery,
  endRegistration,
  ID_NUMBERS,
  linkOf,
  readRegistration,
  register,
  registerConfirmed,
  registerOnly,
} from '../../../test/lotteryHarness';

vi.hoisted(() => {
  process.env.CONFIRMATIONS_PER_HOUR = '100';
  process.env.CONFIRMATIONS_PER_DAY = '100';
  process.env.FORM_LIMIT_PER_ADDRESS = '60';
});

const HEADERS = { 'Content-Type': 'application/json' };
const STRANGER = { fullName: 'זר זרים', email: 'stranger@example.com', phone: '052-7654321' };

let cms: ContactCms;
let staff: Record<string, string>;
let admin: Record<string, string>;
let editor: Record<string, string>;
let lottery: number;

beforeAll(async () => {
  cms = await startContactCms();
  staff = await logIn(cms, 'staff', HEADERS);
  admin = await logIn(cms, 'admin', HEADERS);
  editor = await logIn(cms, 'editor', HEADERS);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  for (const collection of [
    'lotteryDisputes',
    'lotteryRegistrations',
    'auditLog',
    'lotteryDraws',
    'lotteries',
  ] as const)
    await cms.payload.db.deleteMany({ collection, where: {} });
  lottery = await createOpenLottery(cms.payload);
});

const disputes = async (): Promise<LotteryDispute[]> =>
  (await cms.payload.find({ collection: 'lotteryDisputes', depth: 0, sort: 'id' })).docs;
const only = async (): Promise<LotteryDispute> => {
  const [one, ...others] = await disputes();
  if (!one || others.length > 0) throw new Error(`There are ${others.length + (one ? 1 : 0)} disputes`);
  return one;
};
const decide = (id: number, decision: unknown, headers = staff) =>
  fetch(`${cms.url}/api/lotteryDisputes/${id}/decide`, {
    method: 'POST',
    headers,
    body: JSON.stringify({ decision }),
  });
const call = (method: 'DELETE' | 'PATCH', path: string, headers: Record<string, string>, data?: object) =>
  fetch(`${cms.url}/api/${path}`, { method, headers, ...(data && { body: JSON.stringify(data) }) });
const takesPart = async (...references: string[]) =>
  Promise.all(references.map(async (one) => (await readRegistration(cms, one)).takesPart));
const close = async (): Promise<string | null> => {
  await endRegistration(cms.payload, lottery, 24);
  const response = await fetch(`${cms.url}/api/lotteries/${lottery}/close`, {
    method: 'POST',
    headers: staff,
  });
  return response.ok ? null : ((await response.json()) as { code: string }).code;
};
const list = async () =>
  ((await (await fetch(`${cms.url}/web/lotteries/${lottery}/draw`)).json()) as { numbers: string[] }).numbers;
const mailsTo = async (to: string) => {
  await runDeliveries(cms.payload);
  return (
    await cms.payload.find({ collection: 'mails', where: { to: { equals: to } }, depth: 0, sort: 'id' })
  ).docs;
};
/** Removes the parts of a mail's text that differ between registrations. */
const sameFor = (text: string, number: string) =>
  text.replaceAll(number, '#').replace(/token=\S+/, 'token=#');

describe('a stranger with another person’s identity number', () => {
  it('does not take the place by registering first without confirming', async () => {
    const stranger = await registerOnly(cms, lottery, STRANGER);
    const person = await registerConfirmed(cms, lottery);
    expect(await takesPart(stranger, person)).toEqual(['unconfirmed', 'yes']);
    expect(await disputes()).toEqual([]);
    expect(await close()).toBeNull();
    expect(await list()).toEqual([person]);
  });

  it('who confirms first is told of the second registration, and staff decide before the list closes', async () => {
    const stranger = await registerConfirmed(cms, lottery, STRANGER);
    const person = await registerConfirmed(cms, lottery);
    expect(await takesPart(stranger, person)).toEqual(['yes', 'disputed']);
    const dispute = await only();
    expect(dispute).toMatchObject({
      decision: 'open',
      status: 'new',
      email: 'dana@example.com',
      first: (await readRegistration(cms, stranger)).id,
      registration: (await readRegistration(cms, person)).id,
    });
    const [news, ...more] = await mailsTo(STRANGER.email);
    expect(more).toEqual([]);
    expect(news?.subject).toContain(stranger);
    expect(news?.text).toContain('check the documents');
    expect(news?.text).not.toContain(person);
    expect(news?.text).not.toContain('dana');
    expect(await mailsTo('dana@example.com')).toEqual([]);

    expect(await close()).toBe('openDisputes');
    expect((await decide(dispute.id, 'second')).status).toBe(200);
    expect(await takesPart(stranger, person)).toEqual(['repeated', 'yes']);
    expect(await only()).toMatchObject({ decision: 'second', status: 'done' });
    expect(await close()).toBeNull();
    expect(await list()).toEqual([person]);
  });

  it('learns nothing from the answer, the mail, the page or the lookup', async () => {
    const other = { ...STRANGER, idNumber: ID_NUMBERS[1], email: 'other@example.com' };
    const person = await registerConfirmed(cms, lottery);
    const answers: unknown[] = [];
    for (const fields of [STRANGER, other]) {
      const response = await register(cms, lottery, fields);
      const number = response.headers.get('X-Reference') ?? '';
      const answer = JSON.stringify(await response.json()).replace(number, '#');
      const [mail, ...more] = await mailsTo(fields.email);
      const link = /http\S+registrations\/confirm\S+/.exec(mail?.text ?? '')?.[0] ?? '';
      const url = new URL(link);
      const page = async (method: string) =>
        (await (await fetch(`${cms.url}${url.pathname}${url.search}`, { method })).text())
          .replaceAll(number, '#')
          .replace(/nonce="[^"]+"/g, '');
      const lookUp = async () =>
        (
          await (
            await fetch(`${cms.url}/web/lotteries/${lottery}/lookup`, {
              method: 'POST',
              headers: HEADERS,
              body: JSON.stringify({ number }),
            })
          ).text()
        ).replace(number, '#');
      answers.push([
        response.status,
        answer,
        more.length,
        sameFor(mail?.text ?? '', number),
        await page('GET'),
        await lookUp(),
        await page('POST'),
        await lookUp(),
        (await mailsTo(fields.email)).length,
      ]);
    }
    expect(answers[0]).toEqual(answers[1]);
    expect(JSON.stringify(answers)).not.toContain(person);
    expect(await disputes()).toHaveLength(1);
  });
});

describe('one identity number', () => {
  it('gets one ticket when several registrations are confirmed at once', async () => {
    const numbers: string[] = [];
    for (let at = 0; at < 4; at += 1)
      numbers.push(await registerOnly(cms, lottery, { email: `p${at}@example.com` }));
    const links = await Promise.all(numbers.map((number) => linkOf(cms, number)));
    const answers = await Promise.all(links.map((link) => fetch(link, { method: 'POST' })));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
    const states = await takesPart(...numbers);
    expect([...states].sort()).toEqual(['disputed', 'disputed', 'disputed', 'yes']);
    expect(await disputes()).toHaveLength(3);
    // The first registrant gets one mail, although there are three disputes.
    const first = numbers[states.indexOf('yes')] ?? '';
    const { email } = await readRegistration(cms, first);
    expect(await mailsTo(email)).toHaveLength(1);
    // After each decision, exactly one registration takes part, whichever disputes are decided and in which order.
    for (const [at, { id }] of (await disputes()).entries()) {
      expect((await decide(id, at === 1 ? 'first' : 'second')).status).toBe(200);
      expect((await takesPart(...numbers)).filter((state) => state === 'yes')).toHaveLength(1);
    }
    expect(await close()).toBeNull();
    expect(await list()).toHaveLength(1);
  });

  it('from one mailbox counts as one person: the first registration counts, without a dispute', async () => {
    const first = await registerConfirmed(cms, lottery);
    const second = await registerConfirmed(cms, lottery, { email: 'DANA+again@example.com' });
    expect(await takesPart(first, second)).toEqual(['yes', 'repeated']);
    expect(await disputes()).toEqual([]);
  });

  it('can take part in another lottery', async () => {
    await registerConfirmed(cms, lottery);
    const other = await registerConfirmed(cms, await createOpenLottery(cms.payload), STRANGER);
    expect(await takesPart(other)).toEqual(['yes']);
    expect(await disputes()).toEqual([]);
  });

  it('is free again after staff withdrew its registration', async () => {
    const first = await registerConfirmed(cms, lottery);
    const { id } = await readRegistration(cms, first);
    expect(
      (await call('PATCH', `lotteryRegistrations/${id}`, staff, { takesPart: 'withdrawn' })).status,
    ).toBe(200);
    const second = await registerConfirmed(cms, lottery, STRANGER);
    expect(await takesPart(first, second)).toEqual(['withdrawn', 'yes']);
    const refused = await call('PATCH', `lotteryRegistrations/${id}`, staff, { takesPart: 'yes' });
    expect(refused.status).toBe(409);
    expect(await refused.text()).toContain(second);
  });
});

describe('an open dispute', () => {
  let first: string;
  let second: string;
  let dispute: LotteryDispute;
  beforeEach(async () => {
    first = await registerConfirmed(cms, lottery);
    second = await registerConfirmed(cms, lottery, STRANGER);
    dispute = await only();
  });

  it('is counted on the dashboard, with a link, and in the digest', async () => {
    const { docs } = await cms.payload.find({ collection: 'users', where: { roles: { contains: 'staff' } } });
    const user = { ...(docs[0] as (typeof docs)[number]), collection: 'users' as const };
    const rows = await figuresByKind({ payload: cms.payload, user, language: 'en' });
    const row = rows.find(({ name }) => name === 'lotteryDisputes');
    expect(row?.label).toBe('Two registrations, one identity number');
    expect(row?.figures[0]).toMatchObject({ name: 'fresh', count: 1 });
    await cms.payload.update({
      collection: 'users',
      id: user.id,
      data: { digest: true, mailLanguage: 'en' },
    });
    await sendDigests(cms.payload);
    const [mail] = await mailsTo(user.email);
    expect(mail?.text).toContain('Two registrations, one identity number: 1 unassigned');
  });

  it('is decided once, by staff only, with an entry in the audit log', async () => {
    expect((await decide(dispute.id, 'second', editor)).status).toBe(403);
    expect((await decide(dispute.id, 'second', HEADERS)).status).toBe(403);
    expect((await decide(dispute.id, 'neither')).status).toBe(422);
    expect((await decide(999_999, 'first')).status).toBe(409);
    expect((await decide(dispute.id, 'first')).status).toBe(200);
    expect((await decide(dispute.id, 'second')).status).toBe(409);
    expect(await takesPart(first, second)).toEqual(['yes', 'repeated']);
    const { docs } = await cms.payload.find({ collection: 'auditLog', depth: 0 });
    expect(
      docs.flatMap(({ action, reference, actorName }) =>
        action === 'lotteryTicketChanged' ? [[reference, Boolean(actorName)]] : [],
      ),
    ).toEqual([[second, true]]);
  });

  it.each(['en', 'he'])('cannot be marked as done, deleted or edited (%s)', async (language) => {
    const headers = { ...admin, 'Accept-Language': language };
    const entry = `lotteryDisputes/${dispute.id}`;
    for (const status of ['done', 'spam'])
      expect((await call('PATCH', entry, headers, { status })).status).toBe(409);
    expect((await call('PATCH', entry, headers, { status: 'inProgress', decision: 'first' })).status).toBe(
      200,
    );
    expect(await only()).toMatchObject({ decision: 'open', status: 'inProgress' });
    expect((await call('DELETE', entry, headers)).status).toBe(409);
    for (const reference of [first, second]) {
      const { id } = await readRegistration(cms, reference);
      const refused = await call('PATCH', `lotteryRegistrations/${id}`, headers, {
        takesPart: 'withdrawn',
      });
      expect(refused.status).toBe(409);
      expect(await refused.text()).toContain(dispute.reference);
    }
    expect(await takesPart(first, second)).toEqual(['yes', 'disputed']);
  });

  it.each<[string, 0 | 1, LotteryDispute['decision']]>([
    ['the first', 0, 'second'],
    ['the second', 1, 'first'],
  ])('ends when the registration of %s is deleted: the other one takes part', async (_who, at, decision) => {
    const pair = [first, second];
    const { id } = await readRegistration(cms, pair[at] ?? '');
    expect((await call('DELETE', `lotteryRegistrations/${id}`, admin)).status).toBe(200);
    const rest = pair[1 - at] ?? '';
    expect(await takesPart(rest)).toEqual(['yes']);
    expect(await only()).toMatchObject({ decision, status: 'done' });
    expect((await call('DELETE', `lotteryDisputes/${dispute.id}`, admin)).status).toBe(200);
    expect(await close()).toBeNull();
    expect(await list()).toEqual([rest]);
  });

  it('survives the deletion of a person’s data without blocking the draw', async () => {
    const body = { email: STRANGER.email, confirm: STRANGER.email };
    const response = await fetch(`${cms.url}/api/globals/personalData/delete`, {
      method: 'POST',
      headers: admin,
      body: JSON.stringify(body),
    });
    expect(response.status).toBe(200);
    expect(await only()).toMatchObject({ decision: 'first', registration: null });
    expect(await takesPart(first)).toEqual(['yes']);
    expect(await close()).toBeNull();
  });
});
