import { DEFAULT_LANGUAGE } from '../i18n/languages';
import type { SitemapEntry } from './sitemapEntries';

/**
 * Options of gatsby-plugin-sitemap: every public page with its twins and the day of its last change.
 * @param siteUrl absolute address of the site
 */
export function sitemapOptions(siteUrl: string) {
  const absolute = (path: string) => new URL(path, siteUrl).toString();
  return {
    output: '/',
    query: '{ searchEnginePages }',
    resolveSiteUrl: () => siteUrl,
    resolvePages: ({ searchEnginePages }: { searchEnginePages: SitemapEntry[] }) => searchEnginePages,
    serialize: ({ path, updatedAt, alternates }: SitemapEntry) => {
      const fallback = alternates.find(({ locale }) => locale === DEFAULT_LANGUAGE) ?? alternates[0];
      return {
        url: path,
        lastmod: updatedAt,
        links: [
          ...alternates.map((alternate) => ({ lang: alternate.locale, url: absolute(alternate.path) })),
          ...(fallback ? [{ lang: 'x-default', url: absolute(fallback.path) }] : []),
        ],
      };
    },
  };
}
