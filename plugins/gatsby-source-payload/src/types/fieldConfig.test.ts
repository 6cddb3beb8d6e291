import type { FieldModel } from '../schema/SchemaModel';
import { fieldConfig } from './fieldConfig';
import type { ResolverContext, SourcedNode } from './GatsbySchema';

const nodes = new Map(
  ['a', 'b'].map((id): [string, SourcedNode] => [
    id,
    { id, internal: { type: 'CmsPage', contentDigest: id } },
  ]),
);
let tracked: string[];
const context: ResolverContext = {
  nodeModel: {
    getNodeById: ({ id }) => nodes.get(id) ?? null,
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

const resolve = (model: FieldModel, value: unknown) =>
  fieldConfig(model, 'Cms').resolve?.({ links: value }, {}, context, {
    schema: { getType: () => undefined },
  });

beforeEach(() => {
  tracked = [];
});

test('a link is the node, or null when the document is not public', () => {
  expect(resolve(field('relation', false), 'a')).toBe(nodes.get('a'));
  expect(resolve(field('relation', false), 'gone')).toBeNull();
  expect(resolve(field('relation', false), null)).toBeNull();
});

test('a list of links keeps its order, repeats included, and leaves out what is not public', () => {
  expect(resolve(field('relation', true), ['b', 'gone', 'a', 'b'])).toEqual(
    ['b', 'a', 'b'].map((id) => nodes.get(id)),
  );
  expect(resolve(field('relation', true), null)).toBeNull();
});

test('a page depends on the missing documents it links to', () => {
  resolve(field('relation', true), ['b', 'gone']);
  expect(tracked).toEqual(['gone']);
});

test('a link to one of several collections tells which', () => {
  const link = (value: string) => ({ relationTo: 'pages', value });
  expect(resolve(field('polymorphic', false), link('a'))).toEqual({
    relationTo: 'pages',
    value: nodes.get('a'),
  });
  expect(resolve(field('polymorphic', false), link('gone'))).toBeNull();
  expect(resolve(field('polymorphic', true), [link('gone'), link('b')])).toEqual([
    { relationTo: 'pages', value: nodes.get('b') },
  ]);
  expect(tracked).toEqual(['gone', 'gone']);
});

test('a required list may not be null, a required link may: its document can be withdrawn', () => {
  expect(fieldConfig({ ...field('relation', true), required: true }, 'Cms').type).toBe('[CmsPage!]!');
  expect(fieldConfig({ ...field('relation', false), required: true }, 'Cms').type).toBe('CmsPage');
});
