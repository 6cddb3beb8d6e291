import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { leaseServer } from '../../platform/database/embedded/leaseServer';
import { createDatabaseOnServer, createRole, dropDatabase, onServer, urlOf } from './testServer';

const CMS = path.resolve(import.meta.dirname, '../..');
/** Folders whose content determines the name of the template, so that a change creates a new template. */
const SOURCES = ['migrations', 'platform/database'];
/** Server settings without durability, which test databases do not need. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '400' };

/**
 * Returns the folder of the database server. It is in shared memory if possible, and the next run uses it again. Each
 * checkout has its own server, because a run drops the templates of other migrations.
 */
function dataDir(): string {
  const memory = '/dev/shm';
  const checkout = createHash('sha256').update(CMS).digest('hex').slice(0, 8);
  return path.join(existsSync(memory) ? memory : tmpdir(), `cms-tests-${userInfo().uid}-${checkout}`);
}

function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of SOURCES)
    for (const file of readdirSync(path.join(CMS, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(path.join(CMS, folder, file)));
  return `cms_template_${hash.digest('hex').slice(0, 16)}`;
}

const exists = async (database: string) =>
  (await onServer(`SELECT 1 FROM pg_database WHERE datname = '${database}'`)).length > 0;

/** Creates the template: a database with all migrations, of which each test file gets a copy. */
async function makeTemplate(): Promise<string> {
  const name = templateName();
  if (await exists(name)) return name;
  const unfinished = `${name}_${process.pid}`;
  await createDatabaseOnServer(unfinished);
  await promisify(execFile)(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'scripts/migrate.ts'],
    {
      cwd: CMS,
      env: {
        ...process.env,
        DATABASE_URL: urlOf(unfinished),
        PAYLOAD_SECRET: 'unused',
        NODE_ENV: 'production',
      },
    },
  );
  // Another run may have created it in the meantime.
  if (await exists(name)) await dropDatabase(unfinished);
  else await onServer(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  return name;
}

/** Drops databases of test runs that were killed, and templates of earlier migrations. */
async function dropAbandoned(template: string): Promise<void> {
  const rows = await onServer<{ name: string }>(
    `SELECT datname AS name FROM pg_database WHERE datname LIKE 'cms\\_t%' AND datname <> '${template}'
       AND NOT EXISTS (SELECT 1 FROM pg_stat_activity WHERE pg_stat_activity.datname = pg_database.datname)`,
  );
  for (const { name } of rows) {
    const [, pid] = /^cms_test_(\d+)_/.exec(name) ?? [];
    if (!isRunning(Number(pid))) await dropDatabase(name);
  }
}

function isRunning(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/**
 * Global setup of Vitest: starts the database server of the run and creates the template. Uses the server at
 * TEST_SERVER_URL, whose user must be allowed to create databases and roles. Without that variable, it uses an embedded
 * server.
 * @returns function that releases the server
 */
export default async function startDatabaseServer(): Promise<() => Promise<void>> {
  let release = () => Promise.resolve();
  if (!process.env.TEST_SERVER_URL) {
    const lease = await leaseServer(dataDir(), SETTINGS);
    const url = new URL(lease.url);
    url.username = 'postgres';
    process.env.TEST_SERVER_URL = url.href;
    ({ release } = lease);
  }
  await createRole();
  const template = await makeTemplate();
  process.env.TEST_TEMPLATE = template;
  await dropAbandoned(template);
  return release;
}
