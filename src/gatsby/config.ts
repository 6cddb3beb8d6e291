import path from 'node:path';
import type { GatsbyConfig } from 'gatsby';
import { DEFAULT_LANGUAGE, LANGUAGE_CODES } from '../i18n/languages';
import { requireEnv } from '../lib/requireEnv';
import { feedOptions } from './feeds/feedOptions';
import { readCmsSchema } from './schema/readCmsSchema';

const siteUrl = requireEnv('SITE_URL', process.env.SITE_URL);
const cmsUrl = requireEnv('CMS_URL', process.env.CMS_URL);
const apiKey = process.env.CMS_API_KEY;
const preview = process.env.GATSBY_PREVIEW === 'true';
const imageFormats = process.env.IMAGE_AVIF === 'true' ? ['auto', 'webp', 'avif'] : ['auto', 'webp'];

requireEnv('GATSBY_API_URL', process.env.GATSBY_API_URL);
if (process.env.GATSBY_CAPTCHA_PROVIDER === 'recaptcha') {
  requireEnv('GATSBY_RECAPTCHA_SITE_KEY', process.env.GATSBY_RECAPTCHA_SITE_KEY);
}

const config: GatsbyConfig = {
  siteMetadata: { siteUrl },
  trailingSlash: 'always',
  jsxRuntime: 'automatic',
  jsxImportSource: '@emotion/react',
  graphqlTypegen: { typesOutputPath: 'src/gatsby-types.d.ts', generateOnBuild: true },
  plugins: [
    {
      resolve: 'gatsby-source-payload',
      options: {
        serverUrl: cmsUrl,
        apiKey,
        prefix: 'Cms',
        locales: LANGUAGE_CODES,
        defaultLocale: DEFAULT_LANGUAGE,
        versionsRoute: '/web/content/version',
        preview,
        images: { formats: imageFormats, placeholder: 'dominantColor' },
      },
    },
    {
      resolve: 'gatsby-source-graphql',
      options: {
        typeName: 'CMS',
        fieldName: 'cms',
        url: `${cmsUrl}/api/graphql`,
        headers: apiKey ? { Authorization: `services API-Key ${apiKey}` } : {},
        createSchema: readCmsSchema,
      },
    },
    'gatsby-plugin-sharp',
    {
      resolve: 'gatsby-source-filesystem',
      options: { name: 'locale', path: path.resolve('src/i18n/locales') },
    },
    {
      resolve: 'gatsby-plugin-react-i18next',
      options: {
        localeJsonSourceName: 'locale',
        languages: LANGUAGE_CODES,
        defaultLanguage: DEFAULT_LANGUAGE,
        siteUrl,
        redirect: false,
        verbose: false,
        trailingSlash: 'always',
        i18nextOptions: { defaultNS: 'common', returnNull: false, interpolation: { escapeValue: false } },
      },
    },
    { resolve: 'gatsby-plugin-feed', options: feedOptions(siteUrl) },
  ],
};

export default config;
