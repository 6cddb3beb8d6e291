import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import {
  forgetRates,
  runDeliveries,
  send,
  startContactCms,
  type ContactCms,
} from '../../test/contactHarness';
import { logIn } from '../../test/logIn';
import { deleteExpired } from '../retention/deleteExpired';

const PDF = Buffer.from('%PDF-1.4\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF');

const DAY_MS = 24 * 60 * 60 * 1000;

interface Entry {
  id: number;
  action: string;
  actorName: string;
  reference: string | null;
  what: string;
  on: string;
}

const HEADERS = { 'Content-Type': 'application/json', 'Accept-Language': 'en' };

let cms: ContactCms;
let admin: Record<string, string>;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
  [admin, staff, editor] = await Promise.all([
    logIn(cms, 'admin', HEADERS),
    logIn(cms, 'staff', HEADERS),
    logIn(cms, 'editor', HEADERS),
  ]);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  for (const collection of ['messages', 'deliveries', 'mails', 'payload-jobs'] as const)
    await cms.payload.delete({ collection, where: { id: { exists: true } } });
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

const call = (method: string, path: string, headers: Record<string, string>, body?: object) =>
  fetch(`${cms.url}/api/${path}`, { method, headers, ...(body && { body: JSON.stringify(body) }) });

async function entries(headers = admin): Promise<Entry[]> {
  const response = await call('GET', 'auditLog?sort=id&limit=50', headers);
  return ((await response.json()) as { docs: Entry[] }).docs;
}
/** Reads the audit log and returns one line of text per entry. */
const log = async (headers = admin) =>
  (await entries(headers)).map(({ actorName, what, on }) => `${actorName} | ${what} | ${on}`);

async function stored() {
  expect((await send(cms)).status).toBe(200);
  const { docs } = await cms.payload.find({ collection: 'messages', depth: 0 });
  return docs[0] ?? { id: 0, reference: '' };
}

/** Creates a file that belongs to the message with this reference number. */
const attached = (reference: string) =>
  cms.payload.create({
    collection: 'attachments',
    data: { name: 'plan.pdf', reference, ownerCollection: 'messages', scanState: 'notScanned' },
    file: { name: 'plan.pdf', data: PDF, mimetype: 'application/pdf', size: PDF.length },
  });

describe('the work of staff on a message', () => {
  it('is audited: state and assignee, by reference and in both languages', async () => {
    const { id, reference } = await stored();
    const { docs } = await cms.payload.find({ collection: 'users', where: { roles: { contains: 'staff' } } });
    await call('PATCH', `messages/${id}`, staff, { status: 'done', assignee: docs[0]?.id });
    expect(await log()).toEqual([
      `יואב לביא | Status changed. Status: New → Done | Message ${reference}`,
      `יואב לביא | Assignee changed. Assignee: empty → יואב לביא | Message ${reference}`,
    ]);
    const hebrew = await log({ ...admin, 'Accept-Language': 'he' });
    expect(hebrew[0]).toContain('שינוי מצב. מצב: חדשה ← טופלה');
  });

  it('is audited without the text of notes and without data of the visitor', async () => {
    const { id } = await stored();
    await call('PATCH', `messages/${id}`, staff, { notes: [{ text: 'דנה כהן מבקשת שנחזור אליה' }] });
    await call('PATCH', `messages/${id}`, staff, { deleteAfter: '2031-05-01T00:00:00.000Z' });
    const text = JSON.stringify(await cms.payload.find({ collection: 'auditLog', depth: 0 }));
    expect(text).toContain('noteWritten');
    expect(text).toContain('2031-05-01');
    for (const personal of ['דנה', 'dana@example.com', '1234567', 'מבקשת'])
      expect(text).not.toContain(personal);
  });

  it('is audited as a view when it changes no audited field', async () => {
    const { id } = await stored();
    await call('PATCH', `messages/${id}`, staff, { status: 'new' });
    expect((await entries()).map(({ action }) => action)).toEqual(['entryViewed']);
  });

  it('is audited completely, whichever fields the caller selects', async () => {
    const { id, reference } = await stored();
    const { docs } = await cms.payload.find({ collection: 'users', where: { roles: { contains: 'staff' } } });
    await call('PATCH', `messages/${id}`, staff, { status: 'done', assignee: docs[0]?.id });
    await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
    await call('PATCH', `messages/${id}?select[createdAt]=true`, staff, { notes: [{ text: 'הערה' }] });
    const where = encodeURIComponent(String(id));
    await call('PATCH', `messages?where[id][equals]=${where}&select[createdAt]=true`, staff, {
      status: 'done',
    });
    await call('DELETE', `messages/${id}?select[createdAt]=true`, admin);
    await call('POST', 'globals/retention?select[leads]=true', admin, { messages: 500 });
    expect((await entries()).map(({ action, reference: of }) => `${action} ${of ?? ''}`)).toEqual([
      `noteWritten ${reference}`,
      'listViewed ',
      `entryDeleted ${reference}`,
      'settingsChanged ',
    ]);
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 730 } });
  });

  it('is audited when they delete it, export it or replay its delivery', async () => {
    const { id, reference } = await stored();
    const delivery = (await cms.payload.find({ collection: 'deliveries' })).docs[0];
    await call('POST', `deliveries/${delivery?.id}/replay`, staff);
    await (await call('GET', 'messages/export.csv?search=dana', staff)).text();
    await call('DELETE', `messages/${id}`, admin);
    expect(await log()).toEqual([
      `יואב לביא | Delivery sent again | Delivery ${reference}`,
      'יואב לביא | Exported to a file | Messages',
      `נועה ברק | Deleted | Message ${reference}`,
    ]);
    expect((await entries()).map(({ action }) => action)).toEqual([
      'deliveryReplayed',
      'exported',
      'entryDeleted',
    ]);
  });

  it('is audited once when they delete a related document by hand', async () => {
    const { id, reference } = await stored();
    const [delivery] = (await cms.payload.find({ collection: 'deliveries' })).docs;
    await runDeliveries(cms.payload);
    const [mail] = (await cms.payload.find({ collection: 'mails' })).docs;
    const file = await attached(reference);
    for (const path of [`deliveries/${delivery?.id}`, `mails/${mail?.id}`, `attachments/${file.id}`])
      expect((await call('DELETE', path, admin)).status).toBe(200);
    expect(await log()).toEqual([
      `נועה ברק | Deleted | Delivery ${reference}`,
      `נועה ברק | Deleted | Mail #${mail?.id}`,
      `נועה ברק | Deleted | Attachment ${reference}`,
    ]);
    await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
    await attached(reference);
    await call('DELETE', `messages/${id}`, admin);
    expect(await log()).toEqual([`נועה ברק | Deleted | Message ${reference}`]);
    expect((await cms.payload.count({ collection: 'attachments' })).totalDocs).toBe(0);
  });

  it('is rolled back together with its audit entry', async () => {
    const { id } = await stored();
    const response = await call('PATCH', `messages/${id}`, staff, { status: 'done', assignee: 987_654 });
    expect(response.status).toBe(400);
    expect(await log()).toEqual([]);
  });
});

it('records old and new values of changed settings', async () => {
  await call('POST', 'globals/retention', admin, { messages: 400 });
  await call('POST', 'globals/retention', admin, { messages: 400 });
  await call('POST', 'globals/securitySettings', admin, { requireSecondFactor: false });
  const lines = await log();
  expect(lines[0]).toBe('נועה ברק | Settings changed. Messages (days): 730 → 400 | Retention');
  expect(lines.filter((line) => line.includes('Retention'))).toHaveLength(1);
});

it('records that a service account was created', async () => {
  const response = await call('POST', 'services', admin, { name: 'reporting' });
  expect(response.status).toBe(201);
  expect(await log()).toEqual([
    'נועה ברק | Service account added, changed or deleted | Service account reporting',
  ]);
});

describe('retention', () => {
  it('is audited as work of the system, with the references', async () => {
    const { reference } = await stored();
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 10 } });
    await deleteExpired(cms.payload, Date.now() + 11 * DAY_MS);
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 730 } });
    expect(await log()).toEqual([`The system | Deleted after the retention period | Message ${reference}`]);
  });

  it('deletes audit entries without auditing it', async () => {
    await stored();
    await (await call('GET', 'messages/export.csv', staff)).text();
    const [entry] = await entries();
    for (const who of [admin, staff])
      expect((await call('DELETE', `auditLog/${entry?.id}`, who)).status).toBe(403);
    await cms.payload.delete({ collection: 'messages', where: { id: { exists: true } } });
    await deleteExpired(cms.payload, Date.now() + 700 * DAY_MS);
    expect(await entries()).toHaveLength(1);
    await deleteExpired(cms.payload, Date.now() + 800 * DAY_MS);
    expect(await entries()).toEqual([]);
  });
});

describe('the log', () => {
  beforeEach(async () => {
    await (await call('GET', 'messages/export.csv', staff)).text();
  });

  it('is readable by administrators only', async () => {
    expect((await call('GET', 'auditLog', admin)).status).toBe(200);
    const key = { Authorization: 'services API-Key key-of-the-tests' };
    for (const who of [staff, editor, key, {}]) {
      expect((await call('GET', 'auditLog', who)).status).toBe(403);
      expect((await call('GET', 'auditLog/export.csv', who)).status).toBe(403);
    }
  });

  it('cannot be changed', async () => {
    const [entry] = await entries();
    const changes = { actorName: 'somebody else' };
    expect((await call('PATCH', `auditLog/${entry?.id}`, admin, changes)).status).toBe(403);
    expect((await call('POST', 'auditLog', admin, { action: 'exported', subjectKind: 'x' })).status).toBe(
      403,
    );
    expect(await entries()).toEqual([entry]);
  });

  it('is filtered and exported in the language of the reader', async () => {
    await call('POST', 'globals/retention', admin, { leads: 401 });
    const found = await call('GET', 'auditLog?where[action][in]=settingsChanged', admin);
    expect(((await found.json()) as { docs: Entry[] }).docs).toHaveLength(1);
    const csv = await (await call('GET', 'auditLog/export.csv?where[action][equals]=exported', admin)).text();
    const [head, ...rows] = csv.trim().split('\r\n');
    expect(head).toContain('Who');
    expect(head).toContain('Record');
    expect(rows[0]).toContain('Exported to a file');
    expect(rows[0]).toContain(',Audit log,');
    expect(csv).not.toContain('401');
  });

  it('keeps the entries of a deleted account', async () => {
    const { id } = await cms.payload.create({
      collection: 'users',
      data: {
        name: 'עובדת לשעבר',
        email: 'former@even-derech.example',
        password: 'password-of-the-tests',
        roles: ['staff'],
      },
    });
    const former = await logIn(cms, 'former', HEADERS);
    await (await call('GET', 'messages/export.csv', former)).text();
    await cms.payload.delete({ collection: 'users', id });
    expect((await entries()).at(-1)).toMatchObject({ actorName: 'עובדת לשעבר', actor: null });
  });
});
