import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { httpHr } from '../../integrations/hr/http';
import type { Application } from '../../payload-types';
import {
  CONTACT_ADDRESS,
  forgetRates,
  runDeliveries,
  solveCaptcha,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';
import { post } from '../../test/paymentHarness';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  for (const [orderId, _status] of [
    [1042, 'published'],
    [1043, 'draft'],
  ] as const)
    await cms.payload.create({
      collection: 'jobs',
      locale: 'he',
      data: {
        orderId,
        jobName: 'מהנדסת גשרים',
        description: 'על התפקיד',
        startAdvertisingDate: '2026-11-01T00:00:00.000Z',
        languages: ['he'],
        _status,
      },
    });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['payload-jobs', 'deliveries', 'mails', 'applications', 'attachments'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

const application = (changes: Fields = {}): Fields => ({
  orderId: 1042,
  firstName: 'דנה',
  lastName: 'כהן',
  phone: '050-1234567',
  email: 'dana@example.com',
  cvFileBase64: PDF.toString('base64'),
  fileNameWithExtension: 'קורות חיים.pdf',
  isApprovedTerms: true,
  isReferral: false,
  ...changes,
});

async function send(fields: Fields = application(), headers: Record<string, string> = {}): Promise<Response> {
  const gRecaptchaResponse =
    'gRecaptchaResponse' in fields ? fields.gRecaptchaResponse : await solveCaptcha(cms.url);
  return post(cms, '/web/jobs/apply', { ...fields, gRecaptchaResponse }, headers);
}

const applications = async () =>
  (await cms.payload.find({ collection: 'applications', depth: 1, sort: 'id', locale: 'he' })).docs;
const mails = async () => (await cms.payload.find({ collection: 'mails', depth: 0 })).docs;

describe('an application', () => {
  it('is stored with its CV, answered and mailed', async () => {
    const response = await send();
    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ body: true });
    const reference = response.headers.get('X-Reference');
    expect(reference).toMatch(/^J-/);
    const [stored] = await applications();
    expect(stored).toMatchObject({
      reference,
      orderId: 1042,
      phone: '0501234567',
      isReferral: false,
      referralName: null,
      consentVersion: expect.stringMatching(/^[0-9a-f]{16}$/),
      consentText: expect.stringContaining('to assess applicants'),
      cv: { name: 'קורות חיים.pdf', mimeType: 'application/pdf', filesize: PDF.length, reference },
    });
    await runDeliveries(cms.payload);
    expect(await mails()).toMatchObject([{ to: CONTACT_ADDRESS, replyTo: 'dana@example.com' }]);
    expect((await applications())[0]).toMatchObject({ delivery: 'delivered', hrId: reference });
  });

  it('for a friend stores who referred whom', async () => {
    const friend = {
      referralName: 'נועה לוי',
      referralPhone: '0527654321',
      referralEmail: 'noa@example.com',
    };
    expect((await send(application({ isReferral: true, email: '', ...friend }))).status).toBe(200);
    expect((await applications())[0]).toMatchObject({ isReferral: true, email: null, ...friend });
  });

  it('is marked when the same person applied for the same job', async () => {
    await send();
    await send(application({ email: 'DANA@example.com' }));
    const [first, second] = await applications();
    expect(second?.duplicateOf).toMatchObject({ id: first?.id });
  });

  it('is stored once per key', async () => {
    const key = { 'Idempotency-Key': 'apply-once-0001-0000-0000-0000-000000000000' };
    await send(application(), key);
    expect((await send(application(), key)).headers.get('Idempotent-Replayed')).toBe('true');
    expect(await applications()).toHaveLength(1);
    expect((await cms.payload.count({ collection: 'attachments' })).totalDocs).toBe(1);
  });

  it.each<[string, Fields, string, string]>([
    ['an unknown job', { orderId: 99 }, 'orderId', 'This job is no longer open.'],
    ['an unpublished job', { orderId: 1043 }, 'orderId', 'This job is no longer open.'],
    [
      'a program named PDF',
      { cvFileBase64: Buffer.from(`MZ${'\0'.repeat(200)}`).toString('base64') },
      'cvFileBase64',
      'The content of the file does not match the type in its name. Save it again in the program that created it, and attach it again.',
    ],
    ['no CV', { cvFileBase64: '' }, 'cvFileBase64', 'Please attach a CV file'],
    [
      'terms not accepted',
      { isApprovedTerms: false },
      'isApprovedTerms',
      'You must accept the terms in order to apply',
    ],
  ])('is rejected for %s', async (_name, changes, field, message) => {
    const response = await send(application(changes));
    expect(response.status).toBe(422);
    expect(await response.json()).toEqual({ errors: { [field]: [message] } });
    expect(await applications()).toEqual([]);
    expect((await cms.payload.count({ collection: 'attachments' })).totalDocs).toBe(0);
  });

  it('spends its captcha even if its file is rejected, because each inspection is expensive', async () => {
    const gRecaptchaResponse = await solveCaptcha(cms.url);
    const bad = application({ cvFileBase64: Buffer.from('MZ').toString('base64'), gRecaptchaResponse });
    expect((await send(bad)).status).toBe(422);
    const again = await send(bad);
    expect(again.status).toBe(403);
    expect(await again.json()).toMatchObject({ code: 'captchaReplayed' });
  });

  it('above the size of a CV is not read completely', async () => {
    const response = await send(application({ cvFileBase64: 'A'.repeat(2_200_000) }));
    expect(response.status).toBe(413);
  });

  it('deletes its CV with it', async () => {
    await send();
    const [stored] = await applications();
    await cms.payload.delete({ collection: 'applications', id: stored?.id ?? 0 });
    expect((await cms.payload.count({ collection: 'attachments' })).totalDocs).toBe(0);
  });
});

describe('HR system over HTTP', () => {
  let server: Server;
  let heard: { body: Record<string, unknown>; key: string | undefined };
  beforeAll(async () => {
    server = createServer((request, response) => {
      const chunks: Buffer[] = [];
      request.on('data', (chunk: Buffer) => chunks.push(chunk));
      request.on('end', () => {
        heard = {
          body: JSON.parse(Buffer.concat(chunks).toString()) as Record<string, unknown>,
          key: String(request.headers['idempotency-key']),
        };
        response.end(JSON.stringify({ accepted: true, id: 4711 }));
      });
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
  });
  afterAll(() => server.close());

  it('receives the application with its CV', async () => {
    await send();
    const [stored] = await applications();
    const url = `http://localhost:${(server.address() as AddressInfo).port}`;
    const hr = httpHr({ url, token: undefined, timeoutMs: 2000 });
    const cv = { name: 'cv.pdf', mimeType: 'application/pdf', bytes: PDF };
    expect(
      await hr.addApplication({ application: stored as Application, cv, cvInfection: null, key: 'hr-1' }),
    ).toBe('4711');
    expect(heard.key).toBe('hr-1');
    expect(heard.body).toMatchObject({
      reference: stored?.reference,
      orderId: 1042,
      firstName: 'דנה',
      isReferral: false,
      fileNameWithExtension: 'cv.pdf',
      cvFileBase64: PDF.toString('base64'),
    });
  });
});
