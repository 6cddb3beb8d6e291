import { randomBytes } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import util from 'node:util';
import { root } from './paths.mjs';

/**
 * @typedef {object} Settings
 * @property {number} sitePort
 * @property {number} cmsPort
 * @property {number} webhookPort
 * @property {number} previewPort
 * @property {number} metricsPort port of the builder's metrics; 0 for none
 * @property {string} metricsHost address to listen on for metrics
 * @property {string} dataDir absolute path of the folder for database, uploads, secrets and logs
 * @property {string} publicDir absolute path of the published folder
 * @property {boolean} warmBuilds whether the build process stays warm for the next change
 * @property {string} siteUrl
 * @property {string} cmsUrl
 * @property {string} previewUrl address of drafts
 * @property {boolean} seed whether to create the demo content on the first run
 * @property {NodeJS.ProcessEnv} cmsEnv environment of the CMS
 * @property {NodeJS.ProcessEnv} siteEnv environment of the site's build and server; constant, because a changed
 *   variable renders every page again
 */

/** Password of the demo's administrator. It is public. */
export const DEMO_PASSWORD = 'demo-admin-1948';

/**
 * Reads `.env` if it exists. Variables that are set in the shell take precedence.
 * @param {string} [file]
 * @returns {NodeJS.ProcessEnv}
 */
export function readEnv(file = path.join(root, '.env')) {
  const written = existsSync(file) ? util.parseEnv(readFileSync(file, 'utf8')) : {};
  return { ...written, ...process.env };
}

/**
 * Returns the generated secrets. They are created once and stored in the data folder, in a file that only its owner can
 * read.
 * @param {string} dataDir
 * @returns {{ PAYLOAD_SECRET: string, CMS_API_KEY: string, BUILD_WEBHOOK_SECRET: string }}
 */
export function storedSecrets(dataDir) {
  const file = path.join(dataDir, 'secrets.json');
  if (existsSync(file)) return JSON.parse(readFileSync(file, 'utf8'));
  const secret = () => randomBytes(32).toString('hex');
  const secrets = { PAYLOAD_SECRET: secret(), CMS_API_KEY: secret(), BUILD_WEBHOOK_SECRET: secret() };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  writeFileSync(file, `${JSON.stringify(secrets, null, 2)}\n`, { mode: 0o600 });
  return secrets;
}

/**
 * Parses the value of a variable as a port.
 * @param {string} name
 * @param {string | undefined} value
 * @param {number} fallback
 * @throws {Error} if the value is not a port
 */
function port(name, value, fallback) {
  const number = value ? Number(value) : fallback;
  if (!Number.isInteger(number) || number < 1 || number > 65535)
    throw new Error(`${name} must be a port between 1 and 65535, not "${value}"`);
  return number;
}

/**
 * Returns all settings of a run. Variables that are not set get the defaults that `.env.example` lists.
 * @param {NodeJS.ProcessEnv} [env]
 * @returns {Settings}
 */
export function readSettings(env = readEnv()) {
  const sitePort = port('SITE_PORT', env.SITE_PORT, 9000);
  const cmsPort = port('CMS_PORT', env.CMS_PORT, 3000);
  const webhookPort = port('WEBHOOK_PORT', env.WEBHOOK_PORT, 9001);
  const previewPort = port('PREVIEW_PORT', env.PREVIEW_PORT, 9002);
  const metricsPort = env.BUILDER_METRICS_PORT
    ? port('BUILDER_METRICS_PORT', env.BUILDER_METRICS_PORT, 0)
    : 0;
  const dataDir = path.resolve(root, env.DATA_DIR || '.data');
  const siteUrl = env.SITE_URL || `http://localhost:${sitePort}`;
  const cmsUrl = env.CMS_URL || `http://localhost:${cmsPort}`;
  const previewUrl = env.PREVIEW_URL || `http://localhost:${previewPort}`;
  const secrets = storedSecrets(dataDir);
  const shared = {
    ...env,
    NODE_ENV: 'production',
    DATA_DIR: dataDir,
    SITE_URL: siteUrl,
    CMS_URL: cmsUrl,
    CMS_API_KEY: env.CMS_API_KEY || secrets.CMS_API_KEY,
    GATSBY_TELEMETRY_DISABLED: '1',
    NEXT_TELEMETRY_DISABLED: '1',
  };
  return {
    sitePort,
    cmsPort,
    webhookPort,
    previewPort,
    metricsPort,
    metricsHost: env.BUILDER_METRICS_HOST || '127.0.0.1',
    dataDir,
    publicDir: path.join(dataDir, 'public'),
    warmBuilds: env.WARM_BUILDS !== 'false',
    siteUrl,
    cmsUrl,
    previewUrl,
    seed: env.PAYLOAD_SEED !== 'false',
    cmsEnv: {
      ...shared,
      PORT: String(cmsPort),
      PREVIEW_URL: previewUrl,
      PAYLOAD_SECRET: env.PAYLOAD_SECRET || secrets.PAYLOAD_SECRET,
      BUILD_WEBHOOK_URL: env.BUILD_WEBHOOK_URL || `http://localhost:${webhookPort}/`,
      BUILD_WEBHOOK_SECRET: env.BUILD_WEBHOOK_SECRET || secrets.BUILD_WEBHOOK_SECRET,
      DEMO_ADMIN_EMAIL: env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
      DEMO_ADMIN_PASSWORD: env.DEMO_ADMIN_PASSWORD || DEMO_PASSWORD,
    },
    siteEnv: {
      ...shared,
      PORT: '',
      GATSBY_API_URL: env.GATSBY_API_URL || cmsUrl,
    },
  };
}
