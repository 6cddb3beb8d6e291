import { dispositionName } from '@group/rules/files/contentDisposition';
import { existsSync, readdirSync } from 'node:fs';
import { utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { deleteExpired } from './retention/deleteExpired';
import { deleteStrayFiles } from './retention/deleteStrayFiles';
import { env } from '../platform/env/env';
import { inTransaction } from '../platform/database/inTransaction';
import type { Message } from '../payload-types';
import {
  forgetRates,
  message,
  send,
  startContactCms,
  type ContactCms,
  type Fields,
} from '../test/contactHarness';
import { logIn } from '../test/logIn';
import { storeAttachment } from '../intake/files/storeAttachment';

const DAY_MS = 24 * 60 * 60 * 1000;

const HEADERS = { 'Content-Type': 'application/json' };

let cms: ContactCms;
let staff: Record<string, string>;
let editor: Record<string, string>;

beforeAll(async () => {
  cms = await startContactCms();
  staff = await logIn(cms, 'staff', HEADERS);
  editor = await logIn(cms, 'editor', HEADERS);
});
afterAll(() => cms.stop());
beforeEach(async () => {
  vi.useRealTimers();
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'messages', where: { id: { exists: true } } });
});

/** Sends a message through the form and returns it as stored. */
async function stored(fields: Fields = {}, headers: Record<string, string> = {}): Promise<Message> {
  const response = await send(cms, message(cms, fields), headers);
  expect(response.status).toBe(200);
  const { docs } = await cms.payload.find({
    collection: 'messages',
    where: { reference: { equals: response.headers.get('X-Reference') } },
    depth: 0,
  });
  const [doc] = docs;
  if (!doc) throw new Error('The message is not there');
  return doc;
}

async function age(id: number, days: number): Promise<void> {
  const createdAt = new Date(Date.now() - days * DAY_MS).toISOString();
  await cms.payload.db.updateOne({ collection: 'messages', id, data: { createdAt } });
}

describe('duplicates', () => {
  it.each([
    [
      'both',
      'the same e-mail and phone, written otherwise',
      { senderEmail: 'DANA@example.com', senderPhone: '+972 50 1234567' },
    ],
    ['email', 'only the same e-mail', { senderEmail: 'DANA@example.com', senderPhone: '052-7654321' }],
    [
      'phone',
      'only the same phone, perhaps of another person',
      { senderName: 'יוסי לוי', senderEmail: 'other@example.com' },
    ],
  ])('record what two messages share: "%s" for %s', async (same, _case, fields) => {
    const first = await stored();
    const second = await stored(fields);
    expect(first).toMatchObject({ duplicateOf: null, duplicateBy: null });
    expect(second).toMatchObject({ duplicateOf: first.id, duplicateBy: same });
  });

  it('prefer a sender with the same e-mail to one with the same phone', async () => {
    await stored({ senderEmail: 'neighbour@example.com' });
    const own = await stored({ senderPhone: '052-7654321' });
    expect(await stored()).toMatchObject({ duplicateOf: own.id, duplicateBy: 'email' });
  });

  it('require the same subject, a shared contact and a short interval', async () => {
    const first = await stored();
    expect(
      (await stored({ companyId: 2, contactUsSubject: String(cms.otherSubject) })).duplicateOf,
    ).toBeNull();
    expect(
      (await stored({ senderEmail: 'x@example.com', senderPhone: '0527654321' })).duplicateOf,
    ).toBeNull();
    await age(first.id, 15);
    expect((await stored()).duplicateOf).toBeNull();
  });

  it('remain when the first message is deleted', async () => {
    const first = await stored();
    const second = await stored();
    await cms.payload.delete({ collection: 'messages', id: first.id });
    expect(
      (await cms.payload.findByID({ collection: 'messages', id: second.id, depth: 0 })).duplicateOf,
    ).toBeNull();
  });
});

describe('page of origin', () => {
  it('is stored as a reference, ignoring query and fragment', async () => {
    const page = await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      data: { title: 'קשר', slug: 'קשר', template: 'contact', languages: ['he'], _status: 'published' },
    });
    const uri = `http://localhost:9101${encodeURI('/קשר')}?utm_source=x#contact-us`;
    expect((await stored({ uri })).source).toMatchObject({ uri, page: page.id });
  });

  it.each([
    ['another site', 'https://elsewhere.example/contact/'],
    ['a page that is not there', 'http://localhost:9101/nowhere/'],
    ['a malformed address', 'http://localhost:9101/%E0%A4%A/'],
    ['no address', 'contact'],
  ])('is empty for %s', async (_case, uri) => {
    expect((await stored({ uri })).source).toMatchObject({ uri, page: null });
  });
});

describe('source of a visit', () => {
  it('is stored with the message', async () => {
    const source = new URLSearchParams({
      utm_source: 'newsletter',
      utm_campaign: 'אביב',
      utm_medium: 'x'.repeat(500),
      referrer: 'https://search.example/',
      secret: 'no',
    });
    expect((await stored({}, { 'X-Visit-Source': source.toString() })).source).toMatchObject({
      uri: 'http://localhost:9101/contact/',
      utmSource: 'newsletter',
      utmCampaign: 'אביב',
      utmMedium: 'x'.repeat(200),
      referrer: 'https://search.example/',
    });
  });

  it('does not reject a malformed value', async () => {
    expect((await stored({}, { 'X-Visit-Source': '%%%&&&===' })).source?.utmSource).toBeFalsy();
  });
});

describe('notes', () => {
  it('get author and time from the CMS, not from the request', async () => {
    const { id } = await stored();
    const change = (body: object) =>
      fetch(`${cms.url}/api/messages/${id}?depth=0`, {
        method: 'PATCH',
        headers: staff,
        body: JSON.stringify(body),
      })
        .then((response) => response.json() as Promise<{ doc: Message }>)
        .then(({ doc }) => doc.notes ?? []);
    const [note] = await change({ notes: [{ text: 'התקשרתי', author: 1, at: '2001-01-01T00:00:00.000Z' }] });
    const { docs } = await cms.payload.find({
      collection: 'users',
      where: { email: { equals: 'staff@even-derech.example' } },
    });
    expect(note?.author).toBe(docs[0]?.id);
    expect(Date.now() - Date.parse(note?.at ?? '')).toBeLessThan(60_000);
    const [kept, added] = await change({ notes: [{ ...note, author: 1 }, { text: 'עוד' }] });
    expect(kept).toEqual(note);
    expect(added?.author).toBe(note?.author);
  });

  it('can be changed by staff; what was received cannot', async () => {
    const { id, senderName, source } = await stored();
    await fetch(`${cms.url}/api/messages/${id}`, {
      method: 'PATCH',
      headers: staff,
      body: JSON.stringify({ senderName: 'X Y', source: { uri: 'x' }, status: 'done' }),
    });
    expect(await cms.payload.findByID({ collection: 'messages', id, depth: 0 })).toMatchObject({
      senderName,
      source,
      status: 'done',
    });
  });
});

describe('attachments', () => {
  const attach = (reference: string) =>
    inTransaction(cms.payload, (req) =>
      storeAttachment(req, {
        name: '../../קורות חיים.txt',
        bytes: Buffer.from('שלום'),
        mimeType: 'text/plain',
        isActive: false,
        owner: { collection: 'messages', reference },
      }),
    );

  it('are downloaded by staff only, with headers that prevent execution', async () => {
    const { reference } = await stored();
    const doc = await cms.payload.findByID({ collection: 'attachments', id: await attach(reference) });
    expect(doc.name).toBe('../../קורות חיים.txt');
    expect(doc.filename).toMatch(/^M-[\w-]+\.txt$/);
    expect(existsSync(path.join(env.attachmentsDir, doc.filename ?? ''))).toBe(true);
    const address = `${cms.url}/api/attachments/file/${doc.filename}`;
    for (const headers of [{}, editor, { Authorization: 'services API-Key key-of-the-tests' }])
      expect((await fetch(address, { headers })).status).toBe(403);
    const response = await fetch(address, { headers: staff });
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; /);
    expect(dispositionName(response.headers.get('Content-Disposition'))).toBe('.._.._קורות חיים.txt');
    expect(response.headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(await response.text()).toBe('שלום');
  });

  it('are deleted with their document, as its deliveries are', async () => {
    const { id, reference } = await stored();
    const { filename } = await cms.payload.findByID({
      collection: 'attachments',
      id: await attach(reference),
    });
    await cms.payload.delete({ collection: 'messages', id });
    expect(existsSync(path.join(env.attachmentsDir, filename ?? ''))).toBe(false);
    const where = { reference: { equals: reference } };
    expect((await cms.payload.count({ collection: 'attachments', where })).totalDocs).toBe(0);
    expect((await cms.payload.count({ collection: 'deliveries', where })).totalDocs).toBe(0);
  });

  it('are removed after a day when they belong to no document', async () => {
    const { reference } = await stored();
    await attach(reference);
    const stray = path.join(env.attachmentsDir, 'stray.pdf');
    await writeFile(stray, 'x');
    expect(await deleteStrayFiles(cms.payload)).toBe(0);
    await Promise.all(
      readdirSync(env.attachmentsDir).map((file) => utimes(path.join(env.attachmentsDir, file), 1, 1)),
    );
    expect(await deleteStrayFiles(cms.payload)).toBe(1);
    expect(readdirSync(env.attachmentsDir)).toHaveLength(1);
  });
});

describe('labels in the language of the staff', () => {
  const read = async (path: string, language: string) => {
    const response = await fetch(`${cms.url}/api/${path}`, {
      headers: { ...staff, 'Accept-Language': language },
    });
    return ((await response.json()) as { docs: Record<string, unknown>[] }).docs;
  };

  it('name kinds of deliveries and of files', async () => {
    const { reference } = await stored();
    await inTransaction(cms.payload, (req) =>
      storeAttachment(req, {
        name: 'a.txt',
        bytes: Buffer.from('x'),
        mimeType: 'text/plain',
        isActive: false,
        owner: { collection: 'messages', reference },
      }),
    );
    const where = `where[reference][equals]=${reference}`;
    expect(await read(`deliveries?${where}`, 'he')).toMatchObject([{ kindName: 'דוא״ל לצוות' }]);
    expect(await read(`deliveries?${where}`, 'en')).toMatchObject([{ kindName: 'E-mail to staff' }]);
    expect(await read(`attachments?${where}`, 'he')).toMatchObject([{ ownerKind: 'פנייה' }]);
  });
});

describe('retention', () => {
  it('deletes expired documents by settings and schedule, with their deliveries', async () => {
    const old = await stored();
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 10 } });
    expect(await deleteExpired(cms.payload, Date.now() + 9 * DAY_MS)).toEqual({});
    await age(old.id, 5);
    const young = await stored({ senderEmail: 'y@example.com', senderPhone: '0527654321' });
    expect(await deleteExpired(cms.payload, Date.now() + 6 * DAY_MS)).toEqual({ messages: 1 });
    const { docs } = await cms.payload.find({ collection: 'messages' });
    expect(docs.map(({ id }) => id)).toEqual([young.id]);
    const { docs: left } = await cms.payload.find({ collection: 'deliveries' });
    expect(left.map(({ reference }) => reference)).toEqual([young.reference]);
  });

  it('respects the deletion date that staff set, earlier or later', async () => {
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 10 } });
    const sooner = await stored();
    const later = await stored({ senderEmail: 'y@example.com', senderPhone: '0527654321' });
    const setDay = (id: number, days: number) =>
      cms.payload.update({
        collection: 'messages',
        id,
        data: { deleteAfter: new Date(Date.now() + days * DAY_MS).toISOString() },
      });
    await setDay(sooner.id, 2);
    await setDay(later.id, 100);
    expect(await deleteExpired(cms.payload, Date.now() + 50 * DAY_MS)).toEqual({ messages: 1 });
    expect(await deleteExpired(cms.payload, Date.now() + 101 * DAY_MS)).toEqual({ messages: 1 });
  });

  it('rejects a deletion date in the next day, and a changed arrival date', async () => {
    const { id, createdAt } = await stored();
    const patch = async (data: object) =>
      (
        await fetch(`${cms.url}/api/messages/${id}`, {
          method: 'PATCH',
          headers: { ...staff, 'Content-Type': 'application/json' },
          body: JSON.stringify(data),
        })
      ).status;
    const soon = new Date(Date.now() + DAY_MS / 2).toISOString();
    for (const deleteAfter of ['2001-01-01T00:00:00.000Z', soon])
      expect(await patch({ deleteAfter })).toBe(400);
    expect(await patch({ createdAt: '2001-01-01T00:00:00.000Z' })).toBe(200);
    expect(await cms.payload.findByID({ collection: 'messages', id })).toMatchObject({
      createdAt,
      deleteAfter: null,
    });
  });

  it('runs as a job', async () => {
    await cms.payload.updateGlobal({ slug: 'retention', data: { messages: 1 } });
    const { id } = await stored();
    await age(id, 2);
    await cms.payload.jobs.queue({ task: 'retention', input: {} });
    await cms.payload.jobs.run({ queue: 'default', silent: true });
    expect((await cms.payload.count({ collection: 'messages' })).totalDocs).toBe(0);
  });
});

describe('export', () => {
  const exported = async (query = '', headers = staff) => {
    const response = await fetch(`${cms.url}/api/messages/export.csv${query}`, { headers });
    return { response, bytes: Buffer.from(await response.arrayBuffer()) };
  };
  const lines = (bytes: Buffer) => bytes.toString('utf8').trim().split('\r\n');

  it('is for staff only', async () => {
    for (const headers of [{}, editor])
      expect((await exported('', headers as typeof staff)).response.status).toBe(403);
  });

  it('is a file that Excel reads, in the language of the requester', async () => {
    const { reference } = await stored({}, { 'X-Visit-Source': 'utm_source=news' });
    const { response, bytes } = await exported('', { ...staff, 'Accept-Language': 'en' });
    expect(response.headers.get('Content-Type')).toBe('text/csv; charset=utf-8');
    expect(response.headers.get('Content-Disposition')).toMatch(/^attachment; filename="messages-/);
    expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
    const [head, row, ...more] = lines(bytes);
    expect(head).toMatch(/^\ufeff?Arrived,Status,/);
    expect(row).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d,New,/);
    expect(row).toContain(',Even Derech,');
    expect(row).not.toContain('General');
    expect(head).toContain('Where it came from: Campaign source');
    expect(head).not.toContain('Trace');
    expect(row).toContain(`${reference},`);
    expect(row).toContain('050-1234567');
    expect(row).toContain('news');
    expect(row).toContain('New,');
    expect(more).toEqual([]);
    expect(lines((await exported('', { ...staff, 'Accept-Language': 'he' })).bytes)[0]).toContain('מצב,');
  });

  it('finds a message by its subject, as the list does', async () => {
    const service = await stored();
    await stored({ companyId: 2, contactUsSubject: String(cms.otherSubject) });
    const { bytes } = await exported(`?locale=he&search=${encodeURIComponent('שירות')}`);
    expect(lines(bytes)).toHaveLength(2);
    expect(bytes.toString()).toContain(service.reference);
  });

  it('escapes formulas', async () => {
    await stored({ content: '=HYPERLINK("http://evil.example";"x")', freeTextSubject: '@SUM(A1)' });
    const { bytes } = await exported();
    expect(bytes.toString()).toContain(`"'=HYPERLINK(""http://evil.example"";""x"")"`);
    expect(bytes.toString()).toContain(`'@SUM(A1)`);
  });

  it('applies the filters and the search of the list', async () => {
    const first = await stored();
    const second = await stored();
    const only = await exported('?where[or][0][and][0][duplicateOf][exists]=true');
    expect(lines(only.bytes)).toHaveLength(2);
    expect(only.bytes.toString()).toContain(second.reference);
    const found = await exported(`?search=${first.reference}&page=3&limit=1`);
    expect(lines(found.bytes)).toHaveLength(2);
  });

  it('rejects a forbidden filter with an error status', async () => {
    const { response, bytes } = await exported('?where[consentTrace][like]=a');
    expect(response.status).toBe(400);
    expect(bytes.toString()).toContain('errors');
  });

  it('contains all rows, beyond one page', async () => {
    await inTransaction(cms.payload, async (req) => {
      for (let index = 0; index < 450; index += 1) {
        const {
          gRecaptchaResponse: _answer,
          contactUsSubject: _subject,
          uri: _uri,
          ...fields
        } = message(cms);
        await cms.payload.db.create({
          collection: 'messages',
          req,
          data: { ...fields, status: 'new', reference: `M-ROW-${index}` },
        });
      }
    });
    const rows = lines((await exported()).bytes).slice(1);
    expect(new Set(rows.map((row) => /M-ROW-\d+/.exec(row)?.[0])).size).toBe(450);
    expect(rows[0]).toContain('M-ROW-449');
  });
});
