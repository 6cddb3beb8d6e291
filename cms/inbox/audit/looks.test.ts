import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { storeAttachment } from '../../intake/files/storeAttachment';
import { inTransaction } from '../../platform/database/inTransaction';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { auditLines, caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';

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
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

it('who opens a message or a list is in the log, once in a while', async () => {
  const { id, reference } = await storedMessage(cms);
  for (let times = 0; times < 3; times += 1) {
    await callRest(cms, 'GET', `messages/${id}`, staff);
    await callRest(cms, 'GET', 'messages?limit=5', staff);
  }
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`, 'listViewed messages']);
});

it('counting, asking for a reference and what is refused are no looks', async () => {
  const { id } = await storedMessage(cms);
  await callRest(cms, 'GET', 'messages/count', staff);
  await callRest(cms, 'GET', `messages/${id}?depth=0&select[reference]=true`, staff);
  await callRest(cms, 'GET', `messages/${id}`, await caller(cms, 'editor'));
  expect(await auditLines(cms)).toEqual([]);
});

it('who asks for everything but the reference, or changes many at once, has looked', async () => {
  const { id } = await storedMessage(cms);
  await callRest(cms, 'GET', `messages/${id}?select[reference]=false`, staff);
  expect(await auditLines(cms)).toEqual(['entryViewed messages']);
  await callRest(cms, 'PATCH', `messages?where[id][equals]=${id}`, staff, {});
  expect(await auditLines(cms)).toContain('listViewed messages');
});

it('who changes one without having opened it has looked: a change answers with all of it', async () => {
  const { id, reference } = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${id}`, staff, {});
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`]);
});

it('who works on one has seen it: that is one line', async () => {
  const { id, reference } = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${id}`, staff, { status: 'done' });
  await callRest(cms, 'GET', `messages/${id}`, staff);
  expect(await auditLines(cms)).toEqual([`statusChanged ${reference}`]);
});

it('who counts by what a visitor wrote has looked', async () => {
  await storedMessage(cms);
  await callRest(cms, 'GET', 'messages/count?where[status][equals]=new', staff);
  expect(await auditLines(cms)).toEqual([]);
  await callRest(cms, 'GET', 'messages/count?where[or][0][and][0][senderEmail][like]=dana', staff);
  expect(await auditLines(cms)).toEqual(['listViewed messages']);
});

it.each([
  ['where[senderEmail][equals]=dana@example.com'],
  ['where[and][0][or][0][senderPhone][like]=050'],
  ['sort=senderName'],
  ['sort=-createdAt,content'],
])('who asks for references by what a visitor wrote has looked: %s', async (query) => {
  await storedMessage(cms);
  await callRest(cms, 'GET', `messages?${query}&select[reference]=true`, staff);
  expect(await auditLines(cms)).toEqual(['listViewed messages']);
});

it('who changes those that a visitor’s words match has looked, whatever is answered', async () => {
  await storedMessage(cms);
  await callRest(cms, 'PATCH', 'messages?where[senderEmail][like]=dana&select[reference]=true', staff, {});
  expect(await auditLines(cms)).toContain('listViewed messages');
});

it.each([
  ['where[id][greater_than]=0&select[reference]=true'],
  ['where[status][equals]=new&sort=-createdAt&select[reference]=true'],
])('who asks for references by fields about nobody has not looked: %s', async (query) => {
  await storedMessage(cms);
  const response = await callRest(cms, 'GET', `messages?${query}`, staff);
  expect(((await response.json()) as { docs: object[] }).docs).toHaveLength(1);
  expect(await auditLines(cms)).toEqual([]);
});

it.each(['replies', 'alertSubscribers', 'mails', 'attachments'])('who reads %s has looked', async (kind) => {
  expect((await callRest(cms, 'GET', kind, staff)).status).toBe(200);
  expect(await auditLines(cms)).toEqual([`listViewed ${kind}`]);
});

it('who fetches a file is in the log', async () => {
  const { reference } = await storedMessage(cms);
  const id = await inTransaction(cms.payload, (req) =>
    storeAttachment(req, {
      name: 'a.txt',
      bytes: Buffer.from('x'),
      mimeType: 'text/plain',
      owner: { collection: 'messages', reference },
    }),
  );
  const { filename } = await cms.payload.findByID({ collection: 'attachments', id });
  const response = await fetch(`${cms.url}/api/attachments/file/${filename}`, { headers: staff });
  expect(await response.text()).toBe('x');
  expect(await auditLines(cms)).toEqual([`fileViewed ${reference}`]);
});
