import path from 'node:path';
import { s3Settings } from './s3Settings';
import { isLoopback } from './startupFaults';
import { readCount, readRequired } from './variables';

const port = process.env.PORT ?? '3000';
// For an unknown path, Turbopack would trace the whole repository.
const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '../.data');

/** Settings of the CMS, one environment variable each (explained in `.env.example`). Integrations declare their own. */
export const env = {
  port: Number(port),
  dataDir,
  mediaDir: path.join(dataDir, 'media'),
  /** Files of visitors, separate from public media. */
  attachmentsDir: path.join(dataDir, 'attachments'),
  /** Documents of buildings, for residents only. */
  residentFilesDir: path.join(dataDir, 'residentFiles'),
  /** S3-compatible storage for all files, instead of the folders. */
  s3: s3Settings(process.env),
  /** Empty for commands without a database, such as `next build`. */
  databaseUrl: process.env.DATABASE_URL ?? '',
  /** Timeout of a statement. */
  statementTimeoutMs: readCount('STATEMENT_TIMEOUT_MS', 15_000),
  get payloadSecret(): string {
    // `next build` loads the configuration but signs nothing, so the secret is read when the server starts.
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
  /** Number of proxies in front of the CMS, each of which adds an address to X-Forwarded-For. */
  trustedProxies: readCount('TRUSTED_PROXIES', 0),
  /** Anonymous REST reads per address in ten minutes. */
  restReadsPerAddress: readCount('REST_READS_PER_ADDRESS', 3000),
  /** Anonymous requests per address in ten minutes to pages of the admin and account calls. */
  loginRequestsPerAddress: readCount('LOGIN_REQUESTS_PER_ADDRESS', 1000),
  /** Submissions of a form in ten minutes, per address and in total. */
  formLimitPerAddress: readCount('FORM_LIMIT_PER_ADDRESS', 20),
  formLimitInAll: readCount('FORM_LIMIT_IN_ALL', 3000),
  /** Concurrent holds from one address before the next hold needs a code. */
  holdsPerAddress: readCount('HOLDS_PER_ADDRESS', 30),
  /** Confirmations to an e-mail address, over all forms. */
  confirmationsPerHour: readCount('CONFIRMATIONS_PER_HOUR', 3),
  confirmationsPerDay: readCount('CONFIRMATIONS_PER_DAY', 10),
  /** Delay before subscribers are notified of a new report. */
  alertDelayMs: readCount('ALERT_DELAY_MS', 120_000),
  /** Pause before the second attempt of a delivery; doubles with each further one. */
  deliveryRetryMs: readCount('DELIVERY_RETRY_MS', 30_000),
  demoAdminEmail: process.env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
  /** Password of the first accounts, needed only for an empty database. */
  get demoAdminPassword(): string {
    return readRequired('DEMO_ADMIN_PASSWORD');
  },
  /** Token for the metrics of this instance; without it they are disabled. */
  metricsToken: process.env.METRICS_TOKEN || undefined,
  /** True in the worker (`scripts/keepWorker.mjs`), which runs the job queue; false in servers and commands. */
  runsJobs: process.env.RUNS_JOBS === 'true',
  isDevelopment: process.env.NODE_ENV === 'development',
} as const;

/** True for loopback addresses, where cookies need no HTTPS. */
export const isLocal = isLoopback(env.cmsUrl);
