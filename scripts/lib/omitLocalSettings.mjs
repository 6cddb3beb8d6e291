/** Variables that refer to the developer's own installation, which tests must not touch. */
const LOCAL_SETTINGS = [
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
 * Returns the environment without the variables of `LOCAL_SETTINGS`.
 * @param {NodeJS.ProcessEnv} env
 * @returns {NodeJS.ProcessEnv}
 */
export const omitLocalSettings = (env) =>
  Object.fromEntries(Object.entries(env).filter(([name]) => !LOCAL_SETTINGS.includes(name)));
