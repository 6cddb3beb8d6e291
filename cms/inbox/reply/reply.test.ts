import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { forgetRates, runDeliveries, startContactCms, type ContactCms } from '../../test/contactHarness';
import { auditLines, caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';

const KEY = 'key-of-one-press';

let cms: ContactCms;
let staff: Caller;
let editor: Caller;

beforeAll(async () => {
  cms = await startContactCms();
  [staff, editor] = [await caller(cms, 'staff'), await caller(cms, 'editor')];
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['messages', 'deliveries', 'mails', 'payload-jobs'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

const reply = (id: number, body: object, who = staff) =>
  callRest(cms, 'POST', `messages/${id}/reply`, who, { key: KEY, ...body });
const mails = async () => {
  await runDeliveries(cms.payload);
  const { docs } = await cms.payload.find({ collection: 'mails', sort: 'id' });
  return docs.filter(({ to }) => to === 'dana@example.com');
};
const replies = async () => (await cms.payload.find({ collection: 'replies', depth: 0 })).docs;

describe('a reply of the staff', () => {
  it('is mailed in the visitor’s language, with the reference and the quoted message, and is stored', async () => {
    const { id, reference } = await storedMessage(cms, {}, { 'X-Accept-Language': 'en-us' });
    expect((await reply(id, { text: 'Dear Dana,\nthank you.\n\nYoav' })).status).toBe(201);
    const [mail, ...more] = await mails();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({ subject: `About your message, reference ${reference}` });
    expect(mail?.text).toContain('Dear Dana,\nthank you.\n\nYoav');
    expect(mail?.text).toContain('you wrote:\n> שלום, אשמח לפרטים.');
    expect(mail?.html).toContain('dir="ltr"');
    expect(mail?.html).toContain('Dear Dana,<br />thank you.');
    expect(await replies()).toMatchObject([
      { to: 'dana@example.com', authorName: 'יואב לביא', language: 'en', delivery: 'delivered', reference },
    ]);
  });

  it('is in Hebrew and right to left when sent to a visitor of a Hebrew page', async () => {
    const { id, reference } = await storedMessage(cms);
    await reply(id, { text: 'שלום דנה' });
    const [mail] = await mails();
    expect(mail?.subject).toBe(`בעניין פנייתכם, מספר ${reference}`);
    expect(mail?.html).toContain('dir="rtl"');
  });

  it('assigns the message and is audited without its text', async () => {
    const { id, reference } = await storedMessage(cms);
    await reply(id, { text: 'secret words' });
    const after = await cms.payload.findByID({ collection: 'messages', id, depth: 1 });
    expect(after).toMatchObject({ status: 'inProgress', assignee: { name: 'יואב לביא' } });
    expect(after.handledAt).toBeTruthy();
    expect(await auditLines(cms)).toEqual([
      `replySent ${reference}`,
      `statusChanged ${reference}`,
      `assigned ${reference}`,
    ]);
    expect(JSON.stringify(await cms.payload.find({ collection: 'auditLog' }))).not.toContain('secret');
  });

  it('is sent once when the button is pressed repeatedly', async () => {
    const { id } = await storedMessage(cms);
    expect((await reply(id, { text: 'once' })).status).toBe(201);
    expect((await reply(id, { text: 'once' })).status).toBe(200);
    expect(await mails()).toHaveLength(1);
    expect((await reply(id, { text: 'again', key: 'another-press' })).status).toBe(201);
    expect(await mails()).toHaveLength(2);
  });

  it('is rejected with the key of another text or message', async () => {
    const { id } = await storedMessage(cms);
    const other = await storedMessage(cms, { senderEmail: 'other@example.com' });
    expect((await reply(id, { text: 'once' })).status).toBe(201);
    expect((await reply(id, { text: 'other words' })).status).toBe(422);
    expect((await reply(other.id, { text: 'once' })).status).toBe(422);
    expect(await replies()).toHaveLength(1);
  });

  it('counts as sent when it was sent before its message was merged', async () => {
    await storedMessage(cms);
    const { id } = await storedMessage(cms);
    expect((await reply(id, { text: 'once' })).status).toBe(201);
    expect((await callRest(cms, 'POST', `messages/${id}/merge`, staff)).status).toBe(200);
    expect((await reply(id, { text: 'once' })).status).toBe(200);
    expect((await reply(id, { text: 'again', key: 'another-press' })).status).toBe(409);
  });

  it('needs a text, a message and a staff account', async () => {
    const { id } = await storedMessage(cms);
    expect((await reply(id, { text: ' \n' })).status).toBe(422);
    expect((await reply(id, { text: 'x'.repeat(10_001) })).status).toBe(422);
    expect((await reply(id, { text: 'x', key: '' })).status).toBe(422);
    expect((await reply(987_654, { text: 'x' })).status).toBe(404);
    for (const who of [editor, {}]) expect((await reply(id, { text: 'x' }, who)).status).toBe(403);
    expect(await replies()).toEqual([]);
  });

  it('is immutable, readable by staff, and deleted with its message', async () => {
    const { id } = await storedMessage(cms);
    await reply(id, { text: 'x' });
    const [one] = await replies();
    expect((await callRest(cms, 'PATCH', `replies/${one?.id}`, staff, { text: 'y' })).status).toBe(403);
    expect((await callRest(cms, 'GET', 'replies', editor)).status).toBe(403);
    expect((await callRest(cms, 'GET', 'replies', staff)).status).toBe(200);
    await cms.payload.delete({ collection: 'messages', id });
    expect(await replies()).toEqual([]);
    expect((await cms.payload.find({ collection: 'deliveries' })).docs).toEqual([]);
  });
});

describe('new assignee', () => {
  const people = async () => {
    const { docs } = await cms.payload.find({ collection: 'users', sort: 'id' });
    const idOf = (role: string) => docs.find(({ roles }) => roles.some((one) => one === role))?.id;
    return { admin: idOf('administrator'), staff: idOf('staff') };
  };
  const told = async () => {
    await runDeliveries(cms.payload);
    const { docs } = await cms.payload.find({ collection: 'mails' });
    return docs.filter(
      ({ to }) => to.endsWith('@even-derech.example') && to !== 'contact@even-derech.example',
    );
  };

  it('gets a mail with the reference only when another account assigns the entry', async () => {
    const { id, reference } = await storedMessage(cms);
    const { admin } = await people();
    await callRest(cms, 'PATCH', `messages/${id}`, staff, { assignee: admin });
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail).toMatchObject({
      to: 'admin@even-derech.example',
      subject: `הועבר לטיפולך: פנייה ${reference}`,
    });
    expect(mail?.text).toContain(`/admin/collections/messages/${id}`);
    expect(mail?.text).toContain('יואב לביא');
    expect(mail?.text).not.toContain('דנה');
  });

  it('gets no mail for own assignments and no second mail', async () => {
    const { id } = await storedMessage(cms);
    const { staff: own } = await people();
    await callRest(cms, 'PATCH', `messages/${id}`, staff, { assignee: own });
    await callRest(cms, 'PATCH', `messages/${id}`, staff, { status: 'done' });
    expect(await told()).toEqual([]);
  });

  it('gets one mail for a bulk assignment, in the language of the account', async () => {
    const { admin } = await people();
    await cms.payload.update({ collection: 'users', id: admin ?? 0, data: { mailLanguage: 'en' } });
    const { reference } = await storedMessage(cms);
    const other = await storedMessage(cms, { senderEmail: 'other@example.com' });
    const many = 'messages?where[status][equals]=new';
    const response = await callRest(cms, 'PATCH', many, staff, { assignee: admin, status: 'inProgress' });
    expect(response.status).toBe(200);
    const [mail, ...more] = await told();
    expect(more).toEqual([]);
    expect(mail?.subject).toBe('Assigned to you: Messages (2)');
    for (const one of [reference, other.reference]) expect(mail?.text).toContain(one);
  });
});
