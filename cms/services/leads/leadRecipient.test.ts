import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { CONTACT_ADDRESS, startContactCms, type ContactCms } from '../../test/contactHarness';
import { collectAddresses, leadRecipient } from './leadRecipient';

const PUBLISHED = 'sales@even-derech.example';
const APARTMENT = 'rent@even-derech.example';
const DRAFT = 'draft@even-derech.example';

let cms: ContactCms;
beforeAll(async () => {
  cms = await startContactCms();
  for (const [slug, emailForLead, status] of [
    ['published', PUBLISHED, 'published'],
    ['draft', DRAFT, 'draft'],
  ] as const)
    await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      draft: status === 'draft',
      data: {
        title: slug,
        slug,
        template: 'generic',
        languages: ['he'],
        _status: status,
        blocks: [{ blockType: 'leadForm', variant: 'project', emailForLead }],
      },
    });
  await cms.payload.create({
    collection: 'projects',
    locale: 'he',
    draft: true,
    data: { projectTitle: 'draft', emailForLead: DRAFT, languages: ['he'] },
  });
  await cms.payload.create({
    collection: 'apartments',
    locale: 'he',
    data: { assetName: 'A1', propertyTitle: 'A1', emailForLead: APARTMENT },
  });
});
afterAll(() => cms.stop());

describe('the recipient address of a lead', () => {
  it.each([
    ['of a public page is used', PUBLISHED, PUBLISHED],
    ['of an apartment is used', APARTMENT, APARTMENT],
    ['in another notation is used', ' Sales@EVEN-derech.example', ' Sales@EVEN-derech.example'],
    ['that is part of a known one is not used', 'ales@even-derech.example', CONTACT_ADDRESS],
    ['of the site is used', CONTACT_ADDRESS, CONTACT_ADDRESS],
    ['of a draft is not used', DRAFT, CONTACT_ADDRESS],
    ['of an unknown person is not used', 'victim@elsewhere.example', CONTACT_ADDRESS],
    ['may be empty', '', CONTACT_ADDRESS],
  ])('%s', async (_name, toEmail, recipient) => {
    expect(await leadRecipient(cms.payload, { toEmail, companyId: null })).toBe(recipient);
  });
});

it('does not read the content again until an editor changes it', async () => {
  const ask = (toEmail: string) => leadRecipient(cms.payload, { toEmail, companyId: null });
  await ask('unknown@elsewhere.example');
  const find = vi.spyOn(cms.payload, 'find');
  for (let lead = 0; lead < 5; lead += 1)
    expect(await ask(`unknown-${lead}@elsewhere.example`)).toBe(CONTACT_ADDRESS);
  expect(find).not.toHaveBeenCalled();
  find.mockRestore();

  const changed = 'new@even-derech.example';
  expect(await ask(changed)).toBe(CONTACT_ADDRESS);
  const change = (emailForLead: string) =>
    cms.payload.update({
      collection: 'apartments',
      where: { assetName: { equals: 'A1' } },
      data: { emailForLead },
    });
  await change(changed);
  expect(await ask(changed)).toBe(changed);
  await change(APARTMENT);
  expect(await ask(changed)).toBe(CONTACT_ADDRESS);
});

it.each([
  ['at any depth', [{ blocks: [{ emailForLead: 'A@b.example' }] }], ['a@b.example']],
  ['under another name', { email: 'a@b.example' }, []],
  ['within other text', { emailForLead: 'to a@b.example' }, ['to a@b.example']],
  ['nowhere', null, []],
])('collects addresses by field name only: %s', (_name, content, addresses) => {
  const found = new Set<string>();
  collectAddresses(content, found);
  expect([...found]).toEqual(addresses);
});
