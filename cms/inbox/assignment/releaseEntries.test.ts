import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { auditLines, caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';

let cms: ContactCms;
let admin: Caller;
let person = 0;

beforeAll(async () => {
  cms = await startContactCms();
  admin = await caller(cms, 'admin');
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'messages', where: { id: { exists: true } } });
  await cms.payload.delete({ collection: 'users', where: { email: { equals: 'leaves@example.com' } } });
  const { id } = await cms.payload.create({
    collection: 'users',
    data: { name: 'גל', email: 'leaves@example.com', password: 'a password of the tests', roles: ['staff'] },
  });
  person = id;
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

const assigned = async (status: 'inProgress' | 'done', senderEmail: string) => {
  const { id } = await storedMessage(cms, { senderEmail });
  await cms.payload.update({ collection: 'messages', id, data: { status, assignee: person } });
  return id;
};
const read = (id: number) => cms.payload.findByID({ collection: 'messages', id, depth: 0 });
const patch = (id: number, body: object) => callRest(cms, 'PATCH', `messages/${id}`, admin, body);
const setRoles = (roles: string[]) => callRest(cms, 'PATCH', `users/${person}`, admin, { roles });

it('unassigns the entries of an account that leaves the staff, and audits it', async () => {
  const [open, done] = [
    await assigned('inProgress', 'a@example.com'),
    await assigned('done', 'b@example.com'),
  ];
  expect((await setRoles(['editor'])).status).toBe(200);
  expect(await read(open)).toMatchObject({ status: 'inProgress', assignee: null });
  expect(await read(done)).toMatchObject({ status: 'done', assignee: person });
  expect(await auditLines(cms)).toContain(`assigned ${(await read(open)).reference}`);
});

it('keeps the entries of an account that gets another role in addition', async () => {
  const open = await assigned('inProgress', 'a@example.com');
  expect((await setRoles(['editor', 'staff'])).status).toBe(200);
  expect(await read(open)).toMatchObject({ assignee: person });
});

it('allows changes of such entries, and rejects an assignee without the role', async () => {
  const done = await assigned('done', 'a@example.com');
  const other = await assigned('inProgress', 'b@example.com');
  await setRoles(['editor']);
  expect((await patch(done, { notes: [{ text: 'called back' }] })).status).toBe(200);
  expect((await patch(done, { status: 'inProgress', assignee: person })).status).toBe(200);
  expect((await patch(other, { assignee: person })).status).toBe(400);
});
