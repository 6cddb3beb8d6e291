import { type FieldNode, parse } from 'graphql';
import type { FieldModel } from '../schema/SchemaModel';
import { fieldConfig } from './fieldConfig';
import type { ResolveInfo, ResolverContext, SourcedNode } from './GatsbySchema';

const nodes = new Map(
  ['a', 'b'].map((id): [string, SourcedNode] => [
    id,
    { id, internal: { type: 'CmsPage', contentDigest: id } },
  ]),
);
let tracked: string[];
const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }, { track } = { track: true }) => {
      const node = nodes.get(id) ?? null;
      if (node && track) tracked.push(id);
      return node;
    },
    trackPageDependencies: ({ id }) => tracked.push(id),
  },
};

const field = (kind: 'relation' | 'polymorphic', list: boolean): FieldModel => ({
  kind,
  type: kind === 'relation' ? 'Page' : 'Page_Any_Relationship',
  name: 'links',
  list,
  required: false,
});

const schema = { getType: () => undefined };
const ownFields = () =>
  new Set(['path', 'title', 'seo', ...Array.from({ length: 20 }, (_, at) => `field${at}`)]);

const resolve = (model: FieldModel, value: unknown, info: ResolveInfo = { schema }) =>
  fieldConfig(model, 'Cms', ownFields).resolve?.({ links: value }, {}, context, info);

/** Returns the resolve info for a query of the field `links` with this selection. */
function asking(selection: string): ResolveInfo {
  const { definitions } = parse(`{ links { ${selection} } } fragment Seo on CmsPage { seo { title } }`);
  const [operation, fragment] = definitions;
  if (operation?.kind !== 'OperationDefinition' || fragment?.kind !== 'FragmentDefinition')
    throw new Error('Not the query that was written');
  return {
    schema,
    fieldNodes: operation.selectionSet.selections as readonly FieldNode[],
    fragments: { Seo: fragment },
  };
}

beforeEach(() => {
  tracked = [];
});

test('a link is the node, or null if the document is not public', () => {
  expect(resolve(field('relation', false), 'a')).toBe(nodes.get('a'));
  expect(resolve(field('relation', false), 'gone')).toBeNull();
  expect(resolve(field('relation', false), null)).toBeNull();
});

test('a list of links keeps order and repetitions, without unpublished documents', () => {
  expect(resolve(field('relation', true), ['b', 'gone', 'a', 'b'])).toEqual(
    ['b', 'a', 'b'].map((id) => nodes.get(id)),
  );
  expect(resolve(field('relation', true), null)).toBeNull();
});

test('a page depends on missing documents that it links to', () => {
  resolve(field('relation', true), ['b', 'gone']);
  expect(tracked).toEqual(['b', 'gone']);
});

test('a page depends on the queried fields of a document and on its existence', () => {
  resolve(field('relation', false), 'a', asking('id path ... on CmsPage { title } ...Seo __typename'));
  expect(tracked).toEqual(['a *', 'a path', 'a title', 'a seo']);
});

test('a page depends on the whole document if it queries resolver results or many fields', () => {
  resolve(field('relation', false), 'a', asking('path breadcrumbs { title }'));
  const many = Array.from({ length: 13 }, (_, at) => `field${at}`).join(' ');
  resolve(field('relation', false), 'b', asking(many));
  expect(tracked).toEqual(['a', 'b']);
});

test('a polymorphic link names its collection', () => {
  const link = (value: string) => ({ relationTo: 'pages', value });
  expect(resolve(field('polymorphic', false), link('a'))).toEqual({
    relationTo: 'pages',
    value: nodes.get('a'),
  });
  expect(resolve(field('polymorphic', false), link('gone'))).toBeNull();
  expect(resolve(field('polymorphic', true), [link('gone'), link('b')])).toEqual([
    { relationTo: 'pages', value: nodes.get('b') },
  ]);
  expect(tracked).toEqual(['a', 'gone', 'gone', 'b']);
});

test('a required list is non-null, but a required link is not, because its document may be unpublished', () => {
  expect(fieldConfig({ ...field('relation', true), required: true }, 'Cms', ownFields).type).toBe(
    '[CmsPage!]!',
  );
  expect(fieldConfig({ ...field('relation', false), required: true }, 'Cms', ownFields).type).toBe('CmsPage');
});
