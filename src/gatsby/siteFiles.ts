/** Files at the top of the built site that the build writes for hosts and search engines. */
export const SITE_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  robots: 'robots.txt',
  sitemap: 'sitemap-index.xml',
} as const;

/** The name of a file of the sitemap. @param number from 0 */
export const sitemapFile = (number: number): string => `sitemap-${number}.xml`;
