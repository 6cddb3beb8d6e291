import { sql } from '@payloadcms/db-postgres/drizzle';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_SIGNATURE } from './paymentNoticeRoute';
import { sandboxSecret } from '../../integrations/payment/sandbox/sandboxSecret';
import { signNotice } from '../../integrations/payment/signature';
import { query } from '../../platform/database/query';
import { deleteExpired } from '../../inbox/retention/deleteExpired';
import { settleOpenPayments } from './settleOpenPayments';
import {
  CONTACT_ADDRESS,
  forgetRates,
  runDeliveries,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
import { createDraftProject } from '../../test/createProject';
import {
  ASSET,
  beginPayment,
  createApartment,
  decide,
  initPayment,
  payer,
  post,
  type Begun,
} from '../../test/paymentHarness';
import { logIn } from '../../test/logIn';

// Set the variable here, because the environment is read only once, at import.
vi.hoisted(() => {
  process.env.BUILD_WEBHOOK_URL = 'http://localhost:9/';
});

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
  await createApartment(cms, { assetName: 'TAKEN', moreInfoContentHTML: 'reserved' });
  await createApartment(cms, { assetName: 'NOT-ON-THE-SITE', advancePayment: null });
  await createApartment(cms, { assetName: 'TO-COME', project: await createDraftProject(cms.payload) });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'payload-jobs',
    'deliveries',
    'mails',
    'sandboxPayments',
    'apartmentHolds',
  ] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  // Delete directly in the database, because the hooks reject deleting open reservations.
  await cms.payload.db.deleteMany({ collection: 'reservations', where: {} });
});
afterEach(() => vi.restoreAllMocks());

const reservations = async () =>
  (await cms.payload.find({ collection: 'reservations', depth: 0, sort: 'id' })).docs;
const mails = async () => (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;

async function notify(
  notice: object,
  signature = signNotice(sandboxSecret(), JSON.stringify(notice)),
): Promise<Response> {
  return post(cms, '/web/transactions/notice', notice, { [NOTICE_SIGNATURE]: signature });
}

async function confirm({ processId, processToken }: Begun): Promise<unknown> {
  return (await post(cms, '/web/transactions/confirm', { processId, processToken })).json();
}

describe('beginning an advance payment', () => {
  it('stores a pending reservation and answers the provider’s shape', async () => {
    const response = await initPayment(cms);
    expect(response.status).toBe(200);
    const reference = response.headers.get('X-Reference');
    expect(reference).toMatch(/^P-[2-9A-HJ-NP-Z]{4}-[2-9A-HJ-NP-Z]{4}$/);
    const [reservation] = await reservations();
    expect(reservation).toMatchObject({
      reference,
      paymentState: 'pending',
      amount: 2000,
      assetName: ASSET,
      idNumber: '123456782',
      phone: '0501234567',
      checkbox1: true,
      consentVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
      consentText: expect.stringContaining('terms of reservation'),
      provider: 'sandbox',
      delivery: null,
      source: { uri: 'http://localhost:9101/reserve/' },
    });
    expect(await response.json()).toEqual({
      body: {
        status: 1,
        data: {
          processId: reservation?.processId,
          processToken: reservation?.processToken,
          url: `http://localhost:3101/web/payments/sandbox/${reservation?.processId}`,
        },
      },
    });
    await runDeliveries(cms.payload);
    expect(await mails()).toEqual([]);
  });

  it('accepts the payload of the specification alone, and records that no consent was stated', async () => {
    const { checkbox1: _terms, checkbox2: _mails, uri: _page, ...specified } = payer();
    const response = await initPayment(cms, specified);
    expect(response.status).toBe(200);
    expect((await reservations())[0]).toMatchObject({
      checkbox1: null,
      checkbox2: null,
      consentVersion: null,
      consentAt: null,
    });
  });

  it("takes the amount from the CMS and ignores the browser's", async () => {
    await initPayment(cms, payer({ amount: 1, price: 1, advancePayment: 1 }));
    expect((await reservations())[0]?.amount).toBe(2000);
  });

  it.each([
    ['idNumber', '123456789', 'The identity number is not valid.'],
    ['idNumber', '', 'The identity number is not valid.'],
    ['idNumber', '12345675', 'The identity number is not valid.'],
    ['fullName', 'Dana', 'The name must have 5 to 50 letters.'],
    ['fullName', '12345', 'The name must have 5 to 50 letters.'],
    ['fullName', '<b>Dana</b>', 'The name must have 5 to 50 letters.'],
    ['phone', '0000000000', 'The phone number must have 10 digits.'],
    ['phone', '12345', 'The phone number must have 10 digits.'],
    ['email', 'dana', 'The e-mail address is not valid.'],
    ['assetName', '', 'This field is required.'],
    ['assetName', 'NOBODY-KNOWS', 'This apartment cannot be reserved on the site.'],
    ['assetName', 'NOT-ON-THE-SITE', 'This apartment cannot be reserved on the site.'],
    ['assetName', 'TO-COME', 'This apartment cannot be reserved on the site.'],
    ['assetName', 'TAKEN', 'This apartment is already reserved.'],
    ['checkbox1', false, 'Please accept the terms of reservation to go on to the payment'],
  ])('is refused for %s %j, with the same message in the envelope', async (field, value, message) => {
    const response = await initPayment(cms, payer({ [field]: value }));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({
      errors: { [field]: [message] },
      body: { status: 0, data: null },
    });
    expect(await reservations()).toEqual([]);
  });

  it('is refused without a captcha answer', async () => {
    const response = await initPayment(cms, payer({ gRecaptchaResponse: null }));
    expect(response.status).toBe(403);
    expect(await response.json()).toMatchObject({ code: 'captchaMissing', body: { status: 0 } });
  });

  it('stores nothing when the provider fails', async () => {
    vi.spyOn(cms.payload.db, 'create').mockRejectedValue(new Error('The provider is down'));
    const response = await initPayment(cms);
    vi.restoreAllMocks();
    expect(response.status).toBe(503);
    expect(response.headers.get('Retry-After')).toBe('60');
    expect(await response.json()).toMatchObject({ code: 'paymentUnavailable', body: { status: 0 } });
    expect(await reservations()).toEqual([]);
  });

  it('begins once for repeated requests with the same key', async () => {
    const key = { 'Idempotency-Key': 'pay-once-0001-0000-0000-0000-000000000000' };
    const first = await initPayment(cms, payer(), key);
    const again = await initPayment(cms, payer(), key);
    expect(await again.json()).toEqual(await first.json());
    expect(await reservations()).toHaveLength(1);
  });
});

describe('a payment', () => {
  it('is confirmed by the provider’s notice, and staff and payer are told once', async () => {
    const begun = await beginPayment(cms);
    expect(await confirm(begun)).toMatchObject({ body: { status: 'pending' } });
    const page = await decide(cms, begun, 'pay');
    expect(await page.text()).toContain(`window.parent.postMessage({"success":"True"}, '*')`);
    const [reservation] = await reservations();
    expect(reservation).toMatchObject({ paymentState: 'paid', delivery: 'queued', deleteAfter: null });
    expect(reservation?.paidAt).toBeTruthy();
    expect(await confirm(begun)).toEqual({ body: { status: 'paid', reference: reservation?.reference } });
    await notify({ processId: begun.processId, state: 'paid' });
    await runDeliveries(cms.payload);
    const sent = await mails();
    expect(sent.map(({ to, replyTo }) => ({ to, replyTo }))).toEqual(
      expect.arrayContaining([
        { to: CONTACT_ADDRESS, replyTo: 'dana@example.com' },
        { to: 'dana@example.com', replyTo: CONTACT_ADDRESS },
      ]),
    );
    expect(sent).toHaveLength(2);
    for (const mail of sent) expect(JSON.stringify(mail)).not.toContain('123456782');
    expect((await reservations())[0]).toMatchObject({ delivery: 'delivered' });
  });

  it('that is declined notifies nobody and can still be paid on the provider’s page', async () => {
    const begun = await beginPayment(cms);
    expect(await (await decide(cms, begun, 'decline')).text()).toContain('{"success":"False"}');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'declined' });
    await runDeliveries(cms.payload);
    expect(await mails()).toEqual([]);
    await notify({ processId: begun.processId, state: 'paid' });
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
  });

  it('stays paid after other notices', async () => {
    const begun = await beginPayment(cms);
    await decide(cms, begun, 'pay');
    expect((await notify({ processId: begun.processId, state: 'declined' })).status).toBe(200);
    expect(await (await decide(cms, begun, 'decline')).text()).toContain('{"success":"True"}');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
  });

  it('makes the property unavailable to other payers', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    const other = await initPayment(cms, payer({ email: 'noa@example.com', phone: '0527654321' }));
    expect(await other.json()).toMatchObject({
      errors: { assetName: ['This apartment is already reserved.'] },
    });
  });

  it('starts no build of the site, unlike an editor’s change of the home', async () => {
    const builds = async () =>
      (
        await cms.payload.count({
          collection: 'payload-jobs',
          where: { taskSlug: { equals: 'notifyBuild' } },
        })
      ).totalDocs;
    const begun = await beginPayment(cms);
    await decide(cms, begun, 'pay');
    await notify({ processId: begun.processId, state: 'paid' });
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
    expect(await builds()).toBe(0);
    const where = { assetName: { equals: ASSET } };
    await cms.payload.update({ collection: 'apartments', where, data: { floor: 3 } });
    expect(await builds()).toBe(1);
  });

  it.each([
    ['no signature', () => ''],
    ['a foreign signature', (body: string) => signNotice('another secret', body)],
    ['an old signature', (body: string) => signNotice(sandboxSecret(), body, Date.now() - 301_000)],
    ['the signature of another body', () => signNotice(sandboxSecret(), '{}')],
  ])('is not changed by a notice with %s', async (_name, signature) => {
    const { processId } = await beginPayment(cms);
    const notice = { processId, state: 'paid' };
    expect((await notify(notice, signature(JSON.stringify(notice)))).status).toBe(403);
    expect((await reservations())[0]).toMatchObject({ paymentState: 'pending' });
  });

  it('is not found when it is unknown or its token is wrong', async () => {
    expect((await notify({ processId: 'nobody', state: 'paid' })).status).toBe(404);
    expect((await decide(cms, { processId: 'nobody', processToken: '', url: '' }, 'pay')).status).toBe(404);
    const begun = await beginPayment(cms);
    const another = begun.processToken.endsWith('_') ? '-' : '_';
    for (const last of [another, 'é', '€']) {
      const wrong = { ...begun, processToken: begun.processToken.replace(/.$/, last) };
      expect(await confirm(wrong)).toMatchObject({ code: 'unknownPayment' });
    }
  });

  it('is settled by asking the provider when no notice came', async () => {
    const begun = await beginPayment(cms);
    await cms.payload.db.updateOne({
      collection: 'sandboxPayments',
      where: { processId: { equals: begun.processId } },
      data: { state: 'paid' },
    });
    expect(await settleOpenPayments(cms.payload)).toBe(0);
    expect(await settleOpenPayments(cms.payload, Date.now() + 6 * 60_000)).toBe(1);
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
    await runDeliveries(cms.payload);
    expect(await mails()).toHaveLength(2);
  });

  it('hides its token from staff', async () => {
    const { processToken } = await beginPayment(cms);
    const headers = await logIn(cms, 'staff');
    for (const path of ['/api/reservations', '/api/reservations/export.csv']) {
      const text = await (await fetch(`${cms.url}${path}`, { headers })).text();
      expect(text).toContain(ASSET);
      expect(text).not.toContain(processToken);
    }
  });
});

describe('a reservation', () => {
  const DAY_MS = 24 * 60 * 60 * 1000;
  const only = async () => {
    const [first] = await reservations();
    if (!first) throw new Error('There is no reservation');
    return first;
  };
  const set = (data: Record<string, unknown>) =>
    cms.payload.db.updateOne({ collection: 'reservations', where: {}, data, returning: false });
  const remove = async (language = 'en', query = '') => {
    const path = query || `/${(await only()).id}`;
    const headers = { ...(await logIn(cms, 'admin')), 'Accept-Language': language };
    const response = await fetch(`${cms.url}/api/reservations${path}`, { method: 'DELETE', headers });
    return { status: response.status, text: await response.text() };
  };
  const forgetPerson = async () => {
    const headers = { ...(await logIn(cms, 'admin')), 'Content-Type': 'application/json' };
    const email = 'dana@example.com';
    const body = JSON.stringify({ email, confirm: email });
    const path = `${cms.url}/api/globals/personalData/delete`;
    const response = await fetch(path, { method: 'POST', headers, body });
    expect(response.status).toBe(200);
    return ((await response.json()) as { entries: { kept: string | null }[] }).entries.map(
      ({ kept }) => kept,
    );
  };

  it.each([
    ['pending', 'en', 'may still arrive'],
    ['declined', 'he', 'ייתכן שעוד יגיע תשלום'],
  ])(
    'that is %s is not deleted while it may be paid, and the payment is noted',
    async (is, language, text) => {
      const begun = await beginPayment(cms);
      if (is === 'declined') await decide(cms, begun, 'decline');
      expect(await only()).toMatchObject({ paymentState: is });
      const refused = await remove(language);
      expect(refused).toMatchObject({ status: 409, text: expect.stringContaining(text) as string });
      expect((await remove('en', '?where[id][exists]=true')).status).toBe(400);
      expect(await forgetPerson()).toEqual(['now']);
      expect((await notify({ processId: begun.processId, state: 'paid' })).status).toBe(200);
      expect(await only()).toMatchObject({ paymentState: 'paid' });
    },
  );

  it.each([
    ['pending', { createdAt: new Date(Date.now() - DAY_MS - 60_000).toISOString() }],
    ['declined', { heldUntil: new Date(Date.now() - DAY_MS / 24 - 60_000).toISOString() }],
    ['expired', {}],
  ])('that is %s can be deleted once no payment is possible', async (paymentState, since) => {
    await beginPayment(cms);
    await set({ paymentState, ...since });
    expect((await remove()).status).toBe(200);
    expect(await reservations()).toEqual([]);
  });

  it('with a pending refund is kept until the refund is done', async () => {
    const begun = await beginPayment(cms);
    await decide(cms, begun, 'pay');
    const { id } = await only();
    const headers = await logIn(cms, 'staff');
    await fetch(`${cms.url}/api/reservations/${id}/refund`, { method: 'POST', headers });
    expect(await remove('en')).toMatchObject({
      status: 409,
      text: expect.stringContaining('is being refunded') as string,
    });
    expect((await remove('he')).text).toContain('בתהליך החזר');
    expect(await forgetPerson()).toEqual(['law']);
    await deleteExpired(cms.payload, Date.now() + 4000 * DAY_MS);
    expect(await only()).toMatchObject({ paymentState: 'refunding' });
    await runDeliveries(cms.payload);
    expect(await only()).toMatchObject({ paymentState: 'refunded' });
    expect((await remove()).status).toBe(200);
  });

  it('paid while staff had its form open stays paid after they save', async () => {
    const begun = await beginPayment(cms);
    const open = await only();
    await decide(cms, begun, 'pay');
    const headers = { ...(await logIn(cms, 'staff')), 'Content-Type': 'application/json' };
    const body = JSON.stringify({ ...open, deleteAfter: undefined, notes: [{ text: 'הערה' }] });
    const url = `${cms.url}/api/reservations/${open.id}`;
    expect((await fetch(url, { method: 'PATCH', headers, body })).status).toBe(200);
    expect(await only()).toMatchObject({
      paymentState: 'paid',
      deleteAfter: null,
      notes: [{ text: 'הערה' }],
    });
    // The outdated form contains the deletion date of an unpaid reservation, which is no longer allowed.
    const old = await fetch(url, { method: 'PATCH', headers, body: JSON.stringify(open) });
    expect(old.status).toBe(400);
    expect(await only()).toMatchObject({ paymentState: 'paid', deleteAfter: null });
  });
});

describe('the hold', () => {
  const other = payer({ email: 'noa@example.com', phone: '0527654321', idNumber: '000000018' });
  const HELD = /Someone else is reserving this apartment/;
  const state = async () => {
    const response = await fetch(`${cms.url}/web/apartments/state?assets=${ASSET}`);
    return ((await response.json()) as Record<string, { state: string }>)[ASSET]?.state;
  };
  const release = (process: object) =>
    fetch(`${cms.url}/web/transactions/release`, {
      method: 'POST',
      headers: { Origin: 'http://localhost:9101', 'Content-Type': 'text/plain;charset=UTF-8' },
      body: JSON.stringify(process),
    });
  /** Ends the hold in the CMS only. The provider uses its own clock and still accepts the payment. */
  const endHold = () =>
    query(cms, sql`UPDATE apartment_holds SET expires_at = ${Date.now() - 1} RETURNING id`);
  const payAtProvider = ({ processId }: Begun) =>
    cms.payload.db.updateOne({
      collection: 'sandboxPayments',
      where: { processId: { equals: processId } },
      data: { state: 'paid' },
    });

  it('lets no other payer begin meanwhile and says so', async () => {
    expect(await state()).toBe('free');
    await beginPayment(cms);
    expect(await state()).toBe('held');
    const response = await initPayment(cms, other);
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ errors: { assetName: [expect.stringMatching(HELD)] } });
    expect(await reservations()).toHaveLength(1);
  });

  it('lasts as long as the settings say, as does the payment page', async () => {
    await cms.payload.updateGlobal({ slug: 'reservationSettings', data: { holdMinutes: 7 } });
    const before = Date.now();
    await beginPayment(cms);
    await cms.payload.updateGlobal({ slug: 'reservationSettings', data: { holdMinutes: 15 } });
    const [reservation] = await reservations();
    const until = Date.parse(reservation?.heldUntil ?? '') - before;
    expect(until).toBeGreaterThanOrEqual(7 * 60_000);
    expect(until).toBeLessThan(8 * 60_000);
    const { docs } = await cms.payload.find({ collection: 'sandboxPayments' });
    expect(docs[0]?.expiresAt).toBe(Date.parse(reservation?.heldUntil ?? ''));
    const [hold] = (await cms.payload.find({ collection: 'apartmentHolds' })).docs;
    expect(hold?.expiresAt).toBe(docs[0]?.expiresAt);
  });

  it('lasts 15 minutes by default', async () => {
    expect(await cms.payload.findGlobal({ slug: 'reservationSettings' })).toMatchObject({ holdMinutes: 15 });
  });

  it.each([
    ['the payment is declined', (begun: Begun) => decide(cms, begun, 'decline')],
    ['the payer gives it up', release],
    ['its time is over', endHold],
  ])('ends when %s: then another payer can take the home', async (_name, end) => {
    await end(await beginPayment(cms));
    expect(await state()).toBe('free');
    const next = await beginPayment(cms, other);
    await decide(cms, next, 'pay');
    expect(await state()).toBe('taken');
    expect(await confirm(next)).toMatchObject({ body: { status: 'paid' } });
  });

  it('does not begin when the provider fails', async () => {
    const create = cms.payload.db.create;
    vi.spyOn(cms.payload.db, 'create').mockImplementation((args) =>
      args.collection === 'sandboxPayments'
        ? Promise.reject(new Error('The provider is down'))
        : create.call(cms.payload.db, args),
    );
    expect((await initPayment(cms)).status).toBe(503);
    expect(await state()).toBe('free');
  });

  it('does not begin when the reservation cannot be stored, and the provider’s page is closed', async () => {
    const create = cms.payload.db.create;
    vi.spyOn(cms.payload.db, 'create').mockImplementation((args) =>
      args.collection === 'reservations'
        ? Promise.reject(new Error('The disk is full'))
        : create.call(cms.payload.db, args),
    );
    expect((await initPayment(cms)).status).toBe(503);
    vi.restoreAllMocks();
    expect(await state()).toBe('free');
    const { docs } = await cms.payload.find({ collection: 'sandboxPayments' });
    expect(docs.map((payment) => payment.state)).toEqual(['expired']);
  });

  it('cannot be paid for after it was given up', async () => {
    const begun = await beginPayment(cms);
    const released = await release({ processId: begun.processId, processToken: begun.processToken });
    expect(await released.json()).toMatchObject({ body: { status: 'expired' } });
    expect(await (await decide(cms, begun, 'pay')).text()).toContain('{"success":"False"}');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'expired' });
    expect(await state()).toBe('free');
  });

  it('given up after the payment stays paid', async () => {
    const begun = await beginPayment(cms);
    await payAtProvider(begun);
    const released = await release({ processId: begun.processId, processToken: begun.processToken });
    expect(await released.json()).toMatchObject({ body: { status: 'paid' } });
    expect(await state()).toBe('taken');
  });

  it.each([
    ['without its token', { processToken: 'guessed' }, 404],
    ['by its number alone', { processToken: undefined }, 422],
    ['by another website', null, 403],
  ])('cannot be ended %s', async (_name, changes, status) => {
    const { processId, processToken } = await beginPayment(cms);
    const response = changes
      ? await release({ processId, processToken: changes.processToken })
      : await post(
          cms,
          '/web/transactions/release',
          { processId, processToken },
          { Origin: 'https://evil.example' },
        );
    expect(response.status).toBe(status);
    expect(await state()).toBe('held');
  });

  it('is closed at the provider by housekeeping once it has expired', async () => {
    const begun = await beginPayment(cms);
    expect(await settleOpenPayments(cms.payload, Date.now() + 16 * 60_000)).toBe(1);
    expect((await reservations())[0]).toMatchObject({ paymentState: 'expired' });
    expect(await (await decide(cms, begun, 'pay')).text()).toContain('{"success":"False"}');
    expect(await state()).toBe('free');
  });

  it('leaves the home to its payer after it has expired, when no other payer has it', async () => {
    const begun = await beginPayment(cms);
    await endHold();
    await payAtProvider(begun);
    await notify({ processId: begun.processId, state: 'paid' });
    expect(await state()).toBe('taken');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
  });

  it.each([
    ['somebody deletes it', true, 'free'],
    ['it is deleted for its age', false, 'taken'],
  ])('of a paid reservation, when %s: %s', async (_name, isByHand, after) => {
    await decide(cms, await beginPayment(cms), 'pay');
    expect(await state()).toBe('taken');
    const [reservation] = await reservations();
    const { docs } = await cms.payload.find({ collection: 'users', limit: 1 });
    await cms.payload.delete({
      collection: 'reservations',
      id: reservation?.id ?? 0,
      ...(isByHand && { user: docs[0] }),
    });
    expect(await state()).toBe(after);
  });

  describe('and a late payment', () => {
    /**
     * The first payer pays after the hold has ended and a second payer has got the apartment. The notice about the late
     * payment arrives twice.
     */
    async function payLate(): Promise<{ late: Begun; owner: Begun }> {
      const late = await beginPayment(cms);
      await endHold();
      const owner = await beginPayment(cms, other);
      await payAtProvider(late);
      for (const _time of ['once', 'again']) await notify({ processId: late.processId, state: 'paid' });
      return { late, owner };
    }
    const sandboxStates = async () =>
      (await cms.payload.find({ collection: 'sandboxPayments', sort: 'id' })).docs.map(({ state: is }) => is);

    it('is refunded once, and its payer and staff are told', async () => {
      const { late, owner } = await payLate();
      expect(await confirm(late)).toMatchObject({ body: { status: 'refunding' } });
      await decide(cms, owner, 'pay');
      await runDeliveries(cms.payload);
      await runDeliveries(cms.payload);
      expect(await sandboxStates()).toEqual(['refunded', 'paid']);
      expect(await confirm(late)).toMatchObject({ body: { status: 'refunded' } });
      expect(await confirm(owner)).toMatchObject({ body: { status: 'paid' } });
      expect(await state()).toBe('taken');
      expect((await reservations()).map(({ paymentState, delivery }) => [paymentState, delivery])).toEqual([
        ['refunded', 'delivered'],
        ['paid', 'delivered'],
      ]);
      const subjects = (await mails()).map(({ to, subject }) => `${to}: ${subject}`).sort();
      expect(subjects).toEqual([
        expect.stringMatching(/^contact@.*שריון P-.* שולם/),
        expect.stringMatching(/^contact@.*תשלום באיחור P-.*מוחזר/),
        expect.stringMatching(/^dana@example.com: Your payment came too late/),
        expect.stringMatching(/^noa@example.com: Your home is reserved/),
      ]);
    });

    it('waits for staff among the failed deliveries when the provider refuses to refund it', async () => {
      const { late } = await payLate();
      // Make the sandbox provider reject the refund: it considers the payment declined.
      await query(
        cms,
        sql`UPDATE sandbox_payments SET state = 'declined' WHERE process_id = ${late.processId} RETURNING id`,
      );
      await query(
        cms,
        sql`UPDATE deliveries SET attempts = 11 WHERE kind = 'reservationRefund' RETURNING id`,
      );
      await runDeliveries(cms.payload);
      const [reservation] = await reservations();
      expect(reservation).toMatchObject({
        paymentState: 'refunding',
        delivery: 'failed',
        deliveryError: 'The sandbox holds no such payment that was paid',
      });
    });
  });

  it('ends as refunded when the provider reports a refund', async () => {
    const begun = await beginPayment(cms);
    await decide(cms, begun, 'pay');
    expect((await notify({ processId: begun.processId, state: 'refunded' })).status).toBe(200);
    expect((await reservations())[0]).toMatchObject({ paymentState: 'refunded' });
    expect(await state()).toBe('free');
    await notify({ processId: begun.processId, state: 'paid' });
    expect(await state()).toBe('free');
  });
});

describe('the payer’s mail', () => {
  it.each([
    ['en-us', 'en', 'ltr', 'Your home is reserved: payment confirmation', 'Reference'],
    ['he-il', 'he', 'rtl', 'הדירה שוריינה: אישור תשלום', 'מספר פנייה'],
  ])('is in the language of the page (%s), as text and as HTML', async (culture, lang, dir, title, label) => {
    const response = await initPayment(cms, payer({ fullName: 'Dana "Dee" Cohen' }), {
      'X-Accept-Language': culture,
    });
    const { body } = (await response.json()) as { body: { data: Begun } };
    await decide(cms, body.data, 'pay');
    await runDeliveries(cms.payload);
    const [reservation] = await reservations();
    const mail = (await mails()).find(({ to }) => to === 'dana@example.com');
    expect(mail?.subject).toBe(`${title} – ${reservation?.reference}`);
    expect(mail?.text).toContain(`${label}: \u2068${reservation?.reference}\u2069`);
    expect(mail?.text).toContain('₪2,000');
    expect(mail?.text).toContain('דירת 3 חדרים');
    expect(mail?.html).toContain(`<html lang="${lang}" dir="${dir}">`);
    expect(mail?.html).toContain(reservation?.reference);
    expect(mail?.html).toContain('Dana &quot;Dee&quot; Cohen');
  });
});

describe('the sandbox’s page', () => {
  const page = async ({ processId }: Begun, lang: string) =>
    fetch(`${cms.url}/web/payments/sandbox/${processId}?lang=${lang}`);

  it.each([
    ['he', 'rtl', 'תשלום מקדמה'],
    ['en', 'ltr', 'Advance payment'],
  ])('shows what is paid (%s)', async (lang, direction, title) => {
    const text = await (await page(await beginPayment(cms), lang)).text();
    expect(text).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('₪2,000');
  });

  it('escapes names', async () => {
    const fullName = 'Dana "Dee" Cohen';
    const text = await (await page(await beginPayment(cms, payer({ fullName })), 'en')).text();
    expect(text).toContain('Dana &quot;Dee&quot; Cohen');
  });

  it('can be framed only by the site, and answers from a foreign origin on request', async () => {
    const begun = await beginPayment(cms);
    const policy = (await page(begun, 'en')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toMatch(/frame-ancestors http:\/\/localhost:9101$/);
    expect(policy).not.toContain('sandbox');
    const foreign = await decide(cms, begun, 'elsewhere');
    expect(foreign.headers.get('Content-Security-Policy')).toContain('sandbox allow-scripts');
    expect(await foreign.text()).toContain("success: 'True'");
    expect(await (await decide(cms, begun, 'silent')).text()).not.toContain('postMessage');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'pending' });
  });
});
