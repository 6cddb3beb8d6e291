/** What of the CMS the site is built from; `contracts/contentSources.test.ts` compares it with what the CMS announces changes of. */
export const CONTENT_SOURCES = {
  collections: [
    'pages',
    'media',
    'companies',
    'articleCategories',
    'jobs',
    'apartments',
    'forms',
    'redirects',
  ],
  globals: ['siteSettings', 'header', 'footer'],
};
