import { recordedModel, recordedSchema } from '../../testing/recordedModel';
import { testOptions } from '../../testing/testOptions';
import type { OptionsInput } from '../options';
import { buildSchemaModel } from './buildSchemaModel';

const options = (changed: Partial<OptionsInput> = {}) => testOptions('http://cms.example', changed);

const scalar = (type: string) => ({ kind: 'SCALAR', name: type, ofType: null });

test('finds collections and globals by slug', () => {
  expect(recordedModel().entities).toEqual([
    {
      kind: 'collection',
      slug: 'pages',
      type: 'Page',
      upload: false,
      timestamps: true,
      drafts: true,
      paths: true,
      languages: true,
    },
    {
      kind: 'collection',
      slug: 'media',
      type: 'Media',
      upload: true,
      timestamps: true,
      drafts: false,
      paths: false,
      languages: false,
    },
    {
      kind: 'collection',
      slug: 'companies',
      type: 'Company',
      upload: false,
      timestamps: true,
      drafts: false,
      paths: false,
      languages: false,
    },
    {
      kind: 'collection',
      slug: 'redirects',
      type: 'Redirect',
      upload: false,
      timestamps: true,
      drafts: false,
      paths: false,
      languages: false,
    },
    {
      kind: 'global',
      slug: 'siteSettings',
      type: 'SiteSetting',
      upload: false,
      timestamps: true,
      drafts: false,
      paths: false,
      languages: false,
    },
    {
      kind: 'global',
      slug: 'header',
      type: 'Header',
      upload: false,
      timestamps: true,
      drafts: false,
      paths: false,
      languages: false,
    },
  ]);
});

test('uses a type from the options', () => {
  const model = buildSchemaModel(
    recordedSchema(),
    options({ collections: [{ slug: 'images', type: 'Media' }], globals: [] }),
  );
  expect(model.entities).toMatchObject([{ slug: 'images', type: 'Media', upload: true }]);
});

test.each<[string, Partial<OptionsInput>, string]>([
  [
    'a collection',
    { collections: ['articles'] },
    'Collection "articles": no type "Articles" among Page, Media,',
  ],
  ['a global', { globals: ['footer'] }, 'Global "footer": no type "Footer" among SiteSetting, Header'],
  [
    'a named type',
    { collections: [{ slug: 'pages', type: 'Article' }] },
    'Collection "pages": no type "Article"',
  ],
])('rejects %s that the CMS does not have', (_name, changed, message) => {
  expect(() => buildSchemaModel(recordedSchema(), options(changed))).toThrow(
    expect.objectContaining({
      kind: 'unknownEntity',
      message: expect.stringContaining(message) as string,
    }) as Error,
  );
});

const fieldsOf = (type: string) =>
  Object.fromEntries(
    (recordedModel().objects[type]?.fields ?? []).map(({ name, ...field }) => [name, field]),
  );

test('has the kind of each field', () => {
  expect(fieldsOf('Page')).toMatchObject({
    title: { kind: 'scalar', scalar: 'String', list: false, required: false },
    tags: { kind: 'scalar', scalar: 'String', list: true },
    order: { kind: 'scalar', scalar: 'Float' },
    hideBreadcrumbs: { kind: 'scalar', scalar: 'Boolean' },
    email: { kind: 'scalar', scalar: 'String' },
    date: { kind: 'scalar', scalar: 'Date' },
    template: { kind: 'enum', type: 'Page_template' },
    languages: { kind: 'enum', type: 'Page_languages', list: true },
    parentPage: { kind: 'relation', type: 'Page', list: false },
    company: { kind: 'relation', type: 'Company' },
    seo: { kind: 'object', type: 'Page_Seo' },
    blocks: { kind: 'blocks', type: 'Page_Blocks', list: true },
  });
  expect(fieldsOf('ContentTextBlock').text).toEqual({ kind: 'richText', list: false, required: false });
  expect(fieldsOf('NumbersComponent1Block')).toMatchObject({
    extra: { kind: 'scalar', scalar: 'JSON' },
    related: { kind: 'relation', type: 'Page', list: true },
    gallery: { kind: 'relation', type: 'Media', list: true },
    anything: { kind: 'polymorphic', list: true },
    items: { kind: 'object', type: 'NumbersComponent1Block_Items', list: true },
  });
  expect(fieldsOf('Company').companyId).toEqual({
    kind: 'scalar',
    scalar: 'Float',
    list: false,
    required: true,
  });
});

test('leaves out users, joins, trash, and groups of nothing else', () => {
  const names = Object.keys(fieldsOf('Page'));
  expect(names).not.toContain('author');
  expect(names).not.toContain('children2');
  expect(names).not.toContain('deletedAt');
  expect(names).not.toContain('only_users');
  expect(Object.keys(recordedModel().objects)).not.toEqual(expect.arrayContaining(['User']));
  expect(Object.keys(recordedModel().objects)).not.toEqual(expect.arrayContaining(['Page_OnlyUsers']));
});

test('keeps the sourced members of a polymorphic relationship', () => {
  expect(Object.values(recordedModel().polymorphic)).toEqual([
    {
      name: 'NumbersComponent1Block_Anything_Relationship',
      relationTo: 'NumbersComponent1Block_Anything_RelationTo',
      union: 'NumbersComponent1Block_Anything',
      members: ['Page', 'Media'],
    },
  ]);
});

test('contains enums and block unions', () => {
  const model = recordedModel();
  expect(model.enums.NumbersComponent1Block_colours).toEqual(['_301', 'red']);
  expect(model.blocks).toEqual({
    Page_Blocks: ['TopBannerBlock', 'ContentTextBlock', 'NumbersComponent1Block'],
  });
});

test.each(['parent', 'children', 'internal', 'fields', 'documentId', 'locale', 'alternates'])(
  'rejects the reserved field name %s',
  (name) => {
    const schema = recordedSchema();
    schema.types.Company?.fields?.push({ name, args: [], type: scalar('String') });
    expect(() => buildSchemaModel(schema, options())).toThrow(
      expect.objectContaining({
        kind: 'reservedName',
        message: `The field "${name}" of collection "companies" (type Company) has a reserved name.`,
      }) as Error,
    );
  },
);

test('rejects names of remote files only for uploads', () => {
  const schema = recordedSchema();
  schema.types.Company?.fields?.push({ name: 'publicUrl', args: [], type: scalar('String') });
  expect(() => buildSchemaModel(schema, options())).not.toThrow();
  schema.types.Media?.fields?.push({ name: 'publicUrl', args: [], type: scalar('String') });
  expect(() => buildSchemaModel(schema, options())).toThrow('publicUrl');
});

test('allows any field name in rows of a document', () => {
  const schema = recordedSchema();
  schema.types.Header_Items?.fields?.push({ name: 'parent', args: [], type: scalar('String') });
  expect(() => buildSchemaModel(schema, options())).not.toThrow();
});
