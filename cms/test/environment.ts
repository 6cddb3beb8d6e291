import { quickPasswords } from './quickPasswords';
import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Client } from 'pg';
import { afterAll } from 'vitest';
import { startAnew } from './startAnew';

/**
 * Environment of a test file: everything the CMS reads, set before its modules load. The database is a fresh one:
 * a SQLite file, or a new database on the server that DATABASE_URL names, so that one suite serves both.
 */
startAnew();
quickPasswords();

const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-test-'));
const server = process.env.DATABASE_URL?.startsWith('postgres') ? process.env.DATABASE_URL : undefined;
const databaseName = `cms_test_${randomUUID().replaceAll('-', '')}`;

function urlOf(database: string): string {
  const url = new URL(server ?? '');
  url.pathname = `/${database}`;
  return url.href;
}

Object.assign(process.env, {
  NODE_ENV: 'production',
  NEXT_TELEMETRY_DISABLED: '1',
  DATA_DIR: dataDir,
  // PostgreSQL databases are created when they are missing.
  DATABASE_URL: server ? urlOf(databaseName) : `file:${path.join(dataDir, 'cms.db')}`,
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
  // Tests solve a thousand captchas; altcha.test.ts holds what one costs.
  ALTCHA_ATTEMPTS: '2',
  // Tests of the forms count the mails to staff; confirmation.test.ts is about those to visitors.
  CONFIRMATIONS_PER_HOUR: '0',
  HOLDS_PER_PERSON: '2',
  HOLDS_PER_ADDRESS: '4',
});

afterAll(async () => {
  rmSync(dataDir, { recursive: true, force: true });
  if (!server) return;
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  await client.query(`DROP DATABASE IF EXISTS "${databaseName}" WITH (FORCE)`);
  await client.end();
});
