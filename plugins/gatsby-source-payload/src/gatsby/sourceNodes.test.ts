import type { PluginOptions } from 'gatsby';
import { API_KEY, FakeCms, VERSIONS_ROUTE } from '../../testing/FakeCms';
import { BuildEnded, FakeGatsby } from '../../testing/fakeGatsby';
import { isRecord, type Json } from '../Json';
import type { OptionsInput } from '../options';
import { ERROR_IDS, type ErrorKind } from '../SourceError';
import { onPreBootstrap } from './onPreBootstrap';
import { sourceNodes } from './sourceNodes';

/**
 * Ids of nodes and fields that must change when page 2 is saved. The Hebrew node is included even if only the English
 * text has changed, because sitemap and structured data contain the time of saving.
 */
const TIME_OF_ABOUT = ['id:Cms/pages/2/he updatedAt', 'id:Cms/pages/2/he'];
const TITLE_OF_ABOUT = [
  ...TIME_OF_ABOUT,
  ...['id:Cms/pages/2/en title', 'id:Cms/pages/2/en updatedAt', 'id:Cms/pages/2/en'],
];

let cms: FakeCms;
let gatsby: FakeGatsby;

const optionsOf = (changed: Partial<OptionsInput> = {}): OptionsInput & PluginOptions => ({
  plugins: [],
  serverUrl: cms.url,
  apiKey: API_KEY,
  collections: ['pages', 'media', 'companies', 'redirects'],
  globals: ['siteSettings', 'header'],
  locales: ['he', 'en'],
  retries: 0,
  ...changed,
});

/** Starts a build and runs it until its nodes are created. */
const source = async (changed: Partial<OptionsInput> = {}) => {
  gatsby.begin();
  cms.requests.length = 0;
  const options = optionsOf(changed);
  await onPreBootstrap(gatsby.args(), options);
  await sourceNodes(gatsby.args(), options);
};

/** Runs a complete build. */
const build = async (changed: Partial<OptionsInput> = {}) => {
  await source(changed);
  gatsby.finish();
};

const failure = async (changed: Partial<OptionsInput> = {}): Promise<{ id?: string; text: string }> => {
  try {
    await source(changed);
  } catch (error) {
    if (error instanceof BuildEnded) return error.report;
    throw error;
  }
  throw new Error('The build did not end');
};

const lists = (slug: string) =>
  cms.requests.filter((address) => address.startsWith(`/api/${slug}?`) && address.includes('page='));
const page = (id: number, locale = 'he') => gatsby.node('pages', id, locale);
const published = (id: number, locale: string, rest: Json) => {
  const [first] = cms.content.collections.pages?.[locale] ?? [];
  return { ...first, id, _status: 'published', updatedAt: new Date().toISOString(), ...rest };
};

beforeEach(async () => {
  cms = new FakeCms();
  gatsby = new FakeGatsby();
  await cms.start();
});

afterEach(() => cms.stop());

describe('a first build', () => {
  test('sources everything public in every locale', async () => {
    await build();
    const types = [...gatsby.nodes.values()].map(({ internal }) => internal.type);
    const count = (type: string) => types.filter((candidate) => candidate === type).length;
    expect({
      pages: count('CmsPage'),
      media: count('CmsMedia'),
      companies: count('CmsCompany'),
      redirects: count('CmsRedirect'),
    }).toEqual({ pages: 5, media: 8, companies: 2, redirects: 2 });
    expect(gatsby.node('globals/siteSettings', 'siteSettings', 'en')).toMatchObject({
      siteName: 'Even Derech Group',
      documentId: 'siteSettings',
      locale: 'en',
      specialCompany: 'id:Cms/companies/1/en',
    });
    expect(gatsby.infos).toEqual([
      'gatsby-source-payload: read everything; 21 nodes new or changed, 0 unchanged, 0 removed',
    ]);
    expect(gatsby.stateful).toBe(true);
  });

  test('sources everything that the versions route names when the options name nothing', async () => {
    cms.reportsDrafts = true;
    await build({ collections: undefined, globals: undefined, versionsRoute: VERSIONS_ROUTE, preview: true });
    const types = new Set([...gatsby.nodes.values()].map(({ internal }) => internal.type));
    expect([...types].sort()).toEqual([
      'CmsCompany',
      'CmsHeader',
      'CmsMedia',
      'CmsPage',
      'CmsRedirect',
      'CmsSiteSetting',
    ]);
  });

  test('needs no tombstones', async () => {
    await build();
    expect(lists('tombstones')).toEqual([]);
  });
});

describe('a later build', () => {
  beforeEach(() => build());

  test('reads only changes, and changes no nodes without them', async () => {
    await build();
    expect(lists('pages').every((address) => address.includes('where[updatedAt][greater_than]='))).toBe(true);
    expect(gatsby.dirty.size).toBe(0);
    expect(gatsby.nodes.size).toBe(21);
  });

  test("requests changes since before its last reading, by the server's clock", async () => {
    await build();
    const since = /greater_than\]=([^&]+)/.exec(lists('pages')[0] ?? '')?.[1] ?? '';
    const age = Date.now() - Date.parse(since);
    expect(age).toBeGreaterThanOrEqual(60_000);
    expect(age).toBeLessThan(75_000);
  });

  test('changes only the nodes of an edited document', async () => {
    cms.edit('pages', 2, (locale) => (locale === 'en' ? { title: 'Who we are' } : {}));
    await build();
    // The dependency on `title` is included, so that pages that show only the title are rendered again.
    expect([...gatsby.dirty]).toEqual(TITLE_OF_ABOUT);
    expect(gatsby.nodes.size).toBe(21);
    expect(page(2, 'en')?.title).toBe('Who we are');
    expect(gatsby.infos[0]).toContain('read what changed; 2 nodes new or changed');
    expect(page(2, 'he')?.updatedAt).toBe(page(2, 'en')?.updatedAt);
  });

  test('reads everything from another database, whatever its times are', async () => {
    cms.database = 'a backup of last week';
    cms.edit('pages', 2, { title: 'As it was' }, new Date('2026-01-01'));
    cms.remove('companies', 1, { tombstone: false });
    await build();
    expect(gatsby.infos[0]).toContain('read everything, because the CMS has another database');
    expect(page(2)?.title).toBe('As it was');
    expect(gatsby.node('companies', 1, 'he')).toBeUndefined();
    await build();
    expect(gatsby.infos[0]).toContain('read what changed');
  });

  test('reads changes from a CMS that does not name its database', async () => {
    cms.database = null;
    await build();
    await build();
    expect(gatsby.infos[0]).toContain('read what changed');
  });

  test('changes nothing when a document without a page is saved unchanged', async () => {
    cms.edit('companies', 1, {});
    await build();
    expect(gatsby.dirty.size).toBe(0);
  });

  test('reads globals every time', async () => {
    Object.assign(cms.content.globals.header?.en ?? {}, { items: [] });
    await build();
    expect([...gatsby.dirty]).toEqual([
      'id:Cms/globals/header/header/en items',
      'id:Cms/globals/header/header/en',
    ]);
  });

  test('adds a new document', async () => {
    for (const locale of ['he', 'en']) {
      cms.content.collections.pages?.[locale]?.push(
        published(9, locale, { path: locale === 'he' ? '/new/' : '/en/new/' }),
      );
    }
    await build();
    expect(page(9, 'en')).toMatchObject({ path: '/en/new/' });
  });

  test('removes a deleted document in every locale', async () => {
    cms.remove('pages', 2);
    await build();
    expect([page(2, 'he'), page(2, 'en')]).toEqual([undefined, undefined]);
    expect(gatsby.nodes.size).toBe(19);
  });

  test('removes an unpublished document by its tombstone', async () => {
    cms.edit('pages', 2, { _status: 'draft' });
    cms.bury('pages', 2);
    await build();
    expect(page(2)).toBeUndefined();
  });

  test('keeps a document that was unpublished and published again', async () => {
    const now = Date.now();
    cms.bury('pages', 2, new Date(now - 2000));
    cms.edit('pages', 2, { title: 'Back' }, new Date(now - 1000));
    await build();
    expect(page(2)?.title).toBe('Back');
  });

  test('removes a document that was unpublished while it was read', async () => {
    const now = Date.now();
    cms.edit('pages', 2, { title: 'Old' }, new Date(now - 2000));
    cms.bury('pages', 2, new Date(now - 1000));
    await build();
    expect(page(2)).toBeUndefined();
  });

  test('removes the node of a removed language, and updates the other language', async () => {
    cms.edit('pages', 2, { languages: ['he'] });
    await build();
    expect(page(2, 'en')).toBeUndefined();
    expect(page(2, 'he')?.alternates).toEqual([{ locale: 'he', path: '/about/' }]);
  });

  test('ignores a tombstone of another collection with the same id', async () => {
    cms.bury('companies', 2);
    cms.bury('articles', 2);
    await build();
    expect(page(2)).toBeDefined();
  });

  test.each<[string, Partial<OptionsInput>]>([
    ['an option', { pathField: 'slug' }],
    ['the locales', { locales: ['he'] }],
  ])('reads everything again when %s changes', async (_name, changed) => {
    cms.edit('pages', 1, { slug: '/', path: '/' });
    cms.edit('pages', 2, { slug: '/about', path: '/about/' });
    cms.edit('pages', 3, { slug: '/only', path: '/only/' });
    await build(changed);
    expect(lists('pages').some((address) => address.includes('greater_than'))).toBe(false);
  });

  test('removes the nodes of a locale that the options no longer contain', async () => {
    await build({ locales: ['he'] });
    expect([...gatsby.nodes.values()].filter(({ locale }) => locale === 'en')).toEqual([]);
  });

  test('reads everything again when the schema changes', async () => {
    const scalar = { kind: 'SCALAR', name: 'String', ofType: null };
    cms.schema.types.Company?.fields?.push({ name: 'slogan', args: [], type: scalar });
    await build();
    expect(lists('companies').some((address) => address.includes('greater_than'))).toBe(false);
    expect(gatsby.node('companies', 1, 'he')).toHaveProperty('slogan', null);
    expect(gatsby.infos[0]).toContain('read everything, because schema or options changed;');
  });

  test('removes the nodes of a collection that the options no longer contain', async () => {
    await build({ collections: ['pages', 'media', 'companies'], globals: ['siteSettings'] });
    const types = new Set([...gatsby.nodes.values()].map(({ internal }) => internal.type));
    expect([...types].sort()).toEqual(['CmsCompany', 'CmsMedia', 'CmsPage', 'CmsSiteSetting']);
  });

  test('reads everything after more than a week', async () => {
    jest.useFakeTimers({
      doNotFake: ['setImmediate', 'setTimeout', 'nextTick', 'queueMicrotask'],
      now: Date.now() + 8 * 24 * 3600 * 1000,
    });
    await build();
    jest.useRealTimers();
    expect(lists('pages').some((address) => address.includes('greater_than'))).toBe(false);
  });

  test("reads everything every time without the server's clock", async () => {
    cms.sendsDate = false;
    await build();
    await build();
    expect(lists('pages').some((address) => address.includes('greater_than'))).toBe(false);
    expect(gatsby.infos[0]).toContain('because the CMS reports no time');
  });
});

describe('with versions of collections', () => {
  const options = { versionsRoute: VERSIONS_ROUTE };
  const asked = () =>
    [...new Set(cms.requests.map((address) => /^\/api\/([\w/]+)\?.*page=/.exec(address)?.[1] ?? ''))].filter(
      Boolean,
    );

  beforeEach(() => build(options));

  test('requests nothing of unchanged collections', async () => {
    await build(options);
    expect(asked()).toEqual([]);
    expect(gatsby.dirty.size).toBe(0);
    expect(gatsby.nodes.size).toBe(21);
  });

  test('requests changes until a collection has not changed for a minute', async () => {
    cms.edit('pages', 2, (locale) => (locale === 'en' ? { title: 'Who we are' } : {}));
    await build(options);
    expect(asked()).toEqual(['pages']);
    expect([...gatsby.dirty]).toEqual(TITLE_OF_ABOUT);
    // A concurrent transaction can save a document with an earlier time than the last change. The version of the
    // collection does not change then.
    cms.edit('pages', 1, { title: 'Late' }, new Date(Date.now() - 5000));
    await build(options);
    expect(asked()).toEqual(['pages']);
    expect(page(1)?.title).toBe('Late');
  });

  test('finds deleted documents', async () => {
    cms.remove('companies', 1);
    await build(options);
    expect(asked().sort()).toEqual(['companies', 'tombstones']);
    expect(gatsby.node('companies', 1, 'he')).toBeUndefined();
  });

  test('reads globals without versions', async () => {
    Object.assign(cms.content.globals.header?.en ?? {}, { items: [] });
    await build(options);
    expect([...gatsby.dirty]).toContain('id:Cms/globals/header/header/en items');
  });

  test('requests everything in a preview without versions of drafts', async () => {
    await build({ ...options, preview: true });
    await build({ ...options, preview: true });
    expect(asked()).toEqual(expect.arrayContaining(['pages', 'media', 'companies', 'redirects']));
  });

  test('requests changed drafts in a preview with versions of drafts', async () => {
    const preview = { ...options, preview: true };
    cms.reportsDrafts = true;
    await build(preview);
    await build(preview);
    expect(asked()).toEqual([]);
    const [he] = cms.content.collections.pages?.he ?? [];
    const draft = { ...he, id: 2, _status: 'draft', title: 'טיוטה', path: '/about/' };
    cms.drafts.pages = { he: [{ ...draft, updatedAt: new Date().toISOString() }] };
    await build(preview);
    expect(asked()).toEqual(['pages']);
    expect(page(2)?.title).toBe('טיוטה');
    cms.remove('companies', 1, { tombstone: false });
    await build(preview);
    expect(gatsby.node('companies', 1, 'he')).toBeUndefined();
    expect(page(2)?.title).toBe('טיוטה');
    expect(cms.requests.filter((address) => address.includes('header'))).toEqual([]);
    expect(gatsby.node('globals/header', 'header', 'he')).toBeDefined();
  });

  test('ends the build on an invalid answer', async () => {
    cms.faults.push({ match: VERSIONS_ROUTE, times: 9, status: 200, body: '{"sources":{"pages":1}}' });
    expect((await failure(options)).text).toContain(`${VERSIONS_ROUTE} did not answer with versions`);
  });
});

describe('without tombstones', () => {
  const options = { tombstones: false as const };

  test('finds deleted documents by the remaining ids', async () => {
    await build(options);
    cms.remove('pages', 2, { tombstone: false });
    cms.edit('pages', 3, { _status: 'draft' });
    await build(options);
    expect([page(2), page(3)]).toEqual([undefined, undefined]);
    expect(page(1)).toBeDefined();
    expect(lists('tombstones')).toEqual([]);
  });
});

describe('in preview', () => {
  const options = { preview: true };
  const draft = (id: number, locale: string, rest: Json): Json & { id: number } => ({
    ...published(id, locale, {}),
    _status: 'draft',
    ...rest,
    id,
  });

  test('sources drafts, also of unpublished documents', async () => {
    cms.drafts.pages = { he: [draft(2, 'he', { title: 'טיוטה', path: '/about/' })] };
    cms.edit('pages', 4, (locale) => ({ path: locale === 'he' ? '/draft/' : '/en/draft/', title: 'D' }));
    await build(options);
    expect(page(2)?.title).toBe('טיוטה');
    expect(page(4, 'en')).toMatchObject({ path: '/en/draft/', _status: 'draft' });
    expect(
      cms.requests
        .filter((address) => address.includes('depth=0&limit=100'))
        .every((address) => address.includes('draft=true')),
    ).toBe(true);
  });

  test('sources a changed draft', async () => {
    await build(options);
    cms.drafts.pages = { he: [draft(2, 'he', { title: 'טיוטה', path: '/about/' })] };
    await build(options);
    expect(lists('pages')[0]).toContain('greater_than');
    expect([...gatsby.dirty]).toContain('id:Cms/pages/2/he');
    expect(page(2)?.title).toBe('טיוטה');
  });

  test('keeps unpublished documents and removes deleted ones', async () => {
    await build(options);
    cms.edit('pages', 2, { _status: 'draft' });
    cms.bury('pages', 2);
    cms.remove('pages', 3, { tombstone: false });
    await build(options);
    expect(page(2)).toMatchObject({ _status: 'draft' });
    expect(page(3)).toBeUndefined();
  });

  test('is separate from the public content', async () => {
    await build();
    await build(options);
    expect(lists('pages').some((address) => address.includes('greater_than'))).toBe(false);
  });
});

describe('after a build that failed with its nodes created', () => {
  test('creates the nodes again, so that no page misses the change', async () => {
    await build();
    cms.edit('pages', 2, (locale) => (locale === 'en' ? { title: 'Changed' } : {}));
    await source();
    expect([...gatsby.dirty]).toEqual(TITLE_OF_ABOUT);
    await build();
    expect([...gatsby.dirty]).toEqual(
      expect.arrayContaining(['id:Cms/pages/2/en', 'id:Cms/pages/2/en *', 'id:Cms/pages/1/he *']),
    );
    expect(gatsby.infos[0]).toContain('read everything, because the last build was interrupted;');
    await build();
    expect(gatsby.dirty.size).toBe(0);
  });

  test('changes nothing after a failure before the nodes were created', async () => {
    await build();
    cms.edit('pages', 2, (locale) => (locale === 'en' ? { title: 'Changed' } : { path: null }));
    expect((await failure()).id).toBe(ERROR_IDS.missingPath);
    expect(page(2, 'en')?.title).toBe('About');
    cms.edit('pages', 2, (locale) => (locale === 'he' ? { path: '/about/' } : {}));
    await build();
    expect([...gatsby.dirty]).toEqual(TITLE_OF_ABOUT);
  });
});

test('keeps the nodes of a document that cannot be a node, reports it until it is corrected, and sources all others', async () => {
  await build();
  gatsby.omitsFailedDocuments = true;
  const refused = [{ label: 'pages 2 (he)', nodes: ['id:Cms/pages/2/he', 'id:Cms/pages/2/en'] }];
  cms.edit('pages', 2, { path: null, title: 'Refused' });
  cms.edit('pages', 1, { title: 'Front' });
  await build();
  expect(gatsby.refused).toEqual(refused);
  expect(page(2, 'en')?.title).toBe('About');
  expect(page(1, 'en')?.title).toBe('Front');
  // The refused document is not read again, because it has not changed.
  await build();
  expect(gatsby.refused).toEqual(refused);
  cms.edit('pages', 2, (locale) => ({ path: locale === 'en' ? '/en/about/' : '/about/' }));
  await build();
  expect([gatsby.refused, page(2, 'en')?.title]).toEqual([[], 'Refused']);
  cms.edit('pages', 2, { path: null });
  await build();
  cms.remove('pages', 2);
  await build();
  expect([gatsby.refused, page(2, 'en')]).toEqual([[], undefined]);
});

describe('failures end the build with a report', () => {
  const expectFailure = async (
    kind: ErrorKind,
    text: string | RegExp,
    changed: Partial<OptionsInput> = {},
  ) => {
    const report = await failure(changed);
    expect(report.id).toBe(ERROR_IDS[kind]);
    expect(report.text).toMatch(text);
    expect(gatsby.nodes.size).toBe(0);
  };

  test('when the CMS is unreachable', async () => {
    const serverUrl = cms.url;
    await cms.stop();
    await expectFailure('unreachable', /GET http:.*ECONNREFUSED/, { serverUrl });
    await cms.start();
  });

  test('when the key is wrong', () => expectFailure('refused', '/api/services/me', { apiKey: 'wrong' }));

  test('when introspection is refused', () =>
    expectFailure('badSchema', 'introspection is not allowed', { apiKey: null }));

  test('when a collection does not exist', () =>
    expectFailure('unknownEntity', '"articles"', { collections: ['articles'] }));

  test('when a collection must not be read', async () => {
    cms.faults.push({
      match: '/api/companies?locale',
      times: 9,
      status: 403,
      body: '{"errors":[{"message":"You are not allowed"}]}',
    });
    await expectFailure('refused', /\/api\/companies\?locale=he.* → 403 Forbidden: .*You are not allowed/);
  });

  test('when the CMS fails', async () => {
    cms.faults.push({ match: '/api/globals/header', times: 9, status: 500, body: '{}' });
    await expectFailure('badStatus', '/api/globals/header');
  });

  test('when the CMS returns an HTML page', async () => {
    cms.faults.push({ match: '/api/media?locale', times: 9, status: 200, body: '<html>' });
    await expectFailure('notJson', '/api/media?');
  });

  test('when a document violates the schema', async () => {
    cms.edit('companies', 1, { companyId: 'many' });
    await expectFailure('badDocument', 'companies 1 (he), field "companyId"');
  });

  test('when a page has no path', async () => {
    cms.edit('pages', 2, { path: '' });
    await expectFailure('missingPath', 'pages 2 (he)');
  });

  test('when a field has a reserved name', async () => {
    const scalar = { kind: 'SCALAR', name: 'String', ofType: null };
    cms.schema.types.Page?.fields?.push({ name: 'parent', args: [], type: scalar });
    await expectFailure('reservedName', 'field "parent" of collection "pages"');
  });

  test('only after the last of several attempts', async () => {
    cms.faults.push({
      match: '/api/globals/header',
      times: 1,
      status: 503,
      body: '{}',
      headers: { 'Retry-After': '0' },
    });
    await build({ retries: 1 });
    expect(gatsby.nodes.size).toBe(21);
  });
});

test('reports an unknown block once per page and type', async () => {
  cms.edit('pages', 2, (locale) => {
    const [first] = (cms.content.collections.pages?.[locale] ?? []).filter(({ id }) => id === 2);
    const blocks: unknown[] = Array.isArray(first?.blocks) ? first.blocks : [];
    return { blocks: [...blocks, { blockType: 'carousel', id: 'a' }, { blockType: 'carousel', id: 'b' }] };
  });
  await build();
  expect(gatsby.warnings.filter((text) => text.includes('carousel'))).toHaveLength(1);
  const { blocks } = page(2) ?? {};
  expect(
    Array.isArray(blocks) && blocks.every((block) => isRecord(block) && block.blockType !== 'carousel'),
  ).toBe(true);
});
