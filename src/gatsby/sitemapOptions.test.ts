import { sitemapOptions } from './sitemapOptions';

const page = (path: string) => ({
  path,
  updatedAt: '2026-01-01',
  alternates: [
    { locale: 'he', path },
    { locale: 'en', path: `/en${path}` },
  ],
});
const { resolvePages, serialize } = sitemapOptions('https://even-derech.example');

describe('sitemap.xml', () => {
  it('has what the site tells search engines of', () => {
    expect(resolvePages({ searchEnginePages: [page('/about/')] })).toEqual([page('/about/')]);
  });

  it('names the twins of each, and the Hebrew one as the default', () => {
    expect(serialize(page('/projects/one/')).links).toEqual([
      { lang: 'he', url: 'https://even-derech.example/projects/one/' },
      { lang: 'en', url: 'https://even-derech.example/en/projects/one/' },
      { lang: 'x-default', url: 'https://even-derech.example/projects/one/' },
    ]);
  });
});
