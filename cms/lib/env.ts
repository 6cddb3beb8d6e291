import path from 'node:path';

/**
 * A variable the CMS cannot do without.
 * @throws Error 'Please provide the … environment variable'
 */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Please provide the ${name} environment variable`);
  return value;
}

const port = process.env.PORT ?? '3000';
const dataDir = path.resolve(process.env.DATA_DIR ?? '../.data');

/** The CMS's settings, each from one environment variable (`.env.example` at the root explains them). */
export const env = {
  port: Number(port),
  dataDir,
  mediaDir: path.join(dataDir, 'media'),
  databaseUrl: process.env.DATABASE_URL || `file:${path.join(dataDir, 'cms.db')}`,
  get payloadSecret(): string {
    return required('PAYLOAD_SECRET');
  },
  cmsUrl: (process.env.CMS_URL || `http://localhost:${port}`).replace(/\/$/, ''),
  siteUrl: (process.env.SITE_URL || 'http://localhost:9000').replace(/\/$/, ''),
  apiKey: process.env.CMS_API_KEY || undefined,
  webhookUrl: process.env.BUILD_WEBHOOK_URL || undefined,
  webhookToken: process.env.BUILD_WEBHOOK_TOKEN || undefined,
  webhookSecret: process.env.BUILD_WEBHOOK_SECRET || undefined,
  previewUrl: process.env.PREVIEW_URL || undefined,
  demoAdminEmail: process.env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
  demoAdminPassword: process.env.DEMO_ADMIN_PASSWORD || undefined,
  isDevelopment: process.env.NODE_ENV === 'development',
} as const;

/** True for addresses of the machine itself, where cookies need no HTTPS. */
export const isLocal = /^https?:\/\/(localhost|127\.0\.0\.1|\[::1\])(:|\/|$)/.test(env.cmsUrl);
export const usesPostgres = /^postgres(ql)?:/.test(env.databaseUrl);
