import path from 'node:path';
import { s3Settings } from './s3Settings';
import { isLoopback } from './startupFaults';

/**
 * A variable the CMS cannot do without.
 * @throws Error 'Please provide the … environment variable'
 */
function required(name: string): string {
  const value = process.env[name];
  if (!value) throw new Error(`Please provide the ${name} environment variable`);
  return value;
}

/**
 * A number from the environment.
 * @throws Error when it is set but is no whole number from 0 on
 */
function count(name: string, fallback: number): number {
  const value = process.env[name];
  if (!value) return fallback;
  if (!/^\d+$/.test(value)) throw new Error(`${name} must be a whole number, not "${value}"`);
  return Number(value);
}

/**
 * Which captcha guards the forms.
 * @throws Error when it is none of those there are
 */
function captchaProvider(): 'altcha' | 'recaptcha' {
  const value = process.env.CAPTCHA_PROVIDER || process.env.GATSBY_CAPTCHA_PROVIDER || 'altcha';
  if (value === 'altcha' || value === 'recaptcha') return value;
  throw new Error(`CAPTCHA_PROVIDER must be altcha or recaptcha, not "${value}"`);
}

const port = process.env.PORT ?? '3000';
// Turbopack would trace the whole repository for a path that it does not know.
const dataDir = path.resolve(/* turbopackIgnore: true */ process.env.DATA_DIR ?? '../.data');

/** The CMS's settings, each from one environment variable (`.env.example` at the root explains them). */
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
  statementTimeoutMs: count('STATEMENT_TIMEOUT_MS', 15_000),
  get payloadSecret(): string {
    // `next build` loads the configuration too, but signs nothing: the secret is read when the server starts.
    if (process.env.NEXT_PHASE === 'phase-production-build') return 'none while building';
    return required('PAYLOAD_SECRET');
  },
  cmsUrl: (process.env.CMS_URL || `http://localhost:${port}`).replace(/\/$/, ''),
  siteUrl: (process.env.SITE_URL || 'http://localhost:9000').replace(/\/$/, ''),
  apiKey: process.env.CMS_API_KEY || undefined,
  webhookUrl: process.env.BUILD_WEBHOOK_URL || undefined,
  webhookToken: process.env.BUILD_WEBHOOK_TOKEN || undefined,
  webhookSecret: process.env.BUILD_WEBHOOK_SECRET || undefined,
  previewUrl: process.env.PREVIEW_URL?.replace(/\/$/, '') || undefined,
  smtpUrl: process.env.SMTP_URL || undefined,
  mailFrom: process.env.MAIL_FROM || undefined,
  /** Where coordinates of addresses are looked up, and the key that opens it; without a key they are not. */
  geocodingUrl: process.env.GEOCODING_URL || 'https://maps.googleapis.com/maps/api/geocode/json',
  geocodingKey: process.env.GEOCODING_KEY || undefined,
  geocodingTimeoutMs: count('GEOCODING_TIMEOUT_MS', 4000),
  /** The CRM that leads go to; without one they are worked on here. */
  crmUrl: process.env.CRM_URL || undefined,
  crmToken: process.env.CRM_TOKEN || undefined,
  crmTimeoutMs: count('CRM_TIMEOUT_MS', 10_000),
  /** The HR system that job applications go to; without one they are worked on here. */
  hrUrl: process.env.HR_URL || undefined,
  hrToken: process.env.HR_TOKEN || undefined,
  hrTimeoutMs: count('HR_TIMEOUT_MS', 30_000),
  /** The virus scanner for files of visitors; without one they are not scanned. */
  clamavUrl: process.env.CLAMAV_URL || undefined,
  clamavTimeoutMs: count('CLAMAV_TIMEOUT_MS', 60_000),
  clamavMaxBytes: count('CLAMAV_MAX_BYTES', 25 * 1024 * 1024),
  /** The provider that takes payments; without one a sandbox does, and no money moves. */
  paymentUrl: process.env.PAYMENT_URL?.replace(/\/$/, '') || undefined,
  paymentToken: process.env.PAYMENT_TOKEN || undefined,
  paymentTimeoutMs: count('PAYMENT_TIMEOUT_MS', 10_000),
  /** Signs the provider's notices; needed only where there is one. */
  get paymentSecret(): string {
    return required('PAYMENT_SECRET');
  },
  /** The provider of market data; without one an exchange of our own, whose figures are a demonstration. */
  marketUrl: process.env.MARKET_URL?.replace(/\/$/, '') || undefined,
  marketToken: process.env.MARKET_TOKEN || undefined,
  marketTimeoutMs: count('MARKET_TIMEOUT_MS', 5000),
  /** Pause between two questions to it, of all instances together. */
  marketIntervalMs: count('MARKET_INTERVAL_MS', 60_000),
  captchaProvider: captchaProvider(),
  /** How many attempts the embedded captcha asks of a browser, on average. */
  altchaAttempts: count('ALTCHA_ATTEMPTS', 200),
  /** The secret of Google's reCAPTCHA; needed only where it is the provider. */
  get recaptchaSecret(): string {
    return required('RECAPTCHA_SECRET_KEY');
  },
  recaptchaVerifyUrl: process.env.RECAPTCHA_VERIFY_URL || 'https://www.google.com/recaptcha/api/siteverify',
  /** How many proxies stand before the CMS, each of which adds an address to X-Forwarded-For. */
  trustedProxies: count('TRUSTED_PROXIES', 0),
  /** How many times in ten minutes one address may read by REST without login or key. */
  restReadsPerAddress: count('REST_READS_PER_ADDRESS', 3000),
  /** How many times in ten minutes one address may ask for a login without having one: pages of the admin, and calls about accounts. */
  loginRequestsPerAddress: count('LOGIN_REQUESTS_PER_ADDRESS', 1000),
  /** How many times in ten minutes one address may send one form, and all addresses together. */
  formLimitPerAddress: count('FORM_LIMIT_PER_ADDRESS', 20),
  formLimitInAll: count('FORM_LIMIT_IN_ALL', 3000),
  /** How many homes one person, and one address, may hold at once while they pay. */
  holdsPerPerson: count('HOLDS_PER_PERSON', 3),
  holdsPerAddress: count('HOLDS_PER_ADDRESS', 6),
  /** How many confirmations one e-mail address gets, of all forms together. */
  confirmationsPerHour: count('CONFIRMATIONS_PER_HOUR', 3),
  confirmationsPerDay: count('CONFIRMATIONS_PER_DAY', 10),
  /** How long a new report waits before subscribers are told of it. */
  alertDelayMs: count('ALERT_DELAY_MS', 120_000),
  /** Pause before the second attempt of a delivery; it doubles with every further one. */
  deliveryRetryMs: count('DELIVERY_RETRY_MS', 30_000),
  demoAdminEmail: process.env.DEMO_ADMIN_EMAIL || 'admin@even-derech.example',
  /** Of the first accounts; needed only while the database has none. */
  get demoAdminPassword(): string {
    return required('DEMO_ADMIN_PASSWORD');
  },
  /** Opens the figures of this instance; without it nobody gets them. */
  metricsToken: process.env.METRICS_TOKEN || undefined,
  /** Whether this process runs the job queue: the worker does (`scripts/keepWorker.mjs`), servers and programs do not. */
  runsJobs: process.env.RUNS_JOBS === 'true',
  isDevelopment: process.env.NODE_ENV === 'development',
} as const;

/** True for addresses of the machine itself, where cookies need no HTTPS. */
export const isLocal = isLoopback(env.cmsUrl);
