import { sitemapOptions } from './sitemapOptions';

const page = (path: string) => ({
  path,
  updatedAt: '2026-01-01',
  alternates: [
    { locale: 'he', path },
    { locale: 'en', path: `/en${path}` },
  ],
});
const { query, resolvePages, serialize } = sitemapOptions('https://even-derech.example');

describe('sitemap.xml', () => {
  it('has pages, projects, products and open positions', () => {
    const pages = resolvePages({
      allCmsPage: { nodes: [page('/about/')] },
      allCmsProject: { nodes: [page('/projects/one/')] },
      allCmsProduct: { nodes: [page('/products/one/')] },
      allCmsJob: {
        nodes: [
          { ...page('/career/1/'), closed: false },
          { ...page('/career/2/'), closed: true },
        ],
      },
    });
    expect(pages.map(({ path }) => path)).toEqual([
      '/about/',
      '/projects/one/',
      '/products/one/',
      '/career/1/',
    ]);
  });

  it.each(['allCmsPage', 'allCmsProject', 'allCmsProduct'])(
    'leaves out what search engines shall not list of %s',
    (type) => expect(query).toContain(`${type}(filter: { seo: { noIndex: { ne: true } } }`),
  );

  it('names the twins of each, and the Hebrew one as the default', () => {
    expect(serialize(page('/projects/one/')).links).toEqual([
      { lang: 'he', url: 'https://even-derech.example/projects/one/' },
      { lang: 'en', url: 'https://even-derech.example/en/projects/one/' },
      { lang: 'x-default', url: 'https://even-derech.example/projects/one/' },
    ]);
  });
});
