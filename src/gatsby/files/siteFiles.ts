/** Names of files in the root of the built site that hosts and search engines read. */
export const SITE_FILES = {
  headers: '_headers',
  redirects: '_redirects',
  robots: 'robots.txt',
  sitemap: 'sitemap-index.xml',
} as const;

/**
 * Returns the name of a sitemap file.
 * @param number index of the sitemap, starting at 0
 */
export const sitemapFile = (number: number): string => `sitemap-${number}.xml`;
