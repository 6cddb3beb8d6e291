/** Addresses and places of the developer's own product, which tests must not touch. */
const OWN = [
  'SITE_URL',
  'CMS_URL',
  'PREVIEW_URL',
  'DATA_DIR',
  'BUILD_WEBHOOK_URL',
  'GATSBY_API_URL',
  'SMTP_URL',
  'DATABASE_URL',
];

/**
 * The developer's settings without what leads to the developer's own product.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutOwn = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OWN.includes(name)));
