import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SITE_ADDRESSES } from '../../platform/addresses/siteAddresses.gen';
import { logIn } from '../../test/logIn';
import { startCms, type RunningCms } from '../../test/startCms';

const BUILD = { Authorization: 'services API-Key key-of-the-tests' };

let cms: RunningCms;
let editor: Record<string, string>;
const parents: Record<string, number> = {};

beforeAll(async () => {
  cms = await startCms();
  editor = await logIn(cms, 'editor', { 'Content-Type': 'application/json', 'Accept-Language': 'en' });
  for (const [slug, template] of [
    ['magazine', 'generic'],
    ['projects', 'projects'],
    ['products', 'products'],
  ] as const) {
    const { id } = await cms.payload.create({
      collection: 'pages',
      locale: 'he',
      draft: true,
      data: { title: slug, slug, template, languages: ['he', 'en'] },
    });
    await cms.payload.update({
      collection: 'pages',
      id,
      locale: 'en',
      data: { title: slug, slug, _status: 'published' },
    });
    parents[slug] = id;
  }
});
afterAll(() => cms.stop());

interface Answer {
  doc?: { id: number; path: string | null };
  errors?: { message: string; data?: { errors?: { message: string }[] } }[];
}

async function send(method: string, path: string, data: object, locale = 'he'): Promise<Answer> {
  const response = await fetch(`${cms.url}/api/${path}?locale=${locale}&depth=0`, {
    method,
    headers: editor,
    body: JSON.stringify(data),
  });
  return (await response.json()) as Answer;
}

const refusalOf = ({ errors }: Answer): string | undefined =>
  errors?.[0] && (errors[0].data?.errors?.[0]?.message ?? errors[0].message);

/** Publishes a page in one language. */
const publish = (slug: string, values: { parent?: string; locale?: string; collection?: string } = {}) => {
  const { parent, locale = 'he', collection = 'pages' } = values;
  const names = { pages: 'title', projects: 'projectTitle', products: 'productName' };
  return send(
    'POST',
    collection,
    {
      [names[collection as keyof typeof names]]: slug,
      slug,
      template: 'generic',
      languages: [locale],
      _status: 'published',
      ...(parent && { parentPage: parents[parent] }),
    },
    locale,
  );
};

const report = (addresses: unknown, headers: Record<string, string> = BUILD) =>
  fetch(`${cms.url}/web/content/addresses`, {
    method: 'POST',
    headers: { ...headers, 'Content-Type': 'application/json' },
    body: JSON.stringify({ addresses }),
  });

const used = (path: string) => `The page address ${path} is used by a site file. Choose another address.`;

describe('before the first build', () => {
  it.each([
    ['favicon.ico', {}, '/favicon.ico/'],
    ['index', {}, '/index/'],
    ['index.html', {}, '/index.html/'],
    ['404', {}, '/404/'],
    ['404.html', {}, '/404.html/'],
    ['schedule', {}, '/schedule/'],
    ['icons', {}, '/icons/'],
    ['static', {}, '/static/'],
    ['page-data', {}, '/page-data/'],
    ['slice-data', {}, '/slice-data/'],
    ['app-data.json', {}, '/app-data.json/'],
    ['api', {}, '/api/'],
    ['robots.txt', {}, '/robots.txt/'],
    ['sitemap-index.xml', {}, '/sitemap-index.xml/'],
    ['sitemap-0.xml', {}, '/sitemap-0.xml/'],
    ['robots.txt.br', {}, '/robots.txt.br/'],
    ['ｆavicon.ico', {}, '/ｆavicon.ico/'],
    ['rss.xml', { parent: 'magazine' }, '/magazine/rss.xml/'],
    ['rss.xml', { parent: 'magazine', locale: 'en' }, '/en/magazine/rss.xml/'],
    ['index', { parent: 'magazine' }, '/magazine/index/'],
    ['index.html', { parent: 'magazine', locale: 'en' }, '/en/magazine/index.html/'],
    ['page-data.json', { parent: 'magazine' }, '/magazine/page-data.json/'],
    ['404', { locale: 'en' }, '/en/404/'],
    ['schedule', { locale: 'en' }, '/en/schedule/'],
    ['index', { locale: 'en' }, '/en/index/'],
    ['index', { collection: 'projects', parent: 'projects' }, '/projects/index/'],
    ['index.html', { collection: 'projects', parent: 'projects', locale: 'en' }, '/en/projects/index.html/'],
    ['page-data.json', { collection: 'products', parent: 'products' }, '/products/page-data.json/'],
  ])('refuses the slug "%s" %j', async (slug, values, path) => {
    expect(refusalOf(await publish(slug, values))).toBe(used(path));
  });

  it('refuses a Hebrew page at the address of the English pages', async () => {
    expect(refusalOf(await publish('en'))).toBe(
      'The address /en/ belongs to the English pages. Choose another address.',
    );
  });

  it.each([
    ['rss.xml', {}],
    ['favicon.ico', { locale: 'en' }],
    ['favicon.ico', { parent: 'magazine' }],
    ['indexes', {}],
  ])('accepts the slug "%s" %j, which is free', async (slug, values) => {
    expect((await publish(slug, values)).doc?.path).toContain(`/${slug}/`);
  });

  it('keeps a draft at a reserved address without an address', async () => {
    const { doc } = await send('POST', 'pages', {
      title: 'x',
      slug: 'robots.txt',
      template: 'generic',
      languages: ['he'],
      _status: 'draft',
    });
    expect(doc).toMatchObject({ path: null });
  });

  it('refuses a move that brings a page below to a reserved address', async () => {
    const parent = await publish('news');
    await send('POST', 'pages', {
      title: 'feed',
      slug: 'rss.xml',
      template: 'generic',
      languages: ['he'],
      parentPage: parent.doc?.id,
      _status: 'published',
    });
    await send('PATCH', `pages/${parents.magazine}`, { slug: 'journal', _status: 'published' });
    const moved = await send('PATCH', `pages/${parent.doc?.id}`, { slug: 'magazine', _status: 'published' });
    expect(refusalOf(moved)).toBe(
      'A page below this one would get the address /magazine/rss.xml/, which is used by a site file. Choose another address.',
    );
    await send('PATCH', `pages/${parents.magazine}`, { slug: 'magazine', _status: 'published' });
  });

  it.each([
    ['/favicon.ico'],
    ['/FAVICON.ICO/'],
    ['/%66avicon.ico/'],
    ['/index.html'],
    ['/about/index.html'],
    ['/en/404/'],
    ['/static/old.pdf'],
    ['/page-data/about/page-data.json'],
    ['/magazine/rss.xml'],
    ['/_redirects'],
  ])('refuses a redirect from %s', async (from) => {
    const answer = await send('POST', 'redirects', {
      from,
      statusCode: '301',
      to: { kind: 'url', url: 'https://example.com/' },
    });
    expect(refusalOf(answer)).toContain('is used by a site file. Choose another address.');
  });

  it('shows the refusal while the slug is typed', async () => {
    const answer = await fetch(
      `${cms.url}/api/pages/address?locale=he&slug=favicon.ico&template=generic&parent=&id=`,
      { headers: editor },
    );
    expect(await answer.json()).toEqual({ path: '/favicon.ico/', state: 'reserved' });
  });
});

describe('a report of the site', () => {
  it('reserves the reported addresses', async () => {
    const before = await publish('brochure.pdf');
    expect(before.doc?.path).toBe('/brochure.pdf/');
    expect((await report([...SITE_ADDRESSES, 'brochure.pdf', 'career/12', 'magazine/film.mp4'])).status).toBe(
      204,
    );
    expect(refusalOf(await publish('brochure.pdf', { locale: 'he' }))).toBe(used('/brochure.pdf/'));
    expect(refusalOf(await publish('film.mp4', { parent: 'magazine' }))).toBe(used('/magazine/film.mp4/'));
    const job = { jobName: 'x', orderId: 12, description: 'x', languages: ['he'], _status: 'published' };
    expect(refusalOf(await send('POST', 'jobs', job))).toBe(used('/career/12/'));
    const again = await send('PATCH', `pages/${before.doc?.id}`, { title: 'y', _status: 'published' });
    expect(refusalOf(again)).toBe(used('/brochure.pdf/'));
  });

  it('frees addresses that are missing from the next report', async () => {
    await report(['favicon.ico', 'gone.txt']);
    expect(refusalOf(await publish('gone.txt'))).toBe(used('/gone.txt/'));
    expect((await report(['favicon.ico'])).status).toBe(204);
    expect((await publish('gone.txt')).doc?.path).toBe('/gone.txt/');
  });

  it.each([
    ['a stranger', {}, 401],
    ['a wrong key', { Authorization: 'services API-Key wrong' }, 401],
  ])('is rejected from %s', async (_name, headers, status) => {
    expect((await report(['magazine'], headers)).status).toBe(status);
  });

  it('is rejected from an editor', async () => {
    expect((await report(['magazine'], editor)).status).toBe(401);
  });

  it.each([[null], ['about'], [[1]], [['a'.repeat(2000)]], [Array.from({ length: 20_001 }, () => 'a')]])(
    'is rejected when it is not a list of addresses (%#)',
    async (addresses) => {
      expect((await report(addresses)).status).toBe(400);
    },
  );
});
