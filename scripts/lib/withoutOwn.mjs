/** Variables of the developer's product, which tests must not touch. */
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
 * Returns the developer's settings without those variables.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const withoutOwn = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !OWN.includes(name)));
