import { once } from 'node:events';
import { request, type IncomingMessage } from 'node:http';
import { z } from 'zod';
import { afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished } from 'vitest';
import { publishedConsents } from '../platform/settings/publishedConsents';
import { env } from '../platform/env/env';
import { MAX_WRONG_PER_ADDRESS } from './documents/codeAttempts';
import { routes as calls } from './routes.gen';
import { forgetRates, message, startContactCms, type ContactCms } from '../test/contactHarness';
import { createForm, page } from '../test/formsHarness';
import { booking, createMeeting } from '../test/appointmentHarness';
import { lead } from '../test/leadHarness';
import { createOpenLottery, registration } from '../test/lotteryHarness';
import { createApartment, payer } from '../test/paymentHarness';

const FORM_ID = '0a1b2c3d-0000-4000-8000-00000000f001';
/** Default of the setting `FORM_LIMIT_PER_ADDRESS`. The route for documents has a lower limit, that of wrong codes. */
const LIMIT = 20;
/**
 * Limit per IP address in tests of routes with a multiple of the usual limit. With the default of 20, these tests would
 * take a minute.
 */
const FEW = 1;
const TIMES: Readonly<Record<string, number>> = {
  '/web/transactions/init-iframe': 10,
  '/web/transactions/release': 10,
  '/web/transactions/confirm': 60,
};
const limitOf = (path: string) =>
  path === '/web/documents/files' ? MAX_WRONG_PER_ADDRESS : FEW * (TIMES[path] ?? LIMIT);

let cms: ContactCms;
let lottery = 0;
let meeting = 0;
let meetingAt = '';
beforeAll(async () => {
  cms = await startContactCms();
  await createApartment(cms);
  lottery = await createOpenLottery(cms.payload);
  meeting = (await createMeeting(cms.payload)).id;
  const free = await fetch(`${cms.url}/web/appointments/slots?meeting=${meeting}`);
  meetingAt = ((await free.json()) as { slots: { startsAt: string }[] }).slots.at(-1)?.startsAt ?? '';
  await createForm(cms.payload, {
    formId: FORM_ID,
    pages: [
      page([{ blockType: 'shortAnswer', fieldType: 'text', caption: 'a', alias: 'a', required: true }]),
    ],
  });
  await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      orderId: 1042,
      jobName: 'מהנדסת',
      description: 'על התפקיד',
      startAdvertisingDate: '2026-11-01T00:00:00.000Z',
      languages: ['he'],
      _status: 'published',
    },
  });
});
afterAll(() => cms.stop());
beforeEach(() => forgetRates(cms.payload));

/** A valid body for each route, without a captcha. */
const BODIES: Record<string, () => object> = {
  '/web/contactUs/sendContactUs': () => message(cms),
  '/web/bmby/lead': () => lead(),
  '/web/appointments': () => booking(meeting, meetingAt),
  '/web/jobs/apply': () => ({
    orderId: 1042,
    firstName: 'Dana',
    lastName: 'Cohen',
    phone: '0501234567',
    email: 'dana@example.com',
    cvFileBase64: Buffer.from('My life so far').toString('base64'),
    fileNameWithExtension: 'cv.txt',
    isApprovedTerms: true,
  }),
  '/web/transactions/init-iframe': () => payer(),
  '/web/transactions/confirm': () => ({ processId: 'p', processToken: 't' }),
  '/web/transactions/release': () => ({ processId: 'p', processToken: 't' }),
  '/web/alerts/subscribe': () => ({ email: 'dana@example.com', language: 'he', kinds: ['immediate'] }),
  '/web/documents/files': () => ({ building: 1, code: 'not the code' }),
  '/web/lotteries/{lottery}/register': () => registration(),
  '/web/lotteries/{lottery}/lookup': () => ({ number: 'H-2222-3333' }),
  '/umbraco/forms/api/v1/entries/{id}': () => ({ values: { a: ['x'] }, culture: 'en-us' }),
};

/** Notices of the payment provider are excluded. They have a body too, but are limited like reads. */
const routes = calls.filter(
  ({ docs }) => docs.body && 403 in docs.answers && docs.answers[429]?.description === 'Too many requests',
);
const intakes = routes.map(({ path }) => path);
/** Recognises routes whose body contains a consent, by the field names. */
const CONSENT_FIELD = /"(allowed\w+|checkbox\d|\w*terms)":/i;
const withConsents = routes
  .filter(({ docs: { body } }) =>
    CONSENT_FIELD.test(JSON.stringify(body && z.toJSONSchema(body, { io: 'input', unrepresentable: 'any' }))),
  )
  .map(({ path }) => path);
const withKey = routes
  .filter(({ docs }) => 'Idempotency-Key' in (docs.headers ?? {}))
  .map(({ path }) => path);

interface Sending {
  body?: string | Uint8Array<ArrayBuffer>;
  headers?: Record<string, string>;
}

const addressOf = (path: string) =>
  `${cms.url}${path.replace('{id}', FORM_ID).replace('{lottery}', String(lottery))}`;
const TYPE = { 'Content-Type': 'application/json', 'X-Accept-Language': 'en-us' };

const send = (path: string, { body, headers = {} }: Sending = {}) =>
  fetch(addressOf(path), {
    method: 'POST',
    headers: { ...TYPE, ...headers },
    body: body ?? JSON.stringify(BODIES[path]?.()),
  });

/** Announces a body of the given size but sends only its first byte. Returns the status of the response. */
async function statusOfAnnounced(path: string, bytes: number): Promise<number | undefined> {
  const sending = request(addressOf(path), { method: 'POST', headers: { ...TYPE, 'Content-Length': bytes } });
  sending.write('{');
  const [{ statusCode }] = (await once(sending, 'response')) as [IncomingMessage];
  sending.destroy();
  return statusCode;
}

it('lists all intakes', () => {
  expect(Object.keys(BODIES).sort()).toEqual([...intakes].sort());
});

describe.each(intakes)('POST %s', (path) => {
  it.each<[string, Sending, number]>([
    ['another content type', { headers: { 'Content-Type': 'application/x-www-form-urlencoded' } }, 415],
    ['a compressed body', { headers: { 'Content-Encoding': 'gzip' } }, 415],
    ['a page of another website', { headers: { Origin: 'https://evil.example' } }, 403],
    ['a cross-site browser request', { headers: { 'Sec-Fetch-Site': 'cross-site' } }, 403],
    ['malformed JSON', { body: '{' }, 400],
    ['invalid UTF-8', { body: Uint8Array.from([0x22, 0xff, 0x22]) }, 400],
    ['no object', { body: 'null' }, 422],
    ['a list', { body: '[]' }, 422],
    ['an empty object', { body: '{}' }, 422],
  ])('rejects %s', async (_name, sending, status) => {
    const response = await send(path, sending);
    expect(response.status).toBe(status);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
    expect(response.headers.get('Content-Type')).toMatch(/json/);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer.error ?? answer.title ?? Object.values(answer.errors ?? {})[0]).toBeTruthy();
  });

  it('does not read a body that is too large', async () => {
    expect(await statusOfAnnounced(path, 60_000_000)).toBe(413);
  });
});

/** These routes are limited per payment after its token was checked (`paymentLimits.test.ts`). */
const BY_PAYMENT = new Set(['/web/transactions/confirm', '/web/transactions/release']);

it.each(intakes.filter((path) => !BY_PAYMENT.has(path)))(
  'POST %s answers 429 with Retry-After above the limit',
  async (path) => {
    const { formLimitPerAddress } = env;
    if (TIMES[path]) Object.assign(env, { formLimitPerAddress: FEW });
    onTestFinished(() => void Object.assign(env, { formLimitPerAddress }));
    const statuses: number[] = [];
    for (let time = 0; time < limitOf(path); time += 1) statuses.push((await send(path)).status);
    expect(statuses).not.toContain(429);
    expect(statuses).not.toContain(422);
    const last = await send(path);
    expect(last.status).toBe(429);
    expect(Number(last.headers.get('Retry-After'))).toBeGreaterThan(0);
  },
);

describe('the version of the consent texts', () => {
  it('is documented for all intakes with a consent', () => {
    expect(withConsents.length).toBeGreaterThan(5);
    expect(
      routes.filter(({ docs }) => 'X-Consent-Version' in (docs.headers ?? {})).map(({ path }) => path),
    ).toEqual(withConsents);
  });

  it.each(withConsents)('is refused by %s if it was never published', async (path) => {
    const given = { allowedMarketing: true, checkbox1: true, terms: true };
    const body = JSON.stringify({ ...BODIES[path]?.(), ...given });
    const { version } = await publishedConsents(cms.payload, 'he');
    const codes: unknown[] = [];
    for (const sent of ['0123456789abcdef', version]) {
      const response = await send(path, { body, headers: { 'X-Consent-Version': sent } });
      codes.push(((await response.json()) as Record<string, unknown>).code);
    }
    expect(codes).toEqual(['unknownConsents', 'captchaMissing']);
  });
});

describe('idempotency key', () => {
  it('is supported by all intakes that store something', () => {
    expect(intakes.filter((path) => !withKey.includes(path)).sort()).toEqual([
      '/web/documents/files',
      '/web/lotteries/{lottery}/lookup',
    ]);
  });

  it.each(withKey)('with an invalid format is rejected by %s', async (path) => {
    const response = await send(path, { headers: { 'Idempotency-Key': 'no spaces' } });
    expect(response.status).toBe(400);
    const answer = (await response.json()) as Record<string, unknown>;
    expect(answer.code).toBe('wrongKey');
  });
});
