import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetRates, runDeliveries, startContactCms, type ContactCms } from '../../test/contactHarness';
import { auditLines, caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';

const EMAIL = 'dana@example.com';

let cms: ContactCms;
let admin: Caller;
let staff: Caller;

beforeAll(async () => {
  cms = await startContactCms();
  [admin, staff] = [await caller(cms, 'admin'), await caller(cms, 'staff')];
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of [
    'messages',
    'leads',
    'formEntries',
    'reservations',
    'applications',
    'mails',
    'alertSubscribers',
    'alertRequests',
    'deliveries',
  ] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

const call = (action: string, body: object, who = admin) =>
  callRest(cms, 'POST', `globals/personalData/${action}`, who, body);

interface Found {
  entries: { kind: string; reference: string; kept: boolean; named: boolean }[];
  mails: number;
}
const found = async (response: Response): Promise<string[]> => {
  const { entries } = (await response.json()) as Found;
  return entries.map(
    ({ kind, reference, kept, named }) =>
      `${kind} ${reference}${kept ? ' kept' : ''}${named ? ' named' : ''}`,
  );
};

/** Stores submissions of several kinds from one person, and some from people with similar e-mail addresses. */
async function everything(): Promise<{ message: string; subscriber: string }> {
  const { payload } = cms;
  const { reference } = await storedMessage(cms, { senderEmail: 'Dana@Example.com' });
  await storedMessage(cms, { senderEmail: 'dana.x@example.com', senderPhone: '0527654321' });
  const lead = { name: 'דנה כהן', phone: '0501234567', status: 'new' } as const;
  await payload.create({ collection: 'leads', data: { ...lead, reference: 'L-1', email: EMAIL } });
  await payload.create({ collection: 'leads', data: { ...lead, reference: 'L-2', email: `x${EMAIL}` } });
  await payload.create({
    collection: 'formEntries',
    data: { reference: 'F-1', status: 'new', answers: [{ caption: 'E-mail', value: EMAIL }] },
  });
  const paid = {
    amount: 1000,
    assetName: 'A1',
    fullName: 'דנה כהן',
    idNumber: '123456782',
    status: 'new',
  } as const;
  for (const [reference, paymentState] of [
    ['P-1', 'paid'],
    ['P-2', 'expired'],
  ] as const)
    await payload.create({
      collection: 'reservations',
      data: {
        ...paid,
        reference,
        paymentState,
        phone: '0501234567',
        email: EMAIL,
        processId: reference,
        processToken: 'x',
      },
    });
  const subscriber = await payload.create({ collection: 'alertSubscribers', data: { email: EMAIL } });
  await runDeliveries(payload);
  return { message: reference, subscriber: `#${subscriber.id}` };
}

it('is found in all collections by its address, and by no similar one', async () => {
  const { message, subscriber } = await everything();
  const response = await call('search', { email: '\u200f DANA@ex\u200bample.com.\u202c ' });
  expect(response.headers.get('Cache-Control')).toContain('no-store');
  expect((await found(response)).sort()).toEqual(
    [
      `messages ${message}`,
      'leads L-1',
      'formEntries F-1',
      'reservations P-1 kept',
      'reservations P-2',
      `alertSubscribers ${subscriber}`,
    ].sort(),
  );
});

it('is reported as one page in the requested language', async () => {
  const { message } = await everything();
  const response = await call('report', { email: EMAIL, language: 'en' });
  expect(response.headers.get('Content-Disposition')).toContain('attachment');
  const page = await response.text();
  for (const text of [message, 'L-1', 'F-1', 'P-1', 'שלום, אשמח לפרטים.', '123456782', 'Must be kept by law'])
    expect(page).toContain(text);
  expect(page).toMatch(/<th scope="row">Name<\/th>\s*<td dir="auto">\s*<p>דנה כהן/);
  expect(page).not.toContain('L-2');
  expect(page).toContain('<html lang="en" dir="ltr">');
  // The report must translate the subject of the message, because editors wrote it in both languages.
  expect(page).toContain('<p>Service</p>');
  const hebrew = await (await call('report', { email: EMAIL, language: 'he' })).text();
  expect(hebrew).toContain('dir="rtl"');
  expect(hebrew).toContain('<p>שירות</p>');
});

it('is deleted with its dependents, except what must be kept by law', async () => {
  const { payload } = cms;
  const { message } = await everything();
  const mailsBefore = (await payload.count({ collection: 'mails' })).totalDocs;
  expect((await call('delete', { email: EMAIL, confirm: 'dana@example.co' })).status).toBe(422);
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(2);
  const response = await call('delete', { email: EMAIL, confirm: EMAIL });
  expect(response.status).toBe(200);
  expect(await found(await call('search', { email: EMAIL }))).toEqual(['reservations P-1 kept']);
  expect((await payload.count({ collection: 'leads' })).totalDocs).toBe(1);
  const deliveries = { collection: 'deliveries', where: { reference: { equals: message } } } as const;
  expect((await payload.count(deliveries)).totalDocs).toBe(0);
  expect((await payload.count({ collection: 'mails' })).totalDocs).toBeLessThan(mailsBefore);
});

it('is audited by references, never by the address', async () => {
  const { message } = await everything();
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
  await call('search', { email: EMAIL });
  await call('delete', { email: EMAIL, confirm: EMAIL });
  const lines = await auditLines(cms);
  expect(lines[0]).toMatch(/^personalDataReported /);
  for (const reference of [message, 'L-1', 'F-1', 'P-1', 'P-2']) expect(lines[0]).toContain(reference);
  expect(lines).toContain('entryDeleted L-1');
  expect(lines.at(-1)).toMatch(/^personalDataDeleted .*L-1/);
  expect(lines.at(-1)).not.toContain('P-1');
  expect(JSON.stringify(await cms.payload.find({ collection: 'auditLog', pagination: false }))).not.toContain(
    'dana',
  );
});

/** Creates a job application in which the applicant names another person as referrer. */
const application = () =>
  cms.payload.create({
    collection: 'applications',
    data: {
      reference: 'A-1',
      status: 'new',
      orderId: 7,
      firstName: 'יואב',
      lastName: 'לוי',
      phone: '0527654321',
      email: 'yoav@example.com',
      isReferral: true,
      referralName: 'דנה כהן',
      referralPhone: '0501234567',
      referralEmail: 'Dana@Example.com',
      notes: [{ text: 'מועמד מצוין' }],
    },
  });

it('excludes leads that were only delivered to the address', async () => {
  await cms.payload.create({
    collection: 'leads',
    data: {
      reference: 'L-9',
      status: 'new',
      name: 'יואב',
      phone: '0527654321',
      email: 'yoav@example.com',
      toEmail: EMAIL,
    },
  });
  expect(await found(await call('search', { email: EMAIL }))).toEqual([]);
  await call('delete', { email: EMAIL, confirm: EMAIL });
  expect(await found(await call('search', { email: 'yoav@example.com' }))).toEqual(['leads L-9']);
});

it('reports to a recommender only the data about them', async () => {
  await application();
  expect(await found(await call('search', { email: EMAIL }))).toEqual(['applications A-1 named']);
  const page = await (await call('report', { email: EMAIL, language: 'en' })).text();
  for (const text of ['A-1', 'דנה כהן', '0501234567', 'Dana@Example.com', 'Someone else sent this message'])
    expect(page).toContain(text);
  for (const text of ['יואב', 'לוי', '0527654321', 'yoav@example.com', 'מועמד מצוין', 'Status'])
    expect(page).not.toContain(text);
});

it('removes a recommender from the application and keeps the application', async () => {
  const { id } = await application();
  const response = await call('delete', { email: EMAIL, confirm: EMAIL });
  expect(await found(response)).toEqual(['applications A-1 named']);
  const doc = await cms.payload.findByID({ collection: 'applications', id, depth: 0 });
  expect(doc).toMatchObject({ referralName: null, referralPhone: null, referralEmail: null });
  expect(doc).toMatchObject({ firstName: 'יואב', email: 'yoav@example.com', isReferral: true });
  expect(doc.notes?.map(({ text }) => text)).toEqual(['מועמד מצוין']);
  expect(await auditLines(cms)).toContain('personalDataDeleted A-1');
  expect(await found(await call('search', { email: EMAIL }))).toEqual([]);
  expect(await found(await call('search', { email: 'yoav@example.com' }))).toEqual(['applications A-1']);
});

it('removes a person named in a form from the answers and keeps the rest', async () => {
  const { id } = await cms.payload.create({
    collection: 'formEntries',
    data: {
      reference: 'F-9',
      status: 'new',
      email: 'yoav@example.com',
      answers: [
        { caption: 'E-mail', value: 'yoav@example.com' },
        { caption: 'E-mail of a friend', value: EMAIL },
      ],
    },
  });
  expect(await found(await call('search', { email: EMAIL }))).toEqual(['formEntries F-9 named']);
  const page = await (await call('report', { email: EMAIL, language: 'en' })).text();
  expect(page).toContain('E-mail of a friend');
  expect(page).not.toContain('yoav@example.com');
  await call('delete', { email: EMAIL, confirm: EMAIL });
  const { answers } = await cms.payload.findByID({ collection: 'formEntries', id, depth: 0 });
  expect(answers?.map(({ caption, value }) => [caption, value])).toEqual([
    ['E-mail', 'yoav@example.com'],
    ['E-mail of a friend', null],
  ]);
});

/** Creates an alert subscription that has not been confirmed yet. */
const request = (key: string, email = EMAIL) =>
  cms.payload.db.create({
    collection: 'alertRequests',
    data: {
      key,
      email,
      language: 'en',
      kinds: 'immediate',
      requestedAt: Date.now(),
      expiresAt: Date.now() + 1e6,
    },
  });

it('finds, reports and deletes an unconfirmed request for alerts', async () => {
  const { payload } = cms;
  const { id } = await request('one');
  await request('other', 'other@example.com');
  expect(await found(await call('search', { email: EMAIL }))).toEqual([`alertRequests #${id}`]);
  const page = await (await call('report', { email: EMAIL, language: 'en' })).text();
  expect(page).toContain('Unconfirmed request for alerts');
  expect(page).toContain('immediate');
  await call('delete', { email: EMAIL, confirm: EMAIL });
  const left = await payload.find({ collection: 'alertRequests', pagination: false });
  expect(left.docs.map(({ email }) => email)).toEqual(['other@example.com']);
});

it('deletes a request together with its subscriber', async () => {
  await cms.payload.create({ collection: 'alertSubscribers', data: { email: EMAIL } });
  await request('one');
  expect((await call('delete', { email: EMAIL, confirm: EMAIL })).status).toBe(200);
  expect(await found(await call('search', { email: EMAIL }))).toEqual([]);
});

it('reports the content of mails, except those about others and password links', async () => {
  const { payload } = cms;
  await storedMessage(cms);
  await storedMessage(cms, { senderEmail: 'yoav@example.com', content: `נא לכתוב אל ${EMAIL} בבקשה` });
  await runDeliveries(payload);
  await payload.create({
    collection: 'mails',
    data: { to: EMAIL, subject: 'New password', text: 'https://cms/reset/secret', confidential: true },
  });
  const page = await (await call('report', { email: EMAIL, language: 'en' })).text();
  expect(page).toContain('דוא״ל: dana@example.com');
  expect(page).toContain('New password');
  for (const text of ['reset/secret', 'yoav@example.com', 'נא לכתוב אל']) expect(page).not.toContain(text);
});

it('is for administrators only, and requires one address', async () => {
  for (const action of ['search', 'report', 'delete']) {
    for (const who of [staff, {}])
      expect((await call(action, { email: EMAIL, confirm: EMAIL }, who)).status).toBe(403);
    for (const email of ['', '%', 'a@b', `${EMAIL},x@example.com`, ['a'], null])
      expect((await call(action, { email, confirm: email })).status).toBe(422);
  }
  expect((await callRest(cms, 'POST', 'globals/personalData', admin, {})).status).toBe(403);
});
