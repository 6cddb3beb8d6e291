import { readPageTexts, type TextsModel } from './readPageTexts';

const model = (found: string[]): TextsModel => ({
  findOne: async ({ query }) =>
    query.filter.template.eq === 'article' ? { namespaces: ['common', 'header', 'magazine'] } : null,
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
