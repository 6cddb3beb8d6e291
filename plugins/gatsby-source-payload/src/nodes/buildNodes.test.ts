import { isDeepStrictEqual } from 'node:util';
import content from '../../fixtures/content.json';
import { recordedModel } from '../../testing/recordedModel';
import { testOptions } from '../../testing/testOptions';
import { element, paragraph, state, text } from '../../testing/lexical';
import type { RawDocument } from '../client/PayloadClient';
import { isRecord, type Json } from '../Json';
import type { OptionsInput } from '../options';
import { buildNodes } from './buildNodes';
import { createNodeIds } from './createNodeIds';

const model = recordedModel();
let warnings: string[];

type Slug = keyof typeof content.collections;

const recorded = (slug: Slug, id: number, locale: 'he' | 'en'): RawDocument => {
  const documents: RawDocument[] = content.collections[slug][locale];
  const document = documents.find((candidate) => candidate.id === id);
  if (!document) throw new Error(`${slug} ${id} is not recorded`);
  return structuredClone(document);
};

/** Builds the nodes of a recorded document, after applying a change in each locale. */
const build = (
  slug: Slug,
  id: number,
  change: (document: RawDocument, locale: string) => void = () => undefined,
  options: Partial<OptionsInput> = {},
): Json[] => {
  const entity = model.entities.find((candidate) => candidate.slug === slug);
  if (!entity) throw new Error(`${slug} is not sourced`);
  const document = new Map(
    (['he', 'en'] as const).map((locale) => {
      const raw = recorded(slug, id, locale);
      change(raw, locale);
      return [locale as string, raw];
    }),
  );
  return buildNodes(document, entity, {
    model,
    options: testOptions('http://cms.example', options),
    nodeId: createNodeIds((input) => `id:${input}`, 'Cms'),
    warn: (_key, message) => warnings.push(message),
  });
};

const blocks = (node: Json | undefined): Json[] =>
  Array.isArray(node?.blocks) ? node.blocks.filter(isRecord) : [];
const digest = (node: Json | undefined): unknown =>
  isRecord(node?.internal) ? node.internal.contentDigest : undefined;
const changeBlock = (index: number, patch: Json) => (document: RawDocument) =>
  Object.assign(blocks(document)[index] ?? {}, patch);

beforeEach(() => {
  warnings = [];
});

test('builds one node per locale', () => {
  const [he, en] = build('pages', 2);
  expect(he).toMatchObject({
    id: 'id:Cms/pages/2/he',
    documentId: '2',
    locale: 'he',
    path: '/about/',
    title: 'אודות',
    template: 'about',
    tags: ['a', 'b'],
    parentPage: 'id:Cms/pages/1/he',
    seo: { metaTitle: null, ogImage: 'id:Cms/media/2/he' },
    internal: { type: 'CmsPage' },
  });
  expect(en).toMatchObject({
    locale: 'en',
    path: '/en/about/',
    title: 'About',
    parentPage: 'id:Cms/pages/1/en',
  });
});

test('contains the paths of a page in all its languages, default first', () => {
  const alternates = [
    { locale: 'he', path: '/about/' },
    { locale: 'en', path: '/en/about/' },
  ];
  expect(build('pages', 2).map((node) => node.alternates)).toEqual([alternates, alternates]);
  expect(build('pages', 2, undefined, { defaultLocale: 'en' })[0]?.alternates).toEqual(
    [...alternates].reverse(),
  );
});

test("builds nodes only for the document's languages", () => {
  expect(build('pages', 3).map(({ locale }) => locale)).toEqual(['he']);
  expect(build('pages', 3)[0]?.alternates).toEqual([{ locale: 'he', path: '/only/' }]);
  expect(build('pages', 2, (document) => (document.languages = ['en'])).map(({ locale }) => locale)).toEqual([
    'en',
  ]);
});

test('builds nodes for all languages if the document lists none', () => {
  expect(build('pages', 2, (document) => (document.languages = [])).map(({ locale }) => locale)).toEqual([
    'he',
    'en',
  ]);
});

test('skips a draft in public builds and builds it in the preview', () => {
  const draft = (document: RawDocument) => (document._status = 'draft');
  expect(build('pages', 2, draft)).toEqual([]);
  expect(build('pages', 2, draft, { preview: true })).toHaveLength(2);
});

test('converts block types, names of selects, and links of the same locale', () => {
  const [, en] = build('pages', 2);
  const [banner, words, numbers] = blocks(en);
  expect(banner).toMatchObject({
    __typename: 'CmsTopBannerBlock',
    blockType: 'topBanner',
    title: 'About us',
    tone: 'stone_dark',
    media: { desktop: 'id:Cms/media/1/en', mobile: null },
    link: { kind: 'page', page: 'id:Cms/pages/1/en', file: null },
  });
  expect(words).toMatchObject({ __typename: 'CmsContentTextBlock' });
  expect(numbers).toMatchObject({
    __typename: 'CmsNumbersComponent1Block',
    colours: ['_301', 'red'],
    extra: { a: 1 },
    related: ['id:Cms/pages/1/en'],
    gallery: ['id:Cms/media/2/en', 'id:Cms/media/1/en'],
    anything: [
      { relationTo: 'media', value: 'id:Cms/media/2/en' },
      { relationTo: 'pages', value: 'id:Cms/pages/1/en' },
    ],
    items: [{ value: 5, label: 'חמש', links: [{ link: { file: 'id:Cms/media/4/en' } }] }],
  });
});

test('drops fields that the schema does not have', () => {
  const [he] = build('pages', 2, (document) => Object.assign(document, { secret: 1 }));
  expect(he).not.toHaveProperty('secret');
  expect(he).not.toHaveProperty('deletedAt');
  expect(he).not.toHaveProperty('author');
});

test('leaves out a link to a collection that is not sourced', () => {
  const [he] = build(
    'pages',
    2,
    changeBlock(2, {
      anything: [
        { relationTo: 'users', value: 1 },
        { relationTo: 'pages', value: 1 },
      ],
    }),
  );
  expect(blocks(he)[2]?.anything).toEqual([{ relationTo: 'pages', value: 'id:Cms/pages/1/he' }]);
});

test('gives files an absolute address and whole numbers', () => {
  const [he] = build('media', 1, (document) => Object.assign(document, { width: 1600.4 }));
  expect(he).toMatchObject({
    url: 'http://cms.example/api/media/file/one.jpg',
    width: 1600,
    filesize: 8818,
    alt: 'תמונה one',
  });
  const [elsewhere] = build('media', 1, (document) => (document.url = 'https://cdn.example/one.jpg'));
  expect(elsewhere?.url).toBe('https://cdn.example/one.jpg');
});

test('has a digest of the content', () => {
  const before = build('pages', 2).map(digest);
  expect(build('pages', 2).map(digest)).toEqual(before);
  const [he, en] = build(
    'pages',
    2,
    (document, locale) => locale === 'en' && (document.title = 'Who we are'),
  ).map(digest);
  expect(he).toBe(before[0]);
  expect(en).not.toBe(before[1]);
});

test.each<[string, Slug, number, boolean]>([
  ['a page', 'pages', 2, true],
  ['a document without a page', 'companies', 1, false],
])('the digest of %s and the time of its last change', (_, slug, id, isCovered) => {
  const at = (updatedAt: string) =>
    build(slug, id, (document) => Object.assign(document, { updatedAt })).map(digest);
  const isSame = isDeepStrictEqual(at('2030-01-01T00:00:00.000Z'), at('2030-01-02T00:00:00.000Z'));
  expect(isSame).toBe(!isCovered);
});

test('treats the path of one language as content of the other, whose page names it', () => {
  const [he] = build('pages', 2, (document, locale) => locale === 'en' && (document.path = '/en/us/'));
  expect(digest(he)).not.toBe(digest(build('pages', 2)[0]));
});

test('leaves out an unknown block with a warning that names the page', () => {
  const [he] = build('pages', 2, changeBlock(0, { blockType: 'carousel' }));
  expect(blocks(he)).toHaveLength(2);
  expect(warnings).toContain(
    'pages 2 (he): unknown block type "carousel" in "blocks[0]"; the block is left out.',
  );
});

test('warns about unsupported rich text', () => {
  build('pages', 2, changeBlock(1, { text: state(element('poll', [paragraph(text('x'))])) }));
  expect(warnings).toContain(
    'pages 2 (he): the rich text "blocks[1].text" holds a "poll", which the site cannot show; only the text in it is kept.',
  );
});

test('converts an empty rich text to null', () => {
  const [he] = build('pages', 2, changeBlock(1, { text: state(paragraph()) }));
  expect(blocks(he)[1]?.text).toBeNull();
});

test.each<[string, Slug, Json, string]>([
  [
    'a missing required value',
    'companies',
    { companyId: null },
    'companies 1 (he), field "companyId": is required and has no value.',
  ],
  [
    'a text where a number should be',
    'companies',
    { companyId: '7' },
    'companies 1 (he), field "companyId": should be Float, is the string "7".',
  ],
  [
    'an object where a text should be',
    'companies',
    { name: { he: 'x' } },
    'companies 1 (he), field "name": should be String, is an object.',
  ],
  [
    'a text where a list should be',
    'pages',
    { tags: 'a' },
    'pages 1 (he), field "tags": should be a list, is the string "a".',
  ],
  [
    'a nothing in a list',
    'pages',
    { tags: ['a', 5] },
    'pages 1 (he), field "tags[1]": should be String, is the number 5.',
  ],
  ['no date', 'pages', { date: 'soon' }, 'pages 1 (he), field "date": should be Date, is the string "soon".'],
  [
    'a choice that is none',
    'pages',
    { template: 'shop' },
    'pages 1 (he), field "template": has the value "shop", which is none of home, generic, about.',
  ],
  [
    'a list where an object should be',
    'pages',
    { seo: [] },
    'pages 1 (he), field "seo": should be an object, is a list.',
  ],
  [
    'no id',
    'pages',
    { parentPage: true },
    'pages 1 (he), field "parentPage": should be the id of a document, is the boolean true.',
  ],
  [
    'a bad link deep inside',
    'redirects',
    { to: { page: [] } },
    'redirects 1 (he), field "to.page": should be the id of a document, is a list.',
  ],
  [
    'a file without a file',
    'media',
    { url: null },
    'media 1 (he), field "url": is required of a file and has no value.',
  ],
])('rejects %s and names the place', (_name, slug, patch, message) => {
  expect(() => build(slug, 1, (document) => Object.assign(document, patch))).toThrow(
    expect.objectContaining({ kind: 'badDocument', message }) as Error,
  );
});

test.each([null, '', 'about', 5])('rejects a page with the path %j', (path) => {
  expect(() =>
    build('pages', 1, (document, locale) => locale === 'en' && Object.assign(document, { path })),
  ).toThrow(
    expect.objectContaining({
      kind: 'missingPath',
      message: `pages 1 (en): the field "path" should be a path, is ${JSON.stringify(path)}.`,
    }) as Error,
  );
});

test('leaves out an unfinished page in the preview with a warning', () => {
  const nodes = build('pages', 1, (document, locale) => locale === 'en' && (document.path = null), {
    preview: true,
  });
  expect(nodes.map(({ alternates }) => alternates)).toEqual([[{ locale: 'he', path: '/' }]]);
  expect(warnings).toEqual([
    'pages 1 (en): the field "path" should be a path, is null. The page is left out of the preview.',
  ]);
});

test('leaves out an unfinished document or row in the preview with a warning', () => {
  expect(build('companies', 1, (document) => (document.companyId = null), { preview: true })).toEqual([]);
  expect(warnings[0]).toBe(
    'companies 1 (he) is left out of the preview: field "companyId": is required and has no value.',
  );
  const broken = changeBlock(2, { items: [{ value: 'five' }, { value: 6 }] });
  const [he] = build('pages', 2, broken, { preview: true });
  expect(blocks(he)[2]?.items).toMatchObject([{ value: 6 }]);
  expect(warnings.at(-2)).toContain('pages 2 (he): "blocks[2].items[0]" is left out of the preview');
});
