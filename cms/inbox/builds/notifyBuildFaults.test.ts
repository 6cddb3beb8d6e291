import type { Payload } from 'payload';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { faultReasonSchema, type DocumentFault } from '../../platform/builds/DocumentFault';
import { faultReasonText } from '../../platform/builds/faultReasonText';
import { env } from '../../platform/env/env';
import { LOCALES } from '../../platform/locales/locales';
import { startBuilder, WEBHOOK_SECRET, type FakeBuilder } from '../../test/startBuilder';
import { startCms, type RunningCms } from '../../test/startCms';
import { notifyBuildFaults } from './notifyBuildFaults';

let cms: RunningCms;
let payload: Payload;
let builder: FakeBuilder;
let page = '';

beforeAll(async () => {
  cms = await startCms();
  ({ payload } = cms);
  builder = await startBuilder();
  Object.assign(env, { webhookUrl: builder.url, webhookSecret: WEBHOOK_SECRET });
  const where = { email: { equals: 'admin@even-derech.example' } };
  await payload.update({ collection: 'users', where, data: { mailLanguage: 'en' } });
  const { id } = await payload.create({
    collection: 'pages',
    locale: 'he',
    draft: true,
    data: { title: 'יום פתוח', slug: 'open-day', template: 'generic', languages: ['he'] },
  });
  page = String(id);
});
afterAll(async () => {
  await cms.stop();
  await builder.stop();
});

/** Returns the mails that are queued after a build with the given faults. */
async function told(...faults: DocumentFault[]) {
  const at = new Date().toISOString();
  builder.lines.splice(0, Infinity, JSON.stringify({ at, seconds: 1, pages: 1 }), JSON.stringify({ faults }));
  await payload.db.deleteMany({ collection: 'queuedMails', where: {} });
  await notifyBuildFaults(payload);
  await notifyBuildFaults(payload);
  const { docs } = await payload.find({ collection: 'queuedMails', sort: 'id', pagination: false });
  return docs.map(({ to, subject, text }) => ({ to, subject, text: text ?? '' }));
}

const taken = (): DocumentFault => ({
  collection: 'pages',
  id: page,
  locale: 'he',
  title: 'יום פתוח',
  reason: 'address',
  detail: '/favicon.ico/: used by the file /favicon.ico',
});

test('administrators read once what is not built, why, and where to correct it', async () => {
  const [mail, ...more] = await told(taken());
  expect(more).toEqual([]);
  expect(mail).toMatchObject({
    to: 'admin@even-derech.example',
    subject: 'A document could not be published: יום פתוח',
  });
  for (const part of [
    'Page “יום פתוח” in Hebrew could not be published.',
    'Reason: The address is already used or too long.',
    `${env.cmsUrl}/admin/collections/pages/${page}`,
    'used by the file /favicon.ico',
  ])
    expect(mail?.text).toContain(part);
  expect(await told(taken())).toEqual([]);
});

test('another fault of the document is told, and so is one that comes back', async () => {
  expect(await told({ ...taken(), reason: 'picture', detail: 'bad' })).toHaveLength(1);
  expect(await told()).toEqual([]);
  expect(await told(taken())).toHaveLength(1);
});

test('a builder that does not answer corrects nothing', async () => {
  const { webhookUrl } = env;
  Object.assign(env, { webhookUrl: 'http://127.0.0.1:9/' });
  await notifyBuildFaults(payload);
  Object.assign(env, { webhookUrl });
  expect(await told(taken())).toEqual([]);
});

test('settings, deleted documents and unknown collections are named as far as they are known', async () => {
  const header = { collection: 'globals', id: 'header', reason: 'template', detail: '' } as const;
  const gone = { ...taken(), id: '99999' };
  const unknown = { ...taken(), collection: 'unheard-of' };
  const [mail, ...more] = await told(header, gone, unknown);
  expect(more).toEqual([]);
  expect(mail?.subject).toBe('3 documents could not be published');
  for (const part of [
    'Header menu could not be published.',
    'Page “99999” in Hebrew',
    `unheard-of “${page}” in Hebrew`,
  ])
    expect(mail?.text).toContain(part);
});

test('every reason has words in every language', () => {
  for (const reason of faultReasonSchema.options)
    for (const language of LOCALES) expect(faultReasonText({ reason }, language)).toMatch(/\S{2,}/);
});
