import { recordedModel } from '../../testing/recordedModel';
import type { Json } from '../Json';
import { buildTypes, nodeFieldNames } from './buildTypes';
import type { TypeTools } from './GatsbySchema';

interface Built {
  kind: string;
  config: {
    name: string;
    fields?: Record<string, { type: string } | string>;
    interfaces?: string[];
    types?: string[];
  } & Json;
}

const build = (kind: string) => (config: Json) => ({ kind, config });
const tools = {
  schema: { buildObjectType: build('object'), buildUnionType: build('union'), buildEnumType: build('enum') },
  actions: {},
  store: {},
} as unknown as TypeTools;

const types = new Map(
  (buildTypes(recordedModel(), 'Cms', tools) as unknown as Built[]).map((type) => [type.config.name, type]),
);

const fieldTypes = (name: string) =>
  Object.fromEntries(
    Object.entries(types.get(name)?.config.fields ?? {}).map(([field, config]) => [
      field,
      typeof config === 'string' ? config : config.type,
    ]),
  );

test('adds the prefix to every type', () => {
  expect([...types.keys()].every((name) => name.startsWith('Cms'))).toBe(true);
  expect(types.has('CmsPage_Seo')).toBe(true);
});

test('builds a node type for pages', () => {
  expect(types.get('CmsPage')?.config.interfaces).toEqual(['Node']);
  expect(fieldTypes('CmsPage')).toMatchObject({
    id: 'ID!',
    documentId: 'String!',
    locale: 'String!',
    path: 'String!',
    alternates: '[CmsAlternate!]!',
    updatedAt: 'Date!',
    title: 'String',
    template: 'CmsPage_template',
    languages: '[CmsPage_languages!]',
    parentPage: 'CmsPage',
    seo: 'CmsPage_Seo',
    blocks: '[CmsPage_Blocks!]',
  });
});

test('builds a remote file for uploads', () => {
  expect(types.get('CmsMedia')?.config.interfaces).toEqual(['Node', 'RemoteFile']);
  expect(fieldTypes('CmsMedia')).toMatchObject({ url: 'String!', alt: 'String' });
  expect(fieldTypes('CmsMedia')).not.toHaveProperty('path');
});

test('builds one type for shared groups', () => {
  const users = ['CmsTopBannerBlock', 'CmsLinkRow', 'CmsHeader_Items', 'CmsHeader_Items_Children'];
  expect(users.map((name) => fieldTypes(name).link)).toEqual(users.map(() => 'CmsLink'));
  expect(fieldTypes('CmsRedirect').to).toBe('CmsLink');
});

test('builds texts, lists and links of a block', () => {
  expect(fieldTypes('CmsContentTextBlock')).toMatchObject({ text: 'CmsRichText', blockType: 'String' });
  expect(fieldTypes('CmsNumbersComponent1Block')).toMatchObject({
    items: '[CmsNumbersComponent1Block_Items!]',
    related: '[CmsPage!]',
    extra: 'JSON',
  });
});

test('distinguishes blocks and linked nodes', () => {
  const resolve = (name: string, value: unknown) =>
    (types.get(name)?.config.resolveType as (value: unknown) => string)(value);
  expect(types.get('CmsPage_Blocks')?.config.types).toEqual([
    'CmsTopBannerBlock',
    'CmsContentTextBlock',
    'CmsNumbersComponent1Block',
  ]);
  expect(resolve('CmsPage_Blocks', { __typename: 'CmsTopBannerBlock' })).toBe('CmsTopBannerBlock');
  expect(resolve('CmsNumbersComponent1Block_Anything', { internal: { type: 'CmsPage' } })).toBe('CmsPage');
});

test('disables inference', () => {
  const objects = [...types.values()].filter(({ kind }) => kind === 'object');
  expect(objects.every(({ config }) => JSON.stringify(config.extensions) === '{"infer":false}')).toBe(true);
});

test('builds enums of the names in nodes', () => {
  expect(types.get('CmsRedirect_statusCode')?.config.values).toEqual({
    _301: { value: '_301' },
    _302: { value: '_302' },
  });
});

test('a page that links to a file depends on the whole file', () => {
  const names = nodeFieldNames(recordedModel(), 'Cms')('Media');
  expect(names).toContain('alt');
  expect(names).not.toContain('url');
});
