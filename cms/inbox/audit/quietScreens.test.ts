import type { PayloadRequest, UIFieldServerProps } from 'payload';
import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import { figuresByKind, figuresByPerson } from '../../admin/dashboard/inboxFigureRows';
import { Letter } from '../letter/Letter';
import { RelatedEntries } from '../letter/RelatedEntries';
import { Thread } from '../reply/Thread';
import { storeAttachment } from '../../intake/files/storeAttachment';
import { inTransaction } from '../../platform/database/inTransaction';
import { forgetRates, startContactCms, type ContactCms } from '../../test/contactHarness';
import { auditLines, caller, callRest, storedMessage, type Caller } from '../../test/inboxHarness';
import { responseTimes } from '../figures/responseTimes';
import { inboxCollections } from '../inboxCollections';

// Replaces browser components that import styles, which cannot be loaded here.
vi.mock('../reply/ReplyForm', () => ({ ReplyForm: () => null }));
vi.mock('../letter/RefreshAfterSave', () => ({ RefreshAfterSave: () => null }));

let cms: ContactCms;
let staff: Caller;
let user: NonNullable<PayloadRequest['user']>;

beforeAll(async () => {
  cms = await startContactCms();
  staff = await caller(cms, 'staff');
  const { user: me } = (await (await callRest(cms, 'GET', 'users/me', staff)).json()) as {
    user: { id: number };
  };
  const account = await cms.payload.findByID({ collection: 'users', id: me.id, depth: 0 });
  user = { ...account, collection: 'users' };
});
afterAll(() => cms.stop());
beforeEach(async () => {
  await forgetRates(cms.payload);
  await cms.payload.delete({ collection: 'messages', where: { id: { exists: true } } });
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
});

it('does not audit the dashboard, but a view after it', async () => {
  const { payload } = cms;
  await storedMessage(cms);
  const rows = await figuresByKind({ payload, user, language: 'he' });
  await figuresByPerson({ payload, user, language: 'he' });
  for (const { slug } of inboxCollections(payload)) await responseTimes({ payload, user }, slug);
  expect(rows.find(({ name }) => name === 'messages')?.figures[0]?.count).toBe(1);
  expect(await auditLines(cms)).toEqual([]);
  await callRest(cms, 'GET', 'messages', staff);
  expect(await auditLines(cms)).toEqual(['listViewed messages']);
});

/** Opens a document as the admin does: reads it and then renders the components of its form. */
async function open(slug: 'messages' | 'applications', id: number): Promise<string> {
  const { payload } = cms;
  await payload.findByID({ collection: slug, id, depth: 0, overrideAccess: false, user });
  const props = {
    payload,
    req: { payload, user, i18n: { language: 'he' } },
    id,
    collectionSlug: slug,
  } as unknown as UIFieldServerProps;
  const parts = await Promise.all([Letter(props), Thread(props), RelatedEntries(props)]);
  return JSON.stringify(parts);
}

it('audits one view of a message with a reply and an earlier message of the same sender', async () => {
  const first = await storedMessage(cms);
  const { id, reference } = await storedMessage(cms);
  const data = { text: 'תודה שפנית אלינו.', key: crypto.randomUUID() };
  expect((await callRest(cms, 'POST', `messages/${id}/reply`, staff, data)).status).toBe(201);
  await cms.payload.db.deleteMany({ collection: 'auditLog', where: {} });
  const screen = await open('messages', id);
  expect(screen).toContain(first.reference);
  expect(screen).toContain('תודה שפנית אלינו.');
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`]);
});

it('audits one view of an application with its CV', async () => {
  const { payload } = cms;
  const reference = 'A-1';
  const cv = await inTransaction(payload, (req) =>
    storeAttachment(req, {
      name: 'cv.txt',
      bytes: Buffer.from('x'),
      mimeType: 'text/plain',
      isActive: false,
      owner: { collection: 'applications', reference },
    }),
  );
  const person = { firstName: 'Dana', lastName: 'Cohen', phone: '0501234567', orderId: 7 };
  const { id } = await payload.create({
    collection: 'applications',
    data: { ...person, reference, status: 'new', cv },
  });
  expect(await open('applications', id)).toContain('cv.txt');
  await callRest(cms, 'GET', `applications/${id}?depth=1`, staff);
  expect(await auditLines(cms)).toEqual([`entryViewed ${reference}`]);
});

it('requests files in no inbox form, because the letter shows them', () => {
  const files = inboxCollections(cms.payload).flatMap(({ flattenedFields }) =>
    flattenedFields.filter((field) => field.type === 'relationship' && field.relationTo === 'attachments'),
  );
  expect(files.map(({ name }) => name)).toEqual(['cv', 'attachments']);
  for (const { admin } of files) expect(admin?.condition?.({}, {}, {} as never)).toBe(false);
});

it('compares each related message with the open one', async () => {
  const dana = { senderEmail: 'dana.same@example.com', senderPhone: '0507654321' };
  await storedMessage(cms, dana);
  const second = await storedMessage(cms, dana);
  const other = await storedMessage(cms, { ...dana, senderEmail: 'noa.same@example.com' });
  const [ofSecond, ofOther] = [await open('messages', second.id), await open('messages', other.id)];
  expect(ofSecond).toContain('אותו דוא״ל ואותו טלפון');
  expect(ofSecond).toContain('אותו טלפון בלבד');
  expect(ofOther).toContain(second.reference);
  expect(ofOther).not.toContain('אותו דוא״ל');
});
