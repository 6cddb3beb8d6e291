import { execFile } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { leaseServer } from '../../platform/database/embedded/leaseServer';
import { createDatabaseOnServer, createRole, dropDatabase, onServer, urlOf } from './testServer';

const CMS = path.resolve(import.meta.dirname, '../..');
/** Sources that determine the name of the template. */
const SOURCES = ['migrations', 'platform/database'];
/** Test databases need no durability. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '400' };

/**
 * Folder of the databases, in shared memory if possible, which the next run reuses. Each checkout has its own server,
 * because a run drops templates of other migrations.
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

/** Creates the template database with all migrations, which each test file copies. */
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
  // A concurrent run may have created it.
  if (await exists(name)) await dropDatabase(unfinished);
  else await onServer(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  return name;
}

/** Drops databases of killed runs and templates of former migrations. */
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
 * Global setup: the database server of the run and its template. Uses the server at TEST_SERVER_URL, whose user may
 * create databases and roles, or an embedded one.
 * @returns releases the server
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
