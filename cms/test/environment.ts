import { quickPasswords } from './quickPasswords';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll } from 'vitest';
import { dropDatabase, urlOf } from './database/testServer';
import { resetTestProcess } from './resetTestProcess';

/**
 * Sets the environment of a test file before the modules of the CMS load. Each file has its own database, which
 * `startCms` and `openPayload` create.
 */
resetTestProcess();
quickPasswords();

const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-test-'));
const databaseName = `cms_test_${process.pid}_${randomUUID().replaceAll('-', '')}`;

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: dataDir,
  DATABASE_URL: urlOf(databaseName),
  PAYLOAD_SECRET: 'a secret of the tests',
  CMS_URL: 'http://localhost:3101',
  SITE_URL: 'http://localhost:9101',
  CMS_API_KEY: 'key-of-the-tests',
  BUILD_WEBHOOK_URL: '',
  BUILD_WEBHOOK_SECRET: 'webhook secret of the tests',
  DEMO_ADMIN_EMAIL: 'admin@even-derech.example',
  DEMO_ADMIN_PASSWORD: 'password-of-the-tests',
  SMTP_URL: '',
  CLAMAV_URL: '',
  // Makes captchas easy, because tests solve many of them. `altcha.test.ts` covers the default.
  ALTCHA_ATTEMPTS: '2',
  // Disables confirmation mails, because tests of forms count the mails to staff. `confirmation.test.ts` covers
  // confirmations.
  CONFIRMATIONS_PER_HOUR: '0',
  HOLDS_PER_ADDRESS: '4',
});

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  await dropDatabase(databaseName);
});
