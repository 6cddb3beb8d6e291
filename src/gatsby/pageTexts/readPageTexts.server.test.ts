import { consentTexts } from '../../testing/consentTexts';
import { readPageTexts, type TextsModel } from './readPageTexts';

const NAMESPACES: Record<string, string[]> = {
  article: ['common', 'header', 'magazine'],
  contact: ['common', 'consents', 'contact'],
};

const model = (found: string[], consents: object | null = consentTexts.he): TextsModel => ({
  findOne: async ({ query: { filter } }) => {
    if (!('template' in filter)) return consents;
    const namespaces = NAMESPACES[filter.template.eq];
    return namespaces ? { namespaces } : null;
  },
  findAll: async ({ query }) => ({
    entries: found
      .filter((ns) => query.filter.ns.in.includes(ns))
      .map((ns) => ({ ns, language: query.filter.language.eq, data: '{}' })),
  }),
});

test.each([[['common', 'header', 'jobs', 'magazine']], [['magazine', 'jobs', 'common', 'header']]])(
  'returns a constant order, whichever order Gatsby returns: %j',
  async (found) => {
    const { edges } = await readPageTexts({ template: 'article', language: 'he' }, model(found));
    expect(edges.map(({ node }) => node.ns)).toEqual(['common', 'header', 'magazine']);
    expect(edges.every(({ node }) => node.language === 'he')).toBe(true);
  },
);

test('throws for a template without texts and names it', async () => {
  await expect(readPageTexts({ template: 'none', language: 'he' }, model([]))).rejects.toThrow(
    'No template "none" has texts in "he"',
  );
});

test('adds the texts and version of the CMS where a template has consents', async () => {
  const { edges } = await readPageTexts(
    { template: 'contact', language: 'he' },
    model(['common', 'contact']),
  );
  expect(edges.map(({ node }) => node.ns)).toEqual(['common', 'consents', 'contact']);
  expect(JSON.parse(edges[1]?.node.data ?? '')).toEqual(consentTexts.he);
});

test('throws when the CMS has no consent texts', async () => {
  await expect(
    readPageTexts({ template: 'contact', language: 'he' }, model(['common'], null)),
  ).rejects.toThrow('The CMS has no consent texts in "he"');
});

test('shows a draft with an empty consent text', async () => {
  const draft = { ...consentTexts.he, commercial: null };
  const { edges } = await readPageTexts({ template: 'contact', language: 'he' }, model([], draft));
  expect(JSON.parse(edges[0]?.node.data ?? '')).toEqual({ ...consentTexts.he, commercial: '' });
});
