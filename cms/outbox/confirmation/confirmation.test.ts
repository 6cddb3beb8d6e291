import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  forgetRates,
  message,
  runDeliveries,
  send,
  solveCaptcha,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../../test/contactHarness';
import { createForm, page } from '../../test/formsHarness';
import { lead, sendLead } from '../../test/leadHarness';
import type { Locale } from '../../platform/locales/locales';

vi.hoisted(() => {
  process.env.CONFIRMATIONS_PER_HOUR = '3';
  process.env.CONFIRMATIONS_PER_DAY = '5';
  process.env.DELIVERY_RETRY_MS = '0';
  process.env.FORM_LIMIT_PER_ADDRESS = '1000';
});

const FORM_ID = '0a1b2c3d-0000-4000-8000-00000000f001';
const VISITOR = 'visitor@example.com';
const NOT_YOU = { he: 'אם לא פניתם אלינו', en: 'If you did not contact us' };
const CULTURES = { he: 'he-il', en: 'en-us' };

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  const job = { orderId: 1042, startAdvertisingDate: '2026-11-01T00:00:00.000Z' };
  const { id } = await cms.payload.create({
    collection: 'jobs',
    locale: 'he',
    data: {
      ...job,
      jobName: 'מהנדסת',
      description: 'על התפקיד',
      languages: ['he', 'en'],
      _status: 'published',
    },
  });
  await cms.payload.update({
    collection: 'jobs',
    id,
    locale: 'en',
    data: { jobName: 'Engineer', description: 'About it', _status: 'published' },
  });
  const field = { blockType: 'shortAnswer', fieldType: 'email', caption: 'דוא״ל', alias: 'email' } as const;
  await createForm(cms.payload, { formId: FORM_ID, title: 'קריאת שירות', pages: [page([field])] });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['deliveries', 'mails'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
});

async function apply(email: string, language: Locale, changes: Fields = {}): Promise<Response> {
  return fetch(`${cms.url}/web/jobs/apply`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json', 'X-Accept-Language': CULTURES[language] },
    body: JSON.stringify({
      orderId: 1042,
      firstName: 'Dana',
      lastName: 'Cohen',
      phone: '0501234567',
      email,
      cvFileBase64: Buffer.from('My life so far').toString('base64'),
      fileNameWithExtension: 'cv.txt',
      isApprovedTerms: true,
      gRecaptchaResponse: await solveCaptcha(cms.url),
      ...changes,
    }),
  });
}

const enter = (email: string, language: Locale): Promise<Response> =>
  fetch(`${cms.url}/umbraco/forms/api/v1/entries/${FORM_ID}`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ values: { email: [email] }, culture: CULTURES[language] }),
  });

const inLanguage = (language: Locale) => ({ 'X-Accept-Language': CULTURES[language] });

/**
 * All forms: a name, a function that sends the form with an e-mail address and a language, and the subject of its
 * confirmation.
 */
const FORMS: [string, (email: string, language: Locale) => Promise<Response>, Record<Locale, string>][] = [
  [
    'contact message',
    (senderEmail, language) => send(cms, message(cms, { senderEmail }), inLanguage(language)),
    { he: 'שירות', en: 'Service' },
  ],
  [
    'lead',
    (email, language) => sendLead(cms, lead({ email }), inLanguage(language)),
    { he: 'הפרטים', en: 'details' },
  ],
  ['job application', apply, { he: 'מהנדסת', en: 'Engineer' }],
  ['form of an editor', enter, { he: 'קריאת שירות', en: 'your form' }],
];

const mailsTo = async (to: string) =>
  (await cms.payload.find({ collection: 'mails', depth: 0, where: { to: { equals: to } } })).docs;
const allMails = async () => (await cms.payload.find({ collection: 'mails', depth: 0, limit: 100 })).docs;

describe.each(FORMS)('a %s', (_name, sendForm, about) => {
  it.each<[Locale, string]>([
    ['he', 'rtl'],
    ['en', 'ltr'],
  ])('is confirmed to its sender in the language of the page (%s)', async (language, dir) => {
    const response = await sendForm(VISITOR, language);
    expect(response.ok).toBe(true);
    const reference = response.headers.get('X-Reference') ?? 'none';
    await runDeliveries(cms.payload);
    await runDeliveries(cms.payload);
    const [mail, ...others] = await mailsTo(VISITOR);
    expect(others).toEqual([]);
    expect(mail?.subject).toContain(reference);
    expect(mail?.html).toContain(`<html lang="${language}" dir="${dir}">`);
    for (const body of [mail?.text, mail?.html]) {
      expect(body).toContain(reference);
      expect(body).toContain(about[language]);
      expect(body).toContain(NOT_YOU[language]);
      expect(body).not.toMatch(/Dana|דנה|050/);
    }
  });
});

describe('a confirmation', () => {
  it('goes to the friend who submitted the application', async () => {
    const friend = {
      isReferral: true,
      referralName: 'Noa',
      referralPhone: '0527654321',
      referralEmail: VISITOR,
    };
    expect((await apply('dana@example.com', 'en', friend)).status).toBe(200);
    await runDeliveries(cms.payload);
    expect(await mailsTo(VISITOR)).toHaveLength(1);
    expect(await mailsTo('dana@example.com')).toEqual([]);
  });

  it('is not sent without an address', async () => {
    expect((await enter('', 'he')).status).toBe(202);
    const { docs } = await cms.payload.find({ collection: 'deliveries' });
    expect(docs.map(({ kind }) => kind)).toEqual(['formEntryMail']);
  });

  it('contains no text from the visitor', async () => {
    const spam = '<a href="https://evil.example">Win</a> https://evil.example';
    const fields = {
      senderEmail: VISITOR,
      senderName: 'Win at evil.example',
      content: spam,
      freeTextSubject: spam,
    };
    const statuses = [
      await send(cms, message(cms, fields)),
      await send(cms, message(cms, { ...fields, senderName: 'דנה\r\nBcc: all@evil.example' })),
    ].map(({ status }) => status);
    expect(statuses).toContain(200);
    await runDeliveries(cms.payload);
    const mails = await mailsTo(VISITOR);
    expect(mails).toHaveLength(statuses.filter((status) => status === 200).length);
    for (const mail of mails) expect(JSON.stringify(mail)).not.toMatch(/evil|Win|Bcc/);
  });

  it.each(['visitor@example.com\r\nBcc: all@evil.example', 'visitor@example.com, all@evil.example'])(
    'is not sent to %j',
    async (address) => {
      const answers = await Promise.all(FORMS.map(([, sendForm]) => sendForm(address, 'en')));
      for (const { status } of answers) expect([400, 422]).toContain(status);
      await runDeliveries(cms.payload);
      expect(await allMails()).toEqual([]);
    },
  );

  it('is sent at most three times an hour to one mailbox, over all forms and spellings', async () => {
    const spellings = [
      VISITOR,
      'Visitor@Example.com',
      'visitor+1@example.com',
      'visitor+2@example.com',
      VISITOR,
    ];
    for (const [index, spelling] of spellings.entries()) {
      const sendForm = FORMS[index % FORMS.length]?.[1];
      expect((await sendForm?.(spelling, 'en'))?.ok).toBe(true);
    }
    await runDeliveries(cms.payload);
    const visitors = (await allMails()).filter(({ to }) => to.toLowerCase().startsWith('visitor'));
    expect(visitors).toHaveLength(3);
    await enter('other@example.com', 'he');
    await runDeliveries(cms.payload);
    expect(await mailsTo('other@example.com')).toHaveLength(1);
    const { docs } = await cms.payload.find({ collection: 'rateLimits', limit: 100 });
    expect(docs.map(({ key }) => key).join()).not.toContain('visitor');
  });

  it('respects the daily limit', async () => {
    for (let time = 0; time < 8; time += 1) {
      await enter(VISITOR, 'he');
      await cms.payload.delete({ collection: 'rateLimits', where: { key: { like: 'confirmation:hour' } } });
    }
    await runDeliveries(cms.payload);
    expect(await mailsTo(VISITOR)).toHaveLength(5);
  });

  it('respects the limit under concurrent submissions', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => enter(VISITOR, 'he')));
    for (const { status } of answers) expect(status).toBe(202);
    await runDeliveries(cms.payload);
    expect(await mailsTo(VISITOR)).toHaveLength(3);
  });

  it('does not change the delivery state of the record when it fails', async () => {
    await enter(VISITOR, 'he');
    await runDeliveries(cms.payload);
    const { docs } = await cms.payload.find({
      collection: 'deliveries',
      where: { courtesy: { equals: true } },
    });
    const [delivery] = docs;
    const entryId = Number(delivery?.recordId);
    // Removes the e-mail address, so that the confirmation cannot be sent.
    await cms.payload.update({ collection: 'formEntries', id: entryId, data: { email: null } });
    await cms.payload.db.updateOne({
      collection: 'deliveries',
      id: delivery?.id ?? 0,
      data: { state: 'queued' },
    });
    await runDeliveries(cms.payload);
    expect(await cms.payload.findByID({ collection: 'deliveries', id: delivery?.id ?? 0 })).toMatchObject({
      state: 'dead',
    });
    expect(await cms.payload.findByID({ collection: 'formEntries', id: entryId, depth: 0 })).toMatchObject({
      delivery: 'delivered',
      deliveryError: null,
    });
  });
});
