import { createLocalReq, getLocalI18n, type Payload, type PayloadRequest } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startCms, type RunningCms } from '../../test/startCms';
import { schedulePublish } from './schedulePublish';

let cms: RunningCms;
let payload: Payload;
let page: number;
let requests: Record<'editor' | 'staff', PayloadRequest>;

beforeAll(async () => {
  cms = await startCms();
  ({ payload } = cms);
  const data = { title: 'מתוזמן', slug: 'scheduled', template: 'generic', languages: ['he' as const] };
  ({ id: page } = await payload.create({ collection: 'pages', locale: 'he', draft: true, data }));
  const as = async (role: string) => {
    const where = { email: { equals: `${role}@even-derech.example` } };
    const { docs } = await payload.find({ collection: 'users', where, depth: 0 });
    return createLocalReq({ user: docs[0] && { ...docs[0], collection: 'users' } }, payload);
  };
  requests = { editor: await as('editor'), staff: await as('staff') };
});
afterAll(() => cms.stop());
beforeEach(() => payload.db.deleteMany({ collection: 'payload-jobs', where: {} }));

type Args = Parameters<typeof schedulePublish>[0];

/** Calls the server function as the admin does. */
const call = (role: 'editor' | 'staff', args: object) =>
  schedulePublish({ ...args, req: requests[role] } as Args);
const ofPage = () => ({
  type: 'publish',
  date: new Date('2031-01-01'),
  doc: { relationTo: 'pages', value: String(page) },
});
const jobs = async () =>
  (await payload.db.find<{ id: number }>({ collection: 'payload-jobs', where: {}, pagination: false })).docs;

test('users with publish permission can create and delete a schedule', async () => {
  expect(await call('editor', ofPage())).toHaveProperty('message');
  const [job] = await jobs();
  expect(await call('editor', { deleteID: job?.id })).toHaveProperty('message');
  expect(await jobs()).toEqual([]);
});

test('users without publish permission can neither create nor delete a schedule', async () => {
  expect(await call('staff', ofPage())).toHaveProperty('error');
  expect(await jobs()).toEqual([]);
  await call('editor', ofPage());
  const before = await jobs();
  for (const args of [{ deleteID: before[0]?.id }, { ...ofPage(), deleteID: before[0]?.id }])
    expect(await call('staff', args)).toHaveProperty('error');
  expect(await jobs()).toEqual(before);
});

/** Creates a page for both languages that is incomplete, because the English title and slug are missing. */
const halfWritten = async (slug: string, languages: ('en' | 'he')[] = ['he', 'en']): Promise<number> => {
  const data = { title: 'חצי', slug, template: 'generic', languages };
  return (await payload.create({ collection: 'pages', locale: 'he', draft: true, data })).id;
};
const statusOf = async (id: number) =>
  (
    await payload.db.findOne<{ id: number; _status: string }>({
      collection: 'pages',
      where: { id: { equals: id } },
    })
  )?._status;
const runDue = () => payload.jobs.run({ queue: 'default', silent: true });
/** Queues a schedule that is due, bypassing the permission checks. */
const due = (id: number, rest: object = {}) =>
  payload.jobs.queue({
    task: 'schedulePublish',
    input: { type: 'publish', doc: { relationTo: 'pages', value: String(id) }, ...rest } as never,
  });

test.each([
  ['he', 'לא תוזמן:\nחסר באנגלית > שם הדף\nחסר באנגלית > כתובת (slug)\n'],
  ['en', 'Not scheduled:\nMissing in English > Page name\nMissing in English > Slug\n'],
] as const)('reports missing texts when publishing is scheduled, in %s', async (language, said) => {
  const id = await halfWritten(`lacking-${language}`);
  const i18n = await getLocalI18n({ config: payload.config, language });
  const req = { ...requests.editor, i18n, t: i18n.t };
  const doc = { relationTo: 'pages', value: String(id) };
  const answer = await schedulePublish({ ...ofPage(), doc, req } as unknown as Args);
  expect((answer as { error: string }).error).toContain(said);
  expect(await jobs()).toEqual([]);
  // A complete language may be published alone, and unpublishing is always allowed.
  expect(await call('editor', { ...ofPage(), doc, localeToPublish: 'he' })).toHaveProperty('message');
  expect(await call('editor', { ...ofPage(), doc, type: 'unpublish' })).toHaveProperty('message');
});

test('a due schedule does not publish an incomplete page', async () => {
  const id = await halfWritten('half');
  await due(id);
  await runDue();
  expect(await statusOf(id)).toBe('draft');
  await payload.update({
    collection: 'pages',
    id,
    locale: 'en',
    draft: true,
    data: { title: 'H', slug: 'half' },
  });
  await due(id);
  await runDue();
  expect(await statusOf(id)).toBe('published');
});

test('a due schedule publishes a page in English only', async () => {
  const data = { title: 'Alone', slug: 'alone', template: 'generic', languages: ['en' as const] };
  const { id } = await payload.create({ collection: 'pages', locale: 'en', draft: true, data });
  await due(id);
  await runDue();
  expect(await statusOf(id)).toBe('published');
});

test('a global cannot be scheduled for unpublishing', async () => {
  const said = await call('editor', { type: 'unpublish', date: new Date('2031-01-01'), global: 'header' });
  expect((said as { error: string }).error).toBe(
    'לא תוזמן:\nאי אפשר להסיר מהאתר הגדרות שכל הדפים משתמשים בהן. אפשר לשנות אותן ולפרסם שוב.',
  );
  expect(await jobs()).toEqual([]);
});

test('a time in the past is rejected, because the job would run immediately', async () => {
  const at = (ms: number) => call('editor', { ...ofPage(), date: new Date(Date.now() + ms) });
  expect(((await at(-120_000)) as { error: string }).error).toMatch(/^לא תוזמן:\nהמועד כבר עבר\./);
  expect(await jobs()).toEqual([]);
  expect(await at(-1000)).toHaveProperty('message');
});

test('other jobs cannot be deleted', async () => {
  await payload.jobs.queue({ task: 'retention', input: {} });
  const before = await jobs();
  expect(await call('editor', { deleteID: before[0]?.id })).toHaveProperty('error');
  expect(await jobs()).toEqual(before);
});
