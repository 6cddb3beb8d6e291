import path from 'node:path';
import { s3Settings } from './s3Settings';
import { isLoopback } from './startupFaults';
import { readCount, readRequired } from './variables';

const port = process.env.PORT ?? '3000';
// The comment stops Turbopack from tracing the whole repository, which it does for paths it cannot resolve.
const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '../.data');

/**
 * Settings of the CMS, one environment variable each. They are explained in `.env.example`. Integrations declare their
 * own variables.
 */
export const env = {
  port: Number(port),
  dataDir,
  mediaDir: path.join(dataDir, 'media'),
  /** Folder for files from visitors. They are private, so they are kept apart from public media. */
  attachmentsDir: path.join(dataDir, 'attachments'),
  /** Folder for documents of buildings, which only residents can see. */
  residentFilesDir: path.join(dataDir, 'residentFiles'),
  /** Settings of S3-compatible storage. If set, all files are stored there instead of in the folders. */
  s3: s3Settings(process.env),
  /** Database URL. Empty for commands that need no database, such as `next build`. */
  databaseUrl: process.env.DATABASE_URL ?? '',
  /** Timeout of an SQL statement, in ms. */
  statementTimeoutMs: readCount('STATEMENT_TIMEOUT_MS', 15_000),
  get payloadSecret(): string {
    // The secret is read only when it is needed. `next build` loads this configuration without the secret, and signs
    // nothing.
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
  /** Number of proxies in front of the CMS. Each of them adds an IP address to `X-Forwarded-For`. */
  trustedProxies: readCount('TRUSTED_PROXIES', 0),
  /** Maximum anonymous REST reads per IP address in ten minutes. */
  restReadsPerAddress: readCount('REST_READS_PER_ADDRESS', 3000),
  /** Maximum anonymous requests per IP address in ten minutes to the admin's pages and account endpoints. */
  loginRequestsPerAddress: readCount('LOGIN_REQUESTS_PER_ADDRESS', 1000),
  /** Maximum submissions of a form in ten minutes, per IP address and in total. */
  formLimitPerAddress: readCount('FORM_LIMIT_PER_ADDRESS', 20),
  formLimitInAll: readCount('FORM_LIMIT_IN_ALL', 3000),
  /** Number of apartments that can be on hold from one IP address at a time. A further hold requires a code. */
  holdsPerAddress: readCount('HOLDS_PER_ADDRESS', 30),
  /** Maximum number of confirmation mails to one e-mail address, across all forms. */
  confirmationsPerHour: readCount('CONFIRMATIONS_PER_HOUR', 3),
  confirmationsPerDay: readCount('CONFIRMATIONS_PER_DAY', 10),
  /** Time before subscribers are notified of a new report, in ms. */
  alertDelayMs: readCount('ALERT_DELAY_MS', 120_000),
  /** Pause before the second attempt of a delivery, in ms. It doubles with each further attempt. */
  deliveryRetryMs: readCount('DELIVERY_RETRY_MS', 30_000),
  demoAdminEmail: process.env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
  /** Password of the first accounts. It is needed only if the database is empty. */
  get demoAdminPassword(): string {
    return readRequired('DEMO_ADMIN_PASSWORD');
  },
  /** Token that grants access to this instance's metrics. Without it, the metrics are disabled. */
  metricsToken: process.env.METRICS_TOKEN || undefined,
  /** True in the worker process (`scripts/keepWorker.mjs`), which runs the job queue. False in servers and commands. */
  runsJobs: process.env.RUNS_JOBS === 'true',
  isDevelopment: process.env.NODE_ENV === 'development',
} as const;

/** True if the CMS has a loopback URL, for which cookies do not need HTTPS. */
export const isLocal = isLoopback(env.cmsUrl);
