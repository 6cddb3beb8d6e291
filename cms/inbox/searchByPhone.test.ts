import { createLocalReq } from 'payload';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import config from '../payload.config';
import { message, send, startContactCms, type ContactCms } from '../test/contactHarness';
import { lead, sendLead } from '../test/leadHarness';
import { logIn } from '../test/logIn';
import { INBOX } from './inboxCollections';
import { normalizePhoneSearch } from './searchByPhone';

const NAME = 'יואב לוי';
const FORMS = [
  '0527654321',
  '052-7654321',
  '052-765-4321',
  '(052) 765 4321',
  '+972527654321',
  '972-52-7654321',
];

let cms: ContactCms;
let staff: Record<string, string>;
const references: Record<string, string> = {};
beforeAll(async () => {
  cms = await startContactCms();
  staff = await logIn(cms, 'staff');
  const who = { senderName: NAME, senderPhone: '052-765-4321' };
  references.messages = (await send(cms, message(cms, who))).headers.get('X-Reference') ?? '';
  await send(cms);
  const sent = await sendLead(cms, lead({ name: NAME, phone: '052-765-4321' }));
  references.leads = sent.headers.get('X-Reference') ?? '';
  await sendLead(cms);
});
afterAll(() => cms.stop());

const { collections } = await config;
const inboxes = collections.filter(({ custom }) => custom?.[INBOX]);
const searchable = (slug: string) =>
  inboxes.find((one) => one.slug === slug)?.admin.listSearchableFields ?? [];

/** Searches a list as the admin does and returns the reference numbers of the entries found. */
async function found(slug: string, text: string): Promise<(string | null)[]> {
  const query = new URLSearchParams({ depth: '0' });
  searchable(slug).forEach((field, index) => query.set(`where[or][${index}][${field}][like]`, text));
  const response = await fetch(`${cms.url}/api/${slug}?${query.toString()}`, { headers: staff });
  const { docs } = (await response.json()) as { docs: { reference: string | null }[] };
  return docs.map(({ reference }) => reference);
}

describe.each(['messages', 'leads'])('search of %s', (slug) => {
  it.each([...FORMS, '7654321', '052-765', NAME])('finds an entry by %s', async (text) => {
    expect(await found(slug, text)).toEqual([references[slug]]);
  });

  it('finds an entry by its reference, in the list and the export', async () => {
    const reference = references[slug] ?? '';
    expect(await found(slug, reference)).toEqual([reference]);
    const search = new URLSearchParams({ search: '052-7654321' }).toString();
    const csv = await (await fetch(`${cms.url}/api/${slug}/export.csv?${search}`, { headers: staff })).text();
    expect(csv.trim().split('\r\n')).toHaveLength(2);
    expect(csv).toContain(reference);
  });

  it('finds no entry by an unknown number', async () => {
    expect(await found(slug, '+972-52-765-4322')).toEqual([]);
  });
});

it('covers all inbox collections with a phone number', async () => {
  const withPhone = inboxes.filter(({ slug }) => searchable(slug).some((name) => /phone$/i.test(name)));
  expect(withPhone.length).toBeGreaterThanOrEqual(6);
  const req = await createLocalReq({}, cms.payload);
  for (const { slug, hooks } of withPhone) {
    const field = searchable(slug).find((name) => /phone$/i.test(name)) ?? '';
    let args = { where: { [field]: { like: '052-7654321' } } };
    for (const hook of hooks.beforeOperation ?? [])
      args = (await hook({ args, operation: 'read', req } as never)) as typeof args;
    expect(JSON.stringify(args.where)).toContain('"0527654321"');
  }
});

it.each(['M-7K3M-9QWT', 'דנה 052', 'dana@example.com', '', '12', '052-7654321x', {}, undefined])(
  '%j is not a phone number',
  (text) => expect(normalizePhoneSearch(text)).toBeNull(),
);
