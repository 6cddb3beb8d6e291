import { createLocalReq, type Payload, type PayloadRequest } from 'payload';
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

/** As the admin calls it. */
const call = (role: 'editor' | 'staff', args: object) =>
  schedulePublish({ ...args, req: requests[role] } as Args);
const ofPage = () => ({
  type: 'publish',
  date: new Date('2031-01-01'),
  doc: { relationTo: 'pages', value: String(page) },
});
const jobs = async () =>
  (await payload.db.find<{ id: number }>({ collection: 'payload-jobs', where: {}, pagination: false })).docs;

test('who may publish a page schedules it, and takes it off the list', async () => {
  expect(await call('editor', ofPage())).toHaveProperty('message');
  const [job] = await jobs();
  expect(await call('editor', { deleteID: job?.id })).toHaveProperty('message');
  expect(await jobs()).toEqual([]);
});

test('nobody else schedules it, or takes off what is scheduled', async () => {
  expect(await call('staff', ofPage())).toHaveProperty('error');
  expect(await jobs()).toEqual([]);
  await call('editor', ofPage());
  const before = await jobs();
  for (const args of [{ deleteID: before[0]?.id }, { ...ofPage(), deleteID: before[0]?.id }])
    expect(await call('staff', args)).toHaveProperty('error');
  expect(await jobs()).toEqual(before);
});

test('what is no schedule is not taken off', async () => {
  await payload.jobs.queue({ task: 'retention', input: {} });
  const before = await jobs();
  expect(await call('editor', { deleteID: before[0]?.id })).toHaveProperty('error');
  expect(await jobs()).toEqual(before);
});
