import { buildSchema, graphql } from 'graphql';
import type { PluginOptions } from 'gatsby';
import { API_KEY, FakeCms } from '../../testing/FakeCms';
import { FakeGatsby } from '../../testing/fakeGatsby';
import { recordedModel } from '../../testing/recordedModel';
import { onPreBootstrap } from '../gatsby/onPreBootstrap';
import { sourceNodes } from '../gatsby/sourceNodes';
import type { OptionsInput } from '../options';
import type { ResolverContext, SourcedNode } from './GatsbySchema';
import { globalResolvers } from './globalResolvers';

const schema = buildSchema(`
  input Equal { eq: String, ne: String }
  type CmsSiteSetting { documentId: String, siteName: String, specialCompany: String, computed: String }
  type Query { cmsSiteSetting(locale: Equal): CmsSiteSetting, other: String }
`);

const PAGES = {
  named: '{ cmsSiteSetting(locale: { eq: "en" }) { ...Name } } fragment Name on CmsSiteSetting { siteName }',
  namedInHebrew: '{ cmsSiteSetting(locale: { eq: "he" }) { siteName } }',
  ofCompany: '{ cmsSiteSetting(locale: { eq: "en" }) { specialCompany } }',
  constant: '{ cmsSiteSetting(locale: { eq: "en" }) { documentId } }',
  computed: '{ cmsSiteSetting(locale: { eq: "en" }) { computed } }',
  filtered: '{ cmsSiteSetting(locale: { ne: "he" }) { specialCompany } }',
};

let cms: FakeCms;
let gatsby: FakeGatsby;

async function source(): Promise<void> {
  const options: OptionsInput & PluginOptions = {
    plugins: [],
    serverUrl: cms.url,
    apiKey: API_KEY,
    collections: ['pages', 'media', 'companies', 'redirects'],
    globals: ['siteSettings', 'header'],
    locales: ['he', 'en'],
    retries: 0,
  };
  gatsby.begin();
  await onPreBootstrap(gatsby.args(), options);
  await sourceNodes(gatsby.args(), options);
  gatsby.finish();
}

/** Runs a page query. Returns its data and the ids on which the page depends. */
async function query(text: string): Promise<{ data: unknown; depends: string[] }> {
  const depends: string[] = [];
  const contextValue: ResolverContext = {
    nodeModel: {
      getNodeById: ({ id }, { track } = { track: true }) => {
        const node = (gatsby.nodes.get(id) as unknown as SourcedNode | undefined) ?? null;
        if (node && track) depends.push(id);
        return node;
      },
      trackPageDependencies: ({ id }) => depends.push(id),
    },
  };
  const { data, errors } = await graphql({ schema, source: text, contextValue });
  expect(errors).toBeUndefined();
  return { data, depends };
}

/** Changes the settings, and returns the names of the pages whose queries Gatsby would run again. */
async function dirtyAfter(change: () => void): Promise<string[]> {
  const before = await Promise.all(
    Object.entries(PAGES).map(async ([name, text]) => ({ name, ...(await query(text)) })),
  );
  change();
  await source();
  return before.filter(({ depends }) => depends.some((id) => gatsby.dirty.has(id))).map(({ name }) => name);
}

const settings = (locale: string) => cms.content.globals.siteSettings?.[locale] ?? {};

beforeAll(() => {
  const fields = schema.getQueryType()?.getFields() ?? {};
  const resolvers = globalResolvers(recordedModel(), { prefix: 'Cms' }, fields, (input) => `id:${input}`);
  expect(Object.keys(resolvers)).toEqual(['cmsSiteSetting']);
  const originalResolver = () => gatsby.node('globals/siteSettings', 'siteSettings', 'en');
  for (const [name, { resolve }] of Object.entries(resolvers)) {
    const field = fields[name];
    if (field)
      field.resolve = (root, args, context: ResolverContext, info) =>
        resolve(root, args, context, { ...info, originalResolver });
  }
});

beforeEach(async () => {
  cms = new FakeCms();
  gatsby = new FakeGatsby();
  await cms.start();
  await source();
});

afterEach(() => cms.stop());

test('finds the global of the locale', async () => {
  expect(await query(PAGES.named)).toMatchObject({
    data: { cmsSiteSetting: { siteName: 'Even Derech Group' } },
  });
  expect(await query(PAGES.filtered)).toMatchObject({
    data: { cmsSiteSetting: { specialCompany: 'id:Cms/companies/1/en' } },
  });
});

test('a change of one field makes only the pages dirty that query it', async () => {
  expect(await dirtyAfter(() => (settings('en').siteName = 'Stone Road'))).toEqual(['named', 'computed']);
  expect(await dirtyAfter(() => (settings('en').specialCompany = null))).toEqual(['ofCompany', 'computed']);
});

test('a published global makes the pages dirty that found none', async () => {
  gatsby.nodes.delete('id:Cms/globals/siteSettings/siteSettings/en');
  expect(await dirtyAfter(() => undefined)).toEqual(['named', 'ofCompany', 'constant', 'computed']);
});
