/** Files in the root of the built site, for hosts and search engines. */
export const SITE_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  robots: 'robots.txt',
  sitemap: 'sitemap-index.xml',
} as const;

/**
 * Returns the name of a sitemap file.
 * @param number from 0
 */
export const sitemapFile = (number: number): string => `sitemap-${number}.xml`;
