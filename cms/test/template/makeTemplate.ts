import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { createClient } from '@libsql/client';
import { Client } from 'pg';
import { programOf } from '../programs/programOf';

const CMS = path.resolve(import.meta.dirname, '../..');
const FOLDERS = ['migrations', 'platform/database'];

/** Name of the template of these migrations: others have another one. */
function templateName(): string {
  const hash = createHash('sha256');
  for (const folder of FOLDERS)
    for (const file of readdirSync(path.join(CMS, folder), { recursive: true, encoding: 'utf8' }).sort())
      if (file.endsWith('.ts')) hash.update(file).update(readFileSync(path.join(CMS, folder, file)));
  return `cms_template_${hash.digest('hex').slice(0, 16)}`;
}

async function migrate(url: string): Promise<void> {
  await promisify(execFile)(process.execPath, programOf('migrateTemplate'), {
    cwd: CMS,
    env: {
      ...process.env,
      NODE_ENV: 'production',
      DATABASE_URL: url,
      DATA_DIR: tmpdir(),
      PAYLOAD_SECRET: 'a secret of the tests',
    },
  });
}

/** The file of a SQLite template. It appears whole: runs at the same time see it or do not. */
async function sqliteTemplate(name: string): Promise<string> {
  const file = path.join(tmpdir(), `${name}.db`);
  if (existsSync(file)) return file;
  const folder = mkdtempSync(path.join(tmpdir(), 'cms-template-'));
  const migrated = `file:${path.join(folder, 'migrated.db')}`;
  await migrate(migrated);
  const whole = path.join(folder, 'whole.db');
  const client = createClient({ url: migrated });
  // One file, without the log that SQLite keeps beside it.
  await client.execute({ sql: 'VACUUM INTO ?', args: [whole] });
  client.close();
  renameSync(whole, file);
  rmSync(folder, { recursive: true });
  return file;
}

/** The name of a PostgreSQL template on the server. */
async function postgresTemplate(name: string, server: string): Promise<string> {
  const urlOf = (database: string) => Object.assign(new URL(server), { pathname: `/${database}` }).href;
  const client = new Client({ connectionString: urlOf('postgres') });
  await client.connect();
  const exists = async () =>
    (await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [name])).rowCount === 1;
  if (!(await exists())) {
    const unfinished = `${name}_${randomUUID().replaceAll('-', '')}`;
    await migrate(urlOf(unfinished));
    // Another run may have made it in the meantime: then it is as good.
    if (await exists()) await client.query(`DROP DATABASE "${unfinished}" WITH (FORCE)`);
    else await client.query(`ALTER DATABASE "${unfinished}" RENAME TO "${name}"`);
  }
  await client.end();
  return name;
}

/**
 * Before any test: one database with all migrations, of which each test file begins with a copy (`copyTemplate`). It stays for later runs.
 * @throws Error with what the migrations printed when they fail
 */
export default async function makeTemplate(): Promise<void> {
  const server = process.env.DATABASE_URL?.startsWith('postgres') ? process.env.DATABASE_URL : undefined;
  const name = templateName();
  process.env.TEMPLATE_DATABASE = await (server ? postgresTemplate(name, server) : sqliteTemplate(name));
}
