import path from 'node:path';
import { s3Settings } from './s3Settings';
import { isLoopback } from './startupFaults';
import { readCount, readRequired } from './variables';

const port = process.env.PORT ?? '3000';
// Turbopack would trace the whole repository for a path that it does not know.
const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '../.data');

/** The CMS's settings, each from one environment variable (`.env.example` at the root explains them). Integrations have their own. */
export const env = {
  port: Number(port),
  dataDir,
  mediaDir: path.join(dataDir, 'media'),
  /** Files of visitors, apart from the public ones. */
  attachmentsDir: path.join(dataDir, 'attachments'),
  /** Documents of buildings that are for residents alone. */
  residentFilesDir: path.join(dataDir, 'residentFiles'),
  /** S3-compatible storage for all, in place of the folders. */
  s3: s3Settings(process.env),
  /** Empty in commands that use no database, such as `next build`. */
  databaseUrl: process.env.DATABASE_URL ?? '',
  /** How long one statement may run before the server cancels it. */
  statementTimeoutMs: readCount('STATEMENT_TIMEOUT_MS', 15_000),
  get payloadSecret(): string {
    // `next build` loads the configuration too, but signs nothing: the secret is read when the server starts.
    if (process.env.NEXT_PHASE === 'phase-production-build') return 'none while building';
    return readRequired('PAYLOAD_SECRET');
  },
  cmsUrl: (process.env.CMS_URL || `http://localhost:${port}`).replace(/\/$/, ''),
  siteUrl: (process.env.SITE_URL || 'http://localhost:9000').replace(/\/$/, ''),
  apiKey: process.env.CMS_API_KEY || undefined,
  webhookUrl: process.env.BUILD_WEBHOOK_URL || undefined,
  webhookToken: process.env.BUILD_WEBHOOK_TOKEN || undefined,
  webhookSecret: process.env.BUILD_WEBHOOK_SECRET || undefined,
  previewUrl: process.env.PREVIEW_URL?.replace(/\/$/, '') || undefined,
  /** How many proxies stand before the CMS, each of which adds an address to X-Forwarded-For. */
  trustedProxies: readCount('TRUSTED_PROXIES', 0),
  /** How many times in ten minutes one address may read by REST without login or key. */
  restReadsPerAddress: readCount('REST_READS_PER_ADDRESS', 3000),
  /** How many times in ten minutes one address may ask for a login without having one: pages of the admin, and calls about accounts. */
  loginRequestsPerAddress: readCount('LOGIN_REQUESTS_PER_ADDRESS', 1000),
  /** How many times in ten minutes one address may send one form, and all addresses together. */
  formLimitPerAddress: readCount('FORM_LIMIT_PER_ADDRESS', 20),
  formLimitInAll: readCount('FORM_LIMIT_IN_ALL', 3000),
  /** How many homes one person, and one address, may hold at once while they pay. */
  holdsPerPerson: readCount('HOLDS_PER_PERSON', 3),
  holdsPerAddress: readCount('HOLDS_PER_ADDRESS', 6),
  /** How many confirmations one e-mail address gets, of all forms together. */
  confirmationsPerHour: readCount('CONFIRMATIONS_PER_HOUR', 3),
  confirmationsPerDay: readCount('CONFIRMATIONS_PER_DAY', 10),
  /** How long a new report waits before subscribers are told of it. */
  alertDelayMs: readCount('ALERT_DELAY_MS', 120_000),
  /** Pause before the second attempt of a delivery; it doubles with every further one. */
  deliveryRetryMs: readCount('DELIVERY_RETRY_MS', 30_000),
  demoAdminEmail: process.env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
  /** Of the first accounts; needed only while the database has none. */
  get demoAdminPassword(): string {
    return readRequired('DEMO_ADMIN_PASSWORD');
  },
  /** Opens the figures of this instance; without it nobody gets them. */
  metricsToken: process.env.METRICS_TOKEN || undefined,
  /** Whether this process runs the job queue: the worker does (`scripts/keepWorker.mjs`), servers and programs do not. */
  runsJobs: process.env.RUNS_JOBS === 'true',
  isDevelopment: process.env.NODE_ENV === 'development',
} as const;

/** True for addresses of the machine itself, where cookies need no HTTPS. */
export const isLocal = isLoopback(env.cmsUrl);
