import { execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { useDatabase } from '../platform/database/embedded/useDatabase.ts';
import { backUp } from './backup/backUp.ts';

/**
 * `npm run fixture:make`: writes the backup from which `test/upgrade` tests upgrades. The backup represents databases
 * in use, so it was made once, from the first migration, and must never be made again.
 */
const FIXTURE = path.resolve(import.meta.dirname, '../test/upgrade/fixture.tar');

if (existsSync(`${FIXTURE}.gz`)) {
  console.error(
    `${FIXTURE}.gz exists. It represents databases in use and must not be made again. Nothing was changed.`,
  );
  process.exit(1);
}
const dataDir = mkdtempSync(path.join(tmpdir(), 'cms-fixture-'));
Object.assign(process.env, {
  DATA_DIR: dataDir,
  DATABASE_URL: '',
  S3_BUCKET: '',
  CLAMAV_URL: '',
  SMTP_URL: '',
  NODE_ENV: 'production',
  // The same secret as in `test/environment.ts`. Otherwise the fixture's sessions and second factors could not be
  // decrypted.
  PAYLOAD_SECRET: 'a secret of the tests',
  DEMO_ADMIN_EMAIL: 'admin@even-derech.example',
  DEMO_ADMIN_PASSWORD: 'a long password of the fixture',
  CMS_API_KEY: 'key-of-the-tests',
  CMS_URL: 'http://localhost:3101',
  SITE_URL: 'http://localhost:9101',
});
const release = await useDatabase();
try {
  execFileSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'test/upgrade/fillFixture.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
    },
  );
  await backUp(process.env, FIXTURE);
  execFileSync('gzip', ['--best', '--no-name', FIXTURE]);
} finally {
  await release();
  rmSync(dataDir, { recursive: true, force: true });
}
