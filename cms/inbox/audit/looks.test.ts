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

it('audits views of a message or a list, once per interval', async () => {
  const { id, reference } = await storedMessage(cms);
  for (let times = 0; times < 3; times += 1) {
    await callRest(cms, 'GET', `messages/${id}`, staff);
    await callRest(cms, 'GET', 'messages?limit=5', staff);
  }
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`, 'listViewed messages']);
});

it('does not audit counts, reads of the reference alone, and rejected reads', async () => {
  const { id } = await storedMessage(cms);
  await callRest(cms, 'GET', 'messages/count', staff);
  await callRest(cms, 'GET', `messages/${id}?depth=0&select[reference]=true`, staff);
  await callRest(cms, 'GET', `messages/${id}`, await caller(cms, 'editor'));
  expect(await auditLines(cms)).toEqual([]);
});

it('audits a read without the reference, and a bulk update', async () => {
  const { id } = await storedMessage(cms);
  await callRest(cms, 'GET', `messages/${id}?select[reference]=false`, staff);
  expect(await auditLines(cms)).toEqual(['entryViewed messages']);
  await callRest(cms, 'PATCH', `messages?where[id][equals]=${id}`, staff, {});
  expect(await auditLines(cms)).toContain('listViewed messages');
});

it('audits an update of a message that was not opened, because the response contains it', async () => {
  const { id, reference } = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${id}`, staff, {});
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`]);
});

it('audits an update and a following view as one entry', async () => {
  const { id, reference } = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${id}`, staff, { status: 'done' });
  await callRest(cms, 'GET', `messages/${id}`, staff);
  expect(await auditLines(cms)).toEqual([`statusChanged ${reference}`]);
});

it('audits a count that filters by what a visitor wrote', async () => {
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
])('audits a read of references that filters by what a visitor wrote: %s', async (query) => {
  await storedMessage(cms);
  await callRest(cms, 'GET', `messages?${query}&select[reference]=true`, staff);
  expect(await auditLines(cms)).toEqual(['listViewed messages']);
});

it('audits a bulk update that filters by what a visitor wrote, whatever the response contains', async () => {
  await storedMessage(cms);
  await callRest(cms, 'PATCH', 'messages?where[senderEmail][like]=dana&select[reference]=true', staff, {});
  expect(await auditLines(cms)).toContain('listViewed messages');
});

it.each([
  ['where[id][greater_than]=0&select[reference]=true'],
  ['where[status][equals]=new&sort=-createdAt&select[reference]=true'],
])('does not audit a read of references that filters by other fields: %s', async (query) => {
  await storedMessage(cms);
  const response = await callRest(cms, 'GET', `messages?${query}`, staff);
  expect(((await response.json()) as { docs: object[] }).docs).toHaveLength(1);
  expect(await auditLines(cms)).toEqual([]);
});

it.each(['replies', 'alertSubscribers', 'mails', 'attachments'])('audits reads of %s', async (kind) => {
  expect((await callRest(cms, 'GET', kind, staff)).status).toBe(200);
  expect(await auditLines(cms)).toEqual([`listViewed ${kind}`]);
});

it('audits the download of a file', async () => {
  const { reference } = await storedMessage(cms);
  const id = await inTransaction(cms.payload, (req) =>
    storeAttachment(req, {
      name: 'a.txt',
      bytes: Buffer.from('x'),
      mimeType: 'text/plain',
      isActive: false,
      owner: { collection: 'messages', reference },
    }),
  );
  const { filename } = await cms.payload.findByID({ collection: 'attachments', id });
  const response = await fetch(`${cms.url}/api/attachments/file/${filename}`, { headers: staff });
  expect(await response.text()).toBe('x');
  expect(await auditLines(cms)).toEqual([`fileViewed ${reference}`]);
});
