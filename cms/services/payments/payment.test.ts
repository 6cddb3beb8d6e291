import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { NOTICE_SIGNATURE } from './paymentNotice';
import { sandboxSecret } from '../../integrations/payment/sandbox/sandboxSecret';
import { signNotice } from '../../integrations/payment/signature';
import { settleOpenPayments } from './settleOpenPayments';
import {
  CONTACT_ADDRESS,
  forgetRates,
  runDeliveries,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
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

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
  await createApartment(cms, { assetName: 'TAKEN', moreInfoContentHTML: 'משוריין' });
  await createApartment(cms, { assetName: 'NOT-ON-THE-SITE', advancePayment: null });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'payload-jobs',
    'deliveries',
    'mails',
    'reservations',
    'sandboxPayments',
  ] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
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
      consentVersion: '2026-11',
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

  it('takes the amount from the CMS, whatever the browser says', async () => {
    await initPayment(cms, payer({ amount: 1, price: 1, advancePayment: 1 }));
    expect((await reservations())[0]?.amount).toBe(2000);
  });

  it.each([
    ['idNumber', '123456789', 'The identity number is not valid.'],
    ['idNumber', '', 'The identity number is not valid.'],
    ['fullName', 'Dana', 'The name must have 5 to 50 characters.'],
    ['phone', '12345', 'The phone number must have 10 digits.'],
    ['email', 'dana', 'The e-mail address is not valid.'],
    ['assetName', '', 'This field is required.'],
    ['assetName', 'NOBODY-KNOWS', 'This property cannot be reserved on the site.'],
    ['assetName', 'NOT-ON-THE-SITE', 'This property cannot be reserved on the site.'],
    ['assetName', 'TAKEN', 'This property is already reserved.'],
    ['checkbox1', false, 'Please accept the terms of reservation to go on to the payment'],
    ['checkbox1', undefined, 'Please accept the terms of reservation to go on to the payment'],
  ])('is refused for %s %j, in the envelope too', async (field, value, message) => {
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

  it('begins once however often it comes under its key', async () => {
    const key = { 'Idempotency-Key': 'pay-once-0001' };
    const first = await initPayment(cms, payer(), key);
    const again = await initPayment(cms, payer(), key);
    expect(await again.json()).toEqual(await first.json());
    expect(await reservations()).toHaveLength(1);
  });
});

describe('a payment', () => {
  it('that is made on the provider’s page is noted by its notice, confirmed, and told to staff once', async () => {
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
    expect(sent).toMatchObject([{ to: CONTACT_ADDRESS, replyTo: 'dana@example.com' }]);
    expect(sent[0]?.text).not.toContain('123456782');
  });

  it('that was declined tells nobody, and may still be paid on the provider’s page', async () => {
    const begun = await beginPayment(cms);
    expect(await (await decide(cms, begun, 'decline')).text()).toContain('{"success":"False"}');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'declined' });
    await runDeliveries(cms.payload);
    expect(await mails()).toEqual([]);
    await notify({ processId: begun.processId, state: 'paid' });
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
  });

  it('that is paid stays paid', async () => {
    const begun = await beginPayment(cms);
    await decide(cms, begun, 'pay');
    expect((await notify({ processId: begun.processId, state: 'declined' })).status).toBe(200);
    expect(await (await decide(cms, begun, 'decline')).text()).toContain('{"success":"True"}');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'paid' });
  });

  it('makes the property taken for everybody else', async () => {
    await decide(cms, await beginPayment(cms), 'pay');
    const other = await initPayment(cms, payer({ email: 'noa@example.com', phone: '0527654321' }));
    expect(await other.json()).toMatchObject({
      errors: { assetName: ['This property is already reserved.'] },
    });
  });

  it('of two for one property names the other to staff', async () => {
    const [one, two] = [await beginPayment(cms), await beginPayment(cms)];
    await decide(cms, one, 'pay');
    await decide(cms, two, 'pay');
    const [first] = await reservations();
    await runDeliveries(cms.payload);
    expect((await mails()).some(({ text }) => text.includes(`לאותו נכס: ${first?.reference}`))).toBe(true);
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

  it('that nobody knows is not found', async () => {
    expect((await notify({ processId: 'nobody', state: 'paid' })).status).toBe(404);
    expect((await decide(cms, { processId: 'nobody', processToken: '', url: '' }, 'pay')).status).toBe(404);
    const begun = await beginPayment(cms);
    const wrong = { ...begun, processToken: begun.processToken.replace(/.$/, '_') };
    expect(await confirm(wrong)).toMatchObject({ code: 'unknownPayment' });
  });

  it('is settled by asking when no notice came', async () => {
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
    expect(await mails()).toHaveLength(1);
  });

  it('keeps its secret from staff', async () => {
    const { processToken } = await beginPayment(cms);
    const login = await post(cms, '/api/users/login', {
      email: 'staff@even-derech.example',
      password: 'password-of-the-tests',
    });
    const { token } = (await login.json()) as { token: string };
    const headers = { Authorization: `JWT ${token}` };
    for (const path of ['/api/reservations', '/api/reservations/export.csv']) {
      const text = await (await fetch(`${cms.url}${path}`, { headers })).text();
      expect(text).toContain(ASSET);
      expect(text).not.toContain(processToken);
    }
  });
});

describe('the sandbox’s page', () => {
  const page = async ({ processId }: Begun, lang: string) =>
    fetch(`${cms.url}/web/payments/sandbox/${processId}?lang=${lang}`);

  it.each([
    ['he', 'rtl', 'תשלום מקדמה'],
    ['en', 'ltr', 'Advance payment'],
  ])('says what is paid (%s)', async (lang, direction, title) => {
    const text = await (await page(await beginPayment(cms), lang)).text();
    expect(text).toContain(`<html lang="${lang}" dir="${direction}">`);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('₪2,000');
  });

  it('shows names as text', async () => {
    const fullName = '<img src=x onerror=alert(1)>';
    const text = await (await page(await beginPayment(cms, payer({ fullName })), 'en')).text();
    expect(text).not.toContain('<img');
    expect(text).toContain('&lt;img');
  });

  it('can be framed by the site alone, and answers from a foreign origin when asked to', async () => {
    const begun = await beginPayment(cms);
    const policy = (await page(begun, 'en')).headers.get('Content-Security-Policy') ?? '';
    expect(policy).toContain("frame-ancestors http://localhost:9101 'self'");
    expect(policy).not.toContain('sandbox');
    const foreign = await decide(cms, begun, 'elsewhere');
    expect(foreign.headers.get('Content-Security-Policy')).toContain('sandbox allow-scripts');
    expect(await foreign.text()).toContain("success: 'True'");
    expect(await (await decide(cms, begun, 'silent')).text()).not.toContain('postMessage');
    expect((await reservations())[0]).toMatchObject({ paymentState: 'pending' });
  });
});
