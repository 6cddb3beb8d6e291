import { afterAll, beforeAll, expect, it } from 'vitest';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

let cms: RunningCms;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startCms();
  editor = { ...(await logIn(cms, 'editor')), 'Content-Type': 'application/json', 'Accept-Language': 'en' };
});
afterAll(() => cms.stop());

const make = (jobName: string, orderId: number, rest: object = {}) =>
  fetch(`${cms.url}/api/jobs?locale=he`, {
    method: 'POST',
    headers: editor,
    body: JSON.stringify({
      jobName,
      orderId,
      description: 'x',
      languages: ['he'],
      _status: 'published',
      ...rest,
    }),
  });
const messageOf = async (response: Response) =>
  ((await response.json()) as { errors: { message: string }[] }).errors[0]?.message;

it('finds a job by its number in the list', async () => {
  expect((await make('מהנדסת', 99901)).status).toBe(201);
  await make('מנהל עבודה', 99902);
  const query = 'where[or][0][jobName][like]=99901&where[or][1][orderId][like]=99901';
  const response = await fetch(`${cms.url}/api/jobs?${query}`, { headers: editor });
  const { docs } = (await response.json()) as { docs: { jobName: string }[] };
  expect(docs.map(({ jobName }) => jobName)).toEqual(['מהנדסת']);
});

it.each(['published', 'draft'])(
  'rejects a number of another job and names that job (%s)',
  async (_status) => {
    const response = await make('נגרית', 99901, { _status });
    expect(response.status).toBe(400);
    expect(await messageOf(response)).toContain('Job number: The number 99901 belongs to the job “מהנדסת”');
  },
);

it('rejects the number of a trashed job', async () => {
  const { docs } = await cms.payload.find({ collection: 'jobs', where: { orderId: { equals: 99902 } } });
  await cms.payload.update({
    collection: 'jobs',
    id: docs[0]?.id ?? 0,
    locale: 'he',
    data: { deletedAt: new Date().toISOString() },
  });
  expect(await messageOf(await make('נגרית', 99902))).toContain('“מנהל עבודה” – which is in the trash');
});

it('rejects a very long name', async () => {
  expect((await make('א'.repeat(300), 99903)).status).toBe(400);
});
