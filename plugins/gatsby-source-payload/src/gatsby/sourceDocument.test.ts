import type { PluginOptions, SourceNodesArgs } from 'gatsby';
import { API_KEY, FakeCms } from '../../testing/FakeCms';
import { FakeGatsby } from '../../testing/fakeGatsby';
import type { Json } from '../Json';
import type { OptionsInput } from '../options';
import { onPreBootstrap } from './onPreBootstrap';
import { sourceNodes } from './sourceNodes';

let cms: FakeCms;
let gatsby: FakeGatsby;

const options = (preview = true): OptionsInput & PluginOptions => ({
  plugins: [],
  serverUrl: cms.url,
  apiKey: API_KEY,
  collections: ['pages', 'media', 'companies', 'redirects'],
  globals: ['siteSettings', 'header'],
  locales: ['he', 'en'],
  retries: 0,
  preview,
});

/** Sources a single document, after all content has been sourced. */
async function ask(document: Json, preview = true): Promise<void> {
  cms.requests.length = 0;
  gatsby.dirty.clear();
  const args = { ...gatsby.args(), webhookBody: { document } } as SourceNodesArgs;
  await sourceNodes(args, options(preview));
}

const page = (id: number, locale = 'he') => gatsby.node('pages', id, locale);

beforeEach(async () => {
  cms = new FakeCms();
  gatsby = new FakeGatsby();
  await cms.start();
  gatsby.begin();
  await onPreBootstrap(gatsby.args(), options());
  await sourceNodes(gatsby.args(), options());
});

afterEach(() => cms.stop());

test('reads only the named document, once per language', async () => {
  cms.edit('pages', 2, (locale) => (locale === 'en' ? { title: 'Saved just now' } : {}));
  await ask({ collection: 'pages', id: 2 });
  expect(page(2, 'en')?.title).toBe('Saved just now');
  expect(cms.requests).toHaveLength(2);
  expect(cms.requests.every((address) => address.startsWith('/api/pages?'))).toBe(true);
  expect(cms.requests.every((address) => address.includes('where[id][equals]=2'))).toBe(true);
  expect([...gatsby.dirty]).toEqual([
    'id:Cms/pages/2/he updatedAt',
    'id:Cms/pages/2/he',
    'id:Cms/pages/2/en title',
    'id:Cms/pages/2/en updatedAt',
    'id:Cms/pages/2/en',
  ]);
});

test('shows unsaved values in the language of the form', async () => {
  const before = page(2)?.title;
  await ask({ collection: 'pages', id: 2, unsaved: { locale: 'en', values: { title: 'Typed' } } });
  expect(page(2, 'en')?.title).toBe('Typed');
  expect(page(2)?.title).toBe(before);
});

test('keeps saved addresses: the form has those of its last save', async () => {
  const before = page(2, 'en')?.path;
  const values = { path: '/elsewhere/', id: 99, title: 'Typed' };
  await ask({ collection: 'pages', id: 2, unsaved: { locale: 'en', values } });
  expect(page(2, 'en')?.path).toBe(before);
});

test('fetches files from their saved address, whatever the form contains', async () => {
  const before = gatsby.node('media', 1, 'he')?.url;
  expect(before).toBeDefined();
  const values = { url: 'http://169.254.169.254/picture.jpg' };
  await ask({ collection: 'media', id: 1, unsaved: { locale: 'he', values } });
  expect(gatsby.node('media', 1, 'he')?.url).toBe(before);
});

test('restores the saved document when it is requested without unsaved values', async () => {
  const before = page(2, 'en')?.title;
  await ask({ collection: 'pages', id: 2, unsaved: { locale: 'en', values: { title: 'Typed' } } });
  await ask({ collection: 'pages', id: 2 });
  expect(page(2, 'en')?.title).toBe(before);
});

test("treats 0, a form's value of a list without rows, as an empty list", async () => {
  await ask({ collection: 'pages', id: 2, unsaved: { locale: 'en', values: { title: 'Typed', blocks: 0 } } });
  expect(page(2, 'en')).toMatchObject({ title: 'Typed', blocks: [] });
});

test('keeps its last state while unsaved values are invalid', async () => {
  const before = page(2, 'en');
  await ask({
    collection: 'pages',
    id: 2,
    unsaved: { locale: 'en', values: { blocks: 'nothing of the kind' } },
  });
  expect(page(2, 'en')).toEqual(before);
});

test('removes the nodes of a deleted document', async () => {
  cms.remove('pages', 2);
  await ask({ collection: 'pages', id: '2' });
  expect(page(2)).toBeUndefined();
  expect(page(1)).toBeDefined();
});

test.each([
  { collection: 'unheardOf', id: 2 },
  { collection: 'globals', id: 'pages' },
  { collection: 'header', id: 'header' },
])('ignores a collection that is not sourced: %j', async (document) => {
  await ask(document);
  expect(cms.requests).toEqual([]);
  expect(gatsby.dirty.size).toBe(0);
});

test('reads a global by slug, with unsaved values that are later reverted', async () => {
  const header = (locale: string) => gatsby.node('globals/header', 'header', locale);
  const before = { he: header('he'), en: header('en') };
  expect(before.en).toBeDefined();
  const unsaved = {
    locale: 'en',
    values: { items: [{ id: 'typed', label: 'Typed' }], globalType: 'header' },
  };
  await ask({ collection: 'globals', id: 'header', unsaved });
  expect(cms.requests.map((address) => address.split('?')[0])).toEqual([
    '/api/globals/header',
    '/api/globals/header',
  ]);
  expect(header('en')).toMatchObject({ items: [{ id: 'typed' }] });
  expect(header('he')).toEqual(before.he);
  await ask({ collection: 'globals', id: 'header' });
  expect(header('en')).toEqual(before.en);
});

test('sources everything for a body without a document, and in a public build', async () => {
  await ask({ collection: 'pages' });
  expect(cms.requests.length).toBeGreaterThan(4);
  await ask({ collection: 'pages', id: 2 }, false);
  expect(cms.requests.length).toBeGreaterThan(4);
});
