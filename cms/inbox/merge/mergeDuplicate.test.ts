import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
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

const merge = (id: number, who = staff) => callRest(cms, 'POST', `messages/${id}/merge`, who);
const read = (id: number) => cms.payload.findByID({ collection: 'messages', id, depth: 0 });

it('merges a duplicate with its replies into the earlier entry and keeps its content', async () => {
  const first = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${first.id}`, staff, {
    status: 'done',
    notes: [{ text: 'called' }],
  });
  const later = await storedMessage(cms, { content: 'עוד שאלה' });
  await callRest(cms, 'POST', `messages/${later.id}/reply`, staff, { text: 'x', key: 'key-of-a-press' });
  expect((await merge(later.id)).status).toBe(200);
  expect(await read(later.id)).toMatchObject({
    status: 'done',
    duplicateOf: first.id,
    content: 'עוד שאלה',
  });
  const after = await read(first.id);
  expect(after.status).toBe('inProgress');
  expect(after.notes?.map(({ text }) => text)).toEqual([
    'called',
    `A duplicate was merged into this message: ${later.reference}`,
  ]);
  const { docs } = await cms.payload.find({ collection: 'replies' });
  expect(docs.map(({ ownerId }) => ownerId)).toEqual([String(first.id)]);
  expect(await auditLines(cms)).toContain(`entriesMerged ${first.reference}, ${later.reference}`);
  expect((await merge(later.id)).status).toBe(409);
});

it('is not undone by another tab of the same user with outdated values', async () => {
  const first = await storedMessage(cms);
  const later = await storedMessage(cms);
  const { updatedAt } = await read(first.id);
  const tab = (name: string) => ({ ...staff, 'X-Editor-Tab': `tab-of-test-${name}` });
  expect((await merge(later.id, tab('a'))).status).toBe(200);
  const typed = { notes: [{ text: 'typed before' }], updatedAt };
  expect((await callRest(cms, 'PATCH', `messages/${first.id}`, tab('b'), typed)).status).toBe(409);
  expect((await read(first.id)).notes).toHaveLength(1);
});

it('moves state, notes and assignee of the duplicate to the earlier entry', async () => {
  const { docs } = await cms.payload.find({ collection: 'users', where: { roles: { contains: 'staff' } } });
  const assignee = docs[0]?.id;
  const first = await storedMessage(cms);
  const later = await storedMessage(cms);
  const notes = [{ text: 'no answer' }];
  await callRest(cms, 'PATCH', `messages/${later.id}`, staff, { status: 'inProgress', assignee, notes });
  const [note] = (await read(later.id)).notes ?? [];
  expect((await merge(later.id)).status).toBe(200);
  const after = await read(first.id);
  expect(after).toMatchObject({ status: 'inProgress', assignee });
  expect(after.notes?.[0]).toMatchObject({ text: 'no answer', author: note?.author, at: note?.at });
  expect(after.notes).toHaveLength(2);
  expect((await read(later.id)).notes).toHaveLength(1);
});

it.each([
  ['new', 'spam', 'new'],
  ['spam', 'new', 'new'],
  ['spam', 'spam', 'spam'],
  ['inProgress', 'spam', 'inProgress'],
  ['done', 'new', 'inProgress'],
  ['done', 'done', 'done'],
  ['done', 'spam', 'done'],
])('merges states: %s and %s become %s', async (before, later, after) => {
  const first = await storedMessage(cms);
  const second = await storedMessage(cms);
  for (const [id, status] of [
    [first.id, before],
    [second.id, later],
  ] as const)
    await callRest(cms, 'PATCH', `messages/${id}`, staff, { status });
  expect((await merge(second.id)).status).toBe(200);
  expect((await read(first.id)).status).toBe(after);
  expect((await read(second.id)).status).toBe(later === 'spam' ? 'spam' : 'done');
});

it('does not mark an entry as handled when spam is merged into it', async () => {
  const first = await storedMessage(cms);
  const later = await storedMessage(cms);
  await callRest(cms, 'PATCH', `messages/${later.id}`, staff, { status: 'spam' });
  await merge(later.id);
  expect((await read(first.id)).handledAt).toBeNull();
});

it('rejects replies to a merged entry', async () => {
  await storedMessage(cms);
  const later = await storedMessage(cms);
  await merge(later.id);
  const reply = { text: 'x', key: 'key-of-a-press' };
  expect((await callRest(cms, 'POST', `messages/${later.id}/reply`, staff, reply)).status).toBe(409);
  const { docs } = await cms.payload.find({
    collection: 'replies',
    where: { reference: { equals: later.reference } },
  });
  expect(docs).toEqual([]);
});

it('merges a third entry into the target of the second, however old the target is', async () => {
  const first = await storedMessage(cms);
  const second = await storedMessage(cms);
  const another = await storedMessage(cms);
  expect((await merge(second.id)).status).toBe(200);
  // This entry was recognized as a duplicate of the second one before that was merged.
  await cms.payload.db.updateOne({
    collection: 'messages',
    id: another.id,
    data: { duplicateOf: second.id },
  });
  expect(await (await merge(another.id)).json()).toEqual({ mergedInto: first.id });
  const createdAt = new Date(Date.now() - 20 * 24 * 60 * 60 * 1000).toISOString();
  await cms.payload.db.updateOne({ collection: 'messages', id: first.id, data: { createdAt } });
  expect(await storedMessage(cms)).toMatchObject({ duplicateOf: first.id, duplicateBy: 'both' });
});

it('updates the shared contact of entries that referred to the duplicate', async () => {
  const first = await storedMessage(cms, { senderPhone: '0527654321' });
  const later = await storedMessage(cms);
  const byPhone = await storedMessage(cms, { senderEmail: 'partner@example.com' });
  const byBoth = await storedMessage(cms);
  await cms.payload.db.updateOne({
    collection: 'messages',
    id: byBoth.id,
    data: { duplicateOf: later.id, duplicateBy: 'both' },
  });
  expect(byPhone).toMatchObject({ duplicateOf: later.id, duplicateBy: 'phone' });
  expect((await merge(later.id)).status).toBe(200);
  expect(await read(byPhone.id)).toMatchObject({ duplicateOf: null, duplicateBy: null });
  expect(await read(byBoth.id)).toMatchObject({ duplicateOf: first.id, duplicateBy: 'email' });
});

it('rejects entries that share only a phone, the first entry, and users other than staff', async () => {
  const first = await storedMessage(cms);
  const sharer = await storedMessage(cms, { senderEmail: 'other@example.com' });
  expect(sharer.duplicateBy).toBe('phone');
  for (const { id } of [first, sharer]) expect((await merge(id)).status).toBe(409);
  const later = await storedMessage(cms);
  expect((await merge(later.id, await caller(cms, 'editor'))).status).toBe(403);
  expect((await merge(987_654)).status).toBe(404);
  expect((await read(later.id)).mergedAt).toBeNull();
});

it('merges once under concurrent requests', async () => {
  await storedMessage(cms);
  const later = await storedMessage(cms);
  const answers = await Promise.all([merge(later.id), merge(later.id)]);
  expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
});
