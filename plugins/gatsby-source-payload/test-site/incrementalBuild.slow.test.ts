import sharp from 'sharp';
import { API_KEY, FakeCms } from '../testing/FakeCms';
import { TestSite } from '../testing/TestSite';

jest.setTimeout(480_000);

const cms = new FakeCms();
let site: TestSite;

const picture = (background: string) =>
  sharp({ create: { width: 1600, height: 900, channels: 3, background } })
    .jpeg()
    .toBuffer();

beforeAll(async () => {
  cms.files.set('one.jpg', { type: 'image/jpeg', body: await picture('#336699') });
  site = await TestSite.create({ CMS_URL: await cms.start(), CMS_API_KEY: API_KEY });
});

afterAll(async () => {
  await site.delete();
  await cms.stop();
});

const changeTitle = (id: number, locale: string, title: string) =>
  cms.edit('pages', id, (own) => (own === locale ? { title } : {}));

// These tests must run in this order, because each build continues from the previous one.
describe('a site', () => {
  test('builds everything first, with pictures shared by both languages', async () => {
    const build = await site.build();
    expect(build.output).toContain('read everything');
    expect(build.data.sort()).toEqual(expect.arrayContaining(['', 'about/', 'en/', 'en/about/', 'only/']));
    expect(build.html.sort()).toEqual(['', '404/', 'about/', 'en/', 'en/about/', 'only/']);
    expect(build.files.filter((file) => file.endsWith('.webp'))).toHaveLength(2);
    expect(build.files.filter((file) => file.startsWith('_gatsby/image/'))).toHaveLength(4);
    expect(
      cms.requests.filter((address) => address === '/api/media/file/one.jpg').length,
    ).toBeLessThanOrEqual(3);
  });

  test("shows the CMS's content with links in the same language", async () => {
    await expect(site.queryResult('/en/about/')).resolves.toMatchObject({
      page: {
        documentId: '2',
        locale: 'en',
        title: 'About',
        alternates: [
          { locale: 'he', path: '/about/' },
          { locale: 'en', path: '/en/about/' },
        ],
        parentPage: { path: '/en/', title: 'Home' },
        seo: { ogImage: { alt: 'Picture two' } },
        blocks: [
          {
            __typename: 'CmsTopBannerBlock',
            title: 'About us',
            tone: 'stone_dark',
            link: { kind: 'page', page: { path: '/en/' } },
            media: {
              desktop: {
                alt: 'Picture one',
                publicUrl: expect.stringMatching(/^\/_gatsby\/file\/.+\/one\.jpg/) as string,
                gatsbyImage: {
                  width: 400,
                  height: 225,
                  layout: 'constrained',
                  backgroundColor: expect.stringMatching(/^rgb\(\d+,\d+,\d+\)$/) as string,
                  images: {
                    fallback: { sizes: '50vw', src: expect.stringContaining('/one.jpg') as string },
                    sources: [
                      {
                        type: 'image/webp',
                        sizes: '50vw',
                        srcSet: expect.stringMatching(/ 200w,.+ 400w$/) as string,
                      },
                    ],
                  },
                },
              },
            },
          },
          { text: { html: '<p>Hello <strong>world</strong></p>', text: 'Hello world' } },
          {
            colours: ['_301', 'red'],
            extra: { a: 1 },
            related: [{ title: 'Home' }],
            gallery: [{ filename: 'two.jpg' }, { filename: 'one.jpg' }],
            anything: [
              { relationTo: 'media', value: { __typename: 'CmsMedia', filename: 'two.jpg' } },
              { relationTo: 'pages', value: { __typename: 'CmsPage', path: '/en/' } },
            ],
            items: [
              { value: 5, links: [{ link: { file: { url: `${cms.url}/api/media/file/report.pdf` } } }] },
            ],
          },
        ],
      },
      settings: { siteName: 'Even Derech Group' },
    });
    await expect(site.queryResult('/about/')).resolves.toMatchObject({
      page: {
        blocks: [
          {},
          {
            text: {
              html: expect.stringContaining('<a href="/" target="_blank" rel="noopener">בית</a>') as string,
            },
          },
          {},
        ],
      },
    });
  });

  test('queries and writes nothing without changes', async () => {
    cms.requests.length = 0;
    const build = await site.build();
    expect(build.output).toContain('read what changed; 0 nodes new or changed');
    expect(build.data).toEqual([]);
    expect(build.html).toEqual([]);
    expect(build.files).toEqual([]);
    expect(cms.requests.filter((address) => address.includes('/file/'))).toEqual([]);
  });

  test('writes only the page of an edited document', async () => {
    changeTitle(3, 'he', 'דף אחר');
    const build = await site.build();
    expect(build.data).toEqual(['only/']);
    expect(build.html).toEqual(['only/']);
    expect(build.files).toEqual([]);
    await expect(site.queryResult('/only/')).resolves.toMatchObject({ page: { title: 'דף אחר' } });
  });

  test('writes pages that show edited documents, and makes no picture again for a new text', async () => {
    changeTitle(1, 'en', 'Front');
    cms.edit('media', 1, (locale) => (locale === 'en' ? { alt: 'Our house' } : {}));
    const build = await site.build();
    expect(build.html.sort()).toEqual(['en/', 'en/about/']);
    expect(build.files).toEqual([]);
    await expect(site.queryResult('/en/about/')).resolves.toMatchObject({
      page: {
        parentPage: { title: 'Front' },
        blocks: [{ media: { desktop: { alt: 'Our house' } } }, {}, {}],
      },
    });
  });

  test('does not query pages that show other fields of the edited document', async () => {
    cms.edit('companies', 1, { companyId: 5424 });
    const build = await site.build();
    expect(build.output).toContain('2 nodes new or changed');
    expect(build.queries).toBe(0);
    expect(build.html).toEqual([]);
    cms.edit('companies', 1, (locale) => (locale === 'en' ? { name: 'Even Derech Group' } : {}));
    expect(await site.build()).toMatchObject({ queries: 1, html: ['en/'] });
  });

  test('queries only the pages that show the changed field of a global', async () => {
    const settings = cms.content.globals.siteSettings?.en;
    if (!settings) throw new Error('The recorded content has no settings in English');
    settings.specialCompany = null;
    const build = await site.build();
    expect(build.output).toContain('1 nodes new or changed');
    expect(build).toMatchObject({ queries: 0, html: [] });
    settings.siteName = 'Stone Road';
    expect((await site.build()).html.sort()).toEqual(['en/', 'en/about/']);
    await expect(site.queryResult('/en/')).resolves.toMatchObject({ settings: { siteName: 'Stone Road' } });
  });

  test('removes the page of a deleted document and the links to it', async () => {
    cms.remove('pages', 1);
    const build = await site.build();
    expect(build.output).toContain('2 removed');
    expect(build.html.sort()).toEqual(['about/', 'en/about/']);
    await expect(site.queryResult('/en/')).rejects.toThrow('ENOENT');
    await expect(site.queryResult('/about/')).resolves.toMatchObject({
      page: {
        parentPage: null,
        blocks: [
          { link: { page: null } },
          { text: { html: expect.stringContaining('<p>ראו בית.</p>') as string } },
          { related: [] },
        ],
      },
    });
  });

  test('restores the links with the document', async () => {
    const recorded = new FakeCms().content.collections.pages ?? {};
    for (const locale of ['he', 'en']) {
      const home = recorded[locale]?.find(({ id }) => id === 1);
      if (home)
        cms.content.collections.pages?.[locale]?.push({ ...home, updatedAt: new Date().toISOString() });
    }
    const build = await site.build();
    expect(build.html.sort()).toEqual(['', 'about/', 'en/', 'en/about/']);
    await expect(site.queryResult('/en/about/')).resolves.toMatchObject({
      page: { parentPage: { path: '/en/' } },
    });
  });

  test('misses no change after a build that failed halfway', async () => {
    changeTitle(2, 'en', 'Who we are');
    await site.failBuilds(true);
    expect((await site.build()).ok).toBe(false);
    await site.failBuilds(false);
    const build = await site.build();
    expect(build.html).toEqual(['en/about/']);
    await expect(site.queryResult('/en/about/')).resolves.toMatchObject({ page: { title: 'Who we are' } });
  });

  test('fails for a page without a path and names it', async () => {
    cms.edit('pages', 3, { path: null });
    const build = await site.build();
    expect(build.ok).toBe(false);
    expect(build.output).toContain('A page has no path.');
    expect(build.output).toContain('pages 3 (he): the field "path" should be a path, is null.');
    expect(build.html).toEqual([]);
  });
});
