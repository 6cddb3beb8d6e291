import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { CONTACT_ADDRESS, startContactCms, type ContactCms } from '../../test/contactHarness';
import { leadRecipient, namesAddress } from './leadRecipient';

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

describe('the address that came with a lead', () => {
  it.each([
    ['of a public page is used', PUBLISHED, PUBLISHED],
    ['of an apartment is used', APARTMENT, APARTMENT],
    ['of the site is used', CONTACT_ADDRESS, CONTACT_ADDRESS],
    ['of a draft is not', DRAFT, CONTACT_ADDRESS],
    ['of nobody is not', 'victim@elsewhere.example', CONTACT_ADDRESS],
    ['may be none', '', CONTACT_ADDRESS],
  ])('%s', async (_name, toEmail, recipient) => {
    expect(await leadRecipient(cms.payload, { toEmail, companyId: null })).toBe(recipient);
  });
});

it.each([
  ['at any depth', [{ blocks: [{ emailForLead: 'A@b.example' }] }], true],
  ['under another name', { email: 'a@b.example' }, false],
  ['within other words', { emailForLead: 'to a@b.example' }, false],
  ['nowhere', null, false],
])('is known by its field alone: %s', (_name, content, known) => {
  expect(namesAddress(content, 'a@b.example')).toBe(known);
});
