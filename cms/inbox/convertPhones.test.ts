import { sql } from '@payloadcms/db-postgres/drizzle';
import { createLocalReq } from 'payload';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { inTransaction } from '../platform/database/inTransaction';
import { query } from '../platform/database/query';
import { forgetRates, message, send, startContactCms, type ContactCms } from '../test/contactHarness';
import { caller, callRest, type Caller } from '../test/inboxHarness';
import { convertPhones } from './convertPhones';
import { inboxEntry } from './inboxEntry';

const EMAIL = 'dana@example.com';

/** Pairs of phone numbers: as custom forms used to store them, and in the current form. */
const NUMBERS = [
  ['050-123-4567', '0501234567'],
  ['+972 50-123-4568', '0501234568'],
  ['\u200f050\u20111234569', '0501234569'],
  ['0048 22 123 45 67', '+48221234567'],
  ['+49 (0)30 123456', '+4930123456'],
  ['+351 21 123 4567', '+351211234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['03-555 0171', '035550171'],
  ['*5550', '*5550'],
  ['call me', 'call me'],
  ['0521234567', '0521234567'],
] as const;

let cms: ContactCms;
let admin: Caller;

beforeAll(async () => {
  cms = await startContactCms();
  admin = await caller(cms, 'admin');
  for (const [index, [typed]] of NUMBERS.entries()) {
    await cms.payload.create({
      collection: 'formEntries',
      data: {
        reference: `F-${index}`,
        status: 'new',
        email: EMAIL,
        phone: typed,
        phoneTrace: `form|${typed}`,
        answers: [
          { alias: 'phone', caption: 'Phone', value: typed },
          { alias: 'code', caption: 'Code', value: `x ${typed}` },
        ],
      },
    });
    // Writes the number directly to the database, because earlier versions stored direction marks.
    await inTransaction(cms.payload, (req) =>
      query(req, sql`UPDATE form_entries SET phone = ${typed} WHERE reference = ${`F-${index}`}`),
    );
  }
  await cms.payload.create({
    collection: 'applications',
    data: {
      reference: 'A-1',
      status: 'new',
      orderId: 1,
      firstName: 'Dana',
      lastName: 'Cohen',
      email: EMAIL,
      phone: '+972-50-123-4567',
      referralPhone: '+48 22 123 45 67',
    } as never,
  });
  await inTransaction(cms.payload, convertPhones);
});
afterAll(() => cms.stop());

const entry = async (reference: string) => {
  const { docs } = await cms.payload.find({
    collection: 'formEntries',
    where: { reference: { equals: reference } },
    depth: 0,
  });
  return docs[0];
};

it.each(NUMBERS.map(([typed, stored], index) => [typed, stored, `F-${index}`] as const))(
  'converts the stored %j to %j, with its trace and answer',
  async (typed, stored, reference) => {
    const { phone, phoneTrace, answers } = (await entry(reference)) ?? {};
    expect(phone).toBe(stored);
    expect(phoneTrace).toBe(`form|${stored}`);
    expect(answers?.map(({ value }) => value)).toEqual([stored, `x ${typed}`]);
  },
);

it('converts every phone number of a collection', async () => {
  const { docs } = await cms.payload.find({ collection: 'applications', depth: 0 });
  expect(docs[0]).toMatchObject({ phone: '0501234567', referralPhone: '+48221234567' });
});

it('changes nothing the second time', async () => {
  const all = () => cms.payload.find({ collection: 'formEntries', pagination: false, depth: 0 });
  const before = (await all()).docs;
  await inTransaction(cms.payload, convertPhones);
  expect((await all()).docs).toEqual(before);
});

it('finds an earlier entry of the same person', async () => {
  const req = await createLocalReq({}, cms.payload);
  const { id } = (await entry('F-3')) ?? {};
  const source = { referrer: null } as never;
  const found = await inboxEntry(
    req,
    { source },
    {
      collection: 'formEntries',
      topic: 'form',
      phone: '+48-22-123-45-67',
    },
  );
  expect(found).toMatchObject({ duplicateOf: id, duplicateBy: 'phone' });
});

it.each([
  ['+48 22 123 45 67', 'F-3'],
  ['0048221234567', 'F-3'],
  [' 48 22 1234567', 'F-3'],
  ['221234567', 'F-3'],
  ['+49 (0)30 123456', 'F-4'],
  ['050-123-4567', 'F-0'],
  ['+972501234568', 'F-1'],
])('finds an earlier entry by %j', async (typed, reference) => {
  const search = new URLSearchParams({ 'where[phone][like]': typed, depth: '0' }).toString();
  const response = await fetch(`${cms.url}/api/formEntries?${search}`, { headers: admin });
  const { docs } = (await response.json()) as { docs: { reference: string }[] };
  expect(docs.map((doc) => doc.reference)).toEqual([reference]);
});

it('finds and deletes a person who wrote before and after', async () => {
  await forgetRates(cms.payload);
  const sent = await send(cms, message(cms, { senderEmail: EMAIL, senderPhone: '+48 22 123 45 67' }));
  expect(sent.status).toBe(200);
  const { docs } = await cms.payload.find({ collection: 'messages', depth: 0 });
  expect(docs.map(({ senderPhone }) => senderPhone)).toEqual(['+48221234567']);
  const person = async () => {
    const response = await callRest(cms, 'POST', 'globals/personalData/search', admin, { email: EMAIL });
    return ((await response.json()) as { entries: unknown[] }).entries.length;
  };
  expect(await person()).toBe(NUMBERS.length + 2);
  expect(
    (await callRest(cms, 'POST', 'globals/personalData/delete', admin, { email: EMAIL, confirm: EMAIL }))
      .status,
  ).toBe(200);
  expect(await person()).toBe(0);
  expect(await entry('F-3')).toBeUndefined();
});
