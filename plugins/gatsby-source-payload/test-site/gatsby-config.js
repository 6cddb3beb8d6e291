const { CMS_URL, CMS_API_KEY, CMS_PREVIEW } = process.env;

/** @type {import('gatsby').GatsbyConfig} */
module.exports = {
  jsxRuntime: 'automatic',
  trailingSlash: 'always',
  plugins: [
    {
      resolve: 'gatsby-source-payload',
      options: {
        serverUrl: CMS_URL,
        apiKey: CMS_API_KEY,
        collections: ['pages', 'media', 'companies', 'redirects'],
        globals: ['siteSettings', 'header'],
        locales: ['he', 'en'],
        preview: CMS_PREVIEW === 'true',
      },
    },
  ],
};
