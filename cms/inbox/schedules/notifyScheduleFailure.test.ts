import type { Payload } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { failedScheduleText } from '../../content/publishing/publicationBadgeTexts';
import type { PublicationState } from '../../content/publishing/PublicationState';
import { env } from '../../platform/env/env';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let payload: Payload;
let headers: { Authorization: string };
let editor = 0;
let administrator = 0;

beforeAll(async () => {
  cms = await startCms();
  ({ payload } = cms);
  headers = await logIn(cms, 'editor');
  const idOf = async (name: string) => {
    const where = { email: { equals: `${name}@even-derech.example` } };
    return (await payload.find({ collection: 'users', where })).docs[0]?.id ?? 0;
  };
  [editor, administrator] = [await idOf('editor'), await idOf('admin')];
  await payload.update({ collection: 'users', id: administrator, data: { mailLanguage: 'en' } });
});
afterAll(() => cms.stop());
beforeEach(async () => {
  for (const collection of ['payload-jobs', 'queuedMails', 'deliveries'] as const)
    await payload.db.deleteMany({ collection, where: {} });
});

async function draftOf(slug: string, english?: string): Promise<number> {
  const data = { title: 'ערב פתוח', slug, template: 'generic', languages: ['he' as const, 'en' as const] };
  const { id } = await payload.create({ collection: 'pages', locale: 'he', draft: true, data });
  if (english) {
    const texts = { title: english, slug };
    await payload.update({ collection: 'pages', id, locale: 'en', draft: true, data: texts });
  }
  return id;
}

/** Queues a schedule that is already due. */
const due = async (input: object, author = editor) => {
  const task = {
    task: 'schedulePublish',
    waitUntil: new Date('2026-11-01T08:00:00Z'),
    input: { type: 'publish', user: { relationTo: 'users', value: author }, ...input },
  };
  await payload.jobs.queue(task as unknown as Parameters<typeof payload.jobs.queue>[0]);
  await payload.jobs.run({ queue: 'default', silent: true });
};
const ofPage = (id: number) => ({ doc: { relationTo: 'pages', value: String(id) } });
const mails = async () => {
  const { docs } = await payload.find({ collection: 'queuedMails', sort: ['to', 'id'], pagination: false });
  return docs.map(({ to, subject, text }) => ({ to, subject, text }));
};
const sign = async (document: string): Promise<PublicationState> =>
  (await (await fetch(`${cms.url}/api/${document}/site-state`, { headers })).json()) as PublicationState;

test('mails the failure and its reason once to the author and the administrators, each in their language', async () => {
  const id = await draftOf('lacking');
  await due(ofPage(id));
  await payload.jobs.run({ queue: 'default', silent: true });
  const link = `${env.cmsUrl}/admin/collections/pages/${id}`;
  const [english, hebrew, ...more] = await mails();
  expect(more).toEqual([]);
  expect(english).toMatchObject({
    to: 'admin@even-derech.example',
    subject: 'Scheduled publishing failed: ערב פתוח',
  });
  expect(english?.text).toContain(
    'Page “ערב פתוח” was not published at the scheduled time (1 November 2026 at 10:00).',
  );
  expect(english?.text).toContain('- Missing in English > Page name\n');
  expect(english?.text).toContain(link);
  expect(hebrew).toMatchObject({
    to: 'editor@even-derech.example',
    subject: 'פרסום מתוזמן לא בוצע: ערב פתוח',
  });
  expect(hebrew?.text).toContain('- חסר באנגלית > שם הדף\n');
});

test('shows the failure in the form until the document is published', async () => {
  const id = await draftOf('said');
  expect(await sign(`pages/${id}`)).toEqual({ public: 'never' });
  await due(ofPage(id));
  const failed = await sign(`pages/${id}`);
  expect(failed).toMatchObject({ public: 'never', failedSchedule: { type: 'publish' } });
  expect(failedScheduleText(failed, 'en')).toMatch(/^The scheduled publication failed \(\d\d:\d\d\)\./);
  expect(failedScheduleText(failed, 'he')).toContain('לא בוצע');
  const data = { title: 'Open', slug: 'said', _status: 'published' as const };
  await payload.update({ collection: 'pages', id, locale: 'en', data });
  expect(await sign(`pages/${id}`)).not.toHaveProperty('failedSchedule');
});

test('names an address that another page has taken', async () => {
  const id = await draftOf('taken', 'Taken');
  const other = await draftOf('other', 'Other');
  const data = { slug: 'taken', _status: 'published' as const };
  await payload.db.updateOne({ collection: 'pages', id, data: { paths: {} }, returning: false });
  await payload.update({ collection: 'pages', id: other, locale: 'en', data });
  await due(ofPage(id));
  const [, hebrew] = await mails();
  expect(hebrew?.text).toContain('/en/taken/');
});

test('reports a failed unpublication and a deleted document', async () => {
  await due({ type: 'unpublish', global: 'header' });
  await due(ofPage(99_999));
  const texts = (await mails()).map(({ text }) => text);
  expect(texts).toHaveLength(4);
  expect(texts[0]).toContain('Header menu was not taken off the site at the scheduled time');
  expect(texts[0]).toContain('- Every page uses these settings');
  expect(texts[0]).toContain(`${env.cmsUrl}/admin/globals/header`);
  expect(texts[1]).toContain('- The document was not found');
  expect(await sign('globals/header')).toMatchObject({ failedSchedule: { type: 'unpublish' } });
});

test('reports a system error after the last attempt', async () => {
  const id = await draftOf('faulty', 'Faulty');
  const fault = vi.spyOn(payload, 'update').mockRejectedValue(new Error('The disk is full'));
  await due(ofPage(id));
  expect(await mails()).toEqual([]);
  for (let attempt = 0; attempt < 5; attempt += 1) {
    const waitUntil = new Date(Date.now() - 1000).toISOString();
    await payload.db.updateMany({
      collection: 'payload-jobs',
      where: {},
      data: { waitUntil },
      returning: false,
    });
    await payload.jobs.run({ queue: 'default', silent: true });
  }
  expect(fault).toHaveBeenCalledTimes(4);
  fault.mockRestore();
  const texts = (await mails()).map(({ text }) => text);
  expect(texts).toHaveLength(2);
  expect(texts[0]).toContain('- System error: The disk is full');
});

test('publishes what was allowed when it was scheduled, even if the author lost the role or the account', async () => {
  const person = (name: string) => {
    const data = {
      name,
      email: `${name}@even-derech.example`,
      password: 'long-password-of-tests',
      roles: ['editor' as const],
    };
    return payload.create({ collection: 'users', data });
  };
  const [moved, left] = [await person('moved'), await person('left')];
  await payload.update({ collection: 'users', id: moved.id, data: { roles: ['staff'] } });
  await payload.delete({ collection: 'users', id: left.id });
  await payload.db.deleteMany({ collection: 'queuedMails', where: {} });
  for (const { id: author, name } of [moved, left]) {
    const id = await draftOf(name, name);
    await due(ofPage(id), author);
    const { totalDocs } = await payload.count({
      collection: 'pages',
      where: { and: [{ id: { equals: id } }, { _status: { equals: 'published' } }] },
    });
    expect(totalDocs).toBe(1);
  }
  expect(await mails()).toEqual([]);
});
