import { testPluginOptionsSchema } from 'gatsby-plugin-utils';
import { pluginOptionsSchema } from './pluginOptionsSchema';

const minimal = { serverUrl: 'http://localhost:3000', collections: ['pages'], locales: ['he', 'en'] };

const check = (changed: object) => testPluginOptionsSchema(pluginOptionsSchema, { ...minimal, ...changed });

test.each<[string, object]>([
  ['the least', {}],
  [
    'everything',
    {
      apiRoute: '/payload/api',
      apiKey: 'k',
      apiKeyCollection: 'robots',
      prefix: 'Site',
      collections: ['pages', { slug: 'news', type: 'Article' }],
      globals: ['header', { slug: 'nav', type: 'Navigation' }],
      defaultLocale: 'en',
      tombstones: false,
      languagesField: 'availableIn',
      pathField: 'url',
      blockTypes: { banner: 'HeroBlock' },
      preview: true,
      images: { formats: ['auto', 'webp', 'avif'], placeholder: 'blurred', quality: 60, breakpoints: [400] },
      pageSize: 50,
      concurrency: 2,
      timeout: 1000,
      retries: 0,
    },
  ],
  ['no key', { apiKey: null }],
  ['no collections with a route of versions', { collections: undefined, versionsRoute: '/versions' }],
])('accepts %s', async (_name, changed) => {
  await expect(check(changed)).resolves.toMatchObject({ isValid: true, errors: [] });
});

test.each<[string, object, string]>([
  ['no address', { serverUrl: undefined }, '"serverUrl" is required'],
  ['an address of another kind', { serverUrl: 'ftp://cms' }, '"serverUrl" must be a valid uri'],
  ['neither collections nor a route of versions', { collections: undefined }, '"collections" is required'],
  ['an empty list of collections', { collections: [] }, '"collections" must contain at least 1 items'],
  ['no locales', { locales: [] }, '"locales" must contain at least 1 items'],
  ['a locale twice', { locales: ['he', 'he'] }, '"locales[1]" contains a duplicate value'],
  ['a default locale that is none of them', { defaultLocale: 'fr' }, '"defaultLocale" must be [ref:locales]'],
  ['a prefix that begins no type name', { prefix: 'cms-' }, '"prefix" with value "cms-"'],
  ['a preview without a key', { preview: true }, '"apiKey" is required'],
  ['an unknown picture format', { images: { formats: ['gif'] } }, '"images.formats[0]" must be one of'],
])('rejects %s', async (_name, changed, message) => {
  const { isValid, errors } = await check(changed);
  expect(isValid).toBe(false);
  expect(errors.join('\n')).toContain(message);
});
