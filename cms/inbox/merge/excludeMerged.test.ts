import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';

let cms: ContactCms;
let staff: Caller;

beforeAll(async () => {
  cms = await startContactCms();
  staff = await caller(cms, 'staff');
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'messages', where: { id: { exists: true } } });
});

interface Answer {
  docs: { id: number }[];
  message: string;
}

async function changeMany(ids: number[], data: object, headers = staff): Promise<Answer> {
  const where = ids.map((id, index) => `where[id][in][${index}]=${id}`).join('&');
  const response = await callRest(cms, 'PATCH', `messages?${where}`, headers, data);
  expect(response.status).toBe(200);
  return (await response.json()) as Answer;
}

const statusOf = async (id: number) =>
  (await cms.payload.findByID({ collection: 'messages', id, depth: 0 })).status;

/** Stores two messages and merges the second into the first. */
async function merged(): Promise<[number, number]> {
  const first = await storedMessage(cms);
  const later = await storedMessage(cms);
  expect((await callRest(cms, 'POST', `messages/${later.id}/merge`, staff)).status).toBe(200);
  return [first.id, later.id];
}

it('skips merged entries in a bulk update and reports their number', async () => {
  const [first, later] = await merged();
  const { docs, message } = await changeMany([first, later], { status: 'inProgress' });
  expect(docs.map(({ id }) => id)).toEqual([first]);
  expect(message).toMatch(/Updated 1 .*merged into an earlier message: 1\.$/);
  expect([await statusOf(first), await statusOf(later)]).toEqual(['inProgress', 'done']);
});

it('reports it in the language of the admin, also without other selected entries', async () => {
  const [, later] = await merged();
  const { docs, message } = await changeMany(
    [later],
    { status: 'new' },
    { ...staff, 'Accept-Language': 'he' },
  );
  expect(docs).toEqual([]);
  expect(message).toContain('לא שונו, כי אוחדו עם פנייה קודמת: 1.');
  expect(await statusOf(later)).toBe('done');
});

it('skips nothing in other updates, and nothing without merged entries', async () => {
  const [first, later] = await merged();
  expect((await changeMany([first, later], { deleteAfter: null })).docs).toHaveLength(2);
  const { message } = await changeMany([first], { status: 'spam' });
  expect(message).not.toContain('merged');
});

it('lets staff reopen a single merged entry', async () => {
  const [, later] = await merged();
  expect((await callRest(cms, 'PATCH', `messages/${later}`, staff, { status: 'new' })).status).toBe(200);
  expect(await statusOf(later)).toBe('new');
});
