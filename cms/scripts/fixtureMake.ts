import { execFileSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir, userInfo } from 'node:os';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { createClient } from '@libsql/client';
import { environmentOf } from './dialects';

/**
 * `npm run fixture:make`: writes the databases from which `test/upgrade` upgrades, one for each dialect, with the files that belong to
 * them.
 * Made once, from the migrations of its day, and never again: it stands for the databases that are in use. PostgreSQL's comes from a server
 * of its own, of Debian's `postgresql`.
 */
const FIXTURE = path.resolve(import.meta.dirname, '../test/upgrade/fixture');
/** Where Debian puts its servers, one folder for each version. */
const POSTGRES = '/usr/lib/postgresql';
const SECRETS = {
  // As `test/environment.ts` has it: sessions and second steps of the fixture stay readable.
  PAYLOAD_SECRET: 'a secret of the tests',
  DEMO_ADMIN_EMAIL: 'admin@even-derech.example',
  DEMO_ADMIN_PASSWORD: 'a long password of the fixture',
  CMS_API_KEY: 'key-of-the-tests',
  CMS_URL: 'http://localhost:3101',
  SITE_URL: 'http://localhost:9101',
};

/** Fills a database, and keeps the files that belong to it. */
function fill(dialect: 'sqlite' | 'postgres', databaseUrl: string, dataDir: string): string {
  const env = { ...environmentOf(dialect), ...SECRETS, DATABASE_URL: databaseUrl, DATA_DIR: dataDir };
  execFileSync(
    process.execPath,
    ['--conditions=production', '--import', 'tsx', 'test/upgrade/fillFixture.ts'],
    {
      stdio: ['ignore', 'ignore', 'inherit'],
      env: { ...env, S3_BUCKET: '', CLAMAV_URL: '', SMTP_URL: '', NODE_ENV: 'production' },
    },
  );
  const target = path.join(FIXTURE, dialect);
  mkdirSync(target, { recursive: true });
  for (const folder of ['media', 'attachments'])
    cpSync(path.join(dataDir, folder), path.join(target, folder), { recursive: true });
  return target;
}

const compressed = (target: string, bytes: string | Buffer) =>
  writeFileSync(path.join(target, 'database.gz'), gzipSync(bytes, { level: 9 }));

async function makeSqlite(folder: string): Promise<void> {
  const file = path.join(folder, 'cms.db');
  const target = fill('sqlite', `file:${file}`, path.join(folder, 'sqlite'));
  const copy = path.join(folder, 'copy.db');
  const client = createClient({ url: `file:${file}` });
  await client.execute({ sql: 'VACUUM INTO ?', args: [copy] });
  client.close();
  compressed(target, readFileSync(copy));
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** What makes a dump one of its server's version, or of its client alone; the rest is plain SQL. */
const UNPORTABLE = /^(\\(un)?restrict .*|SET transaction_timeout = .*)\n/gm;

async function makePostgres(folder: string): Promise<void> {
  const versions = existsSync(POSTGRES) ? readdirSync(POSTGRES).sort((a, b) => Number(b) - Number(a)) : [];
  if (!versions[0]) throw new Error('PostgreSQL is missing: apt-get install postgresql');
  const bin = path.join(POSTGRES, versions[0], 'bin');
  const cluster = path.join(folder, 'cluster');
  mkdirSync(cluster);
  const port = await freePort();
  // PostgreSQL refuses to run as root.
  const isRoot = userInfo().uid === 0;
  if (isRoot) execFileSync('chown', ['postgres', cluster]);
  const run = (program: string, ...given: string[]) => {
    const command = [path.join(bin, program), ...given];
    return isRoot
      ? execFileSync('runuser', ['-u', 'postgres', '--', ...command], {
          cwd: '/',
          maxBuffer: 1e9,
          stdio: 'pipe',
        })
      : execFileSync(command[0] ?? '', command.slice(1), { cwd: '/', maxBuffer: 1e9, stdio: 'pipe' });
  };
  const data = `--pgdata=${cluster}/data`;
  run('initdb', '--auth=trust', '--encoding=UTF8', '--username=postgres', data);
  const options = `-p ${port} -c listen_addresses=127.0.0.1 -c unix_socket_directories=${cluster} -c fsync=off`;
  run('pg_ctl', 'start', '--wait', '--silent', data, `--log=${cluster}/log`, `--options=${options}`);
  try {
    const url = `postgres://postgres@127.0.0.1:${port}/fixture`;
    const target = fill('postgres', url, path.join(folder, 'postgres'));
    const dump = run('pg_dump', '--inserts', '--rows-per-insert=100', '--no-owner', '--no-privileges', url);
    compressed(target, dump.toString('utf8').replace(UNPORTABLE, ''));
  } finally {
    run('pg_ctl', 'stop', '--silent', '--mode=fast', data);
  }
}

if (existsSync(FIXTURE)) {
  console.error(`${FIXTURE} is there. It stands for databases in use, and is not made again.`);
  process.exit(1);
}
const folder = mkdtempSync(path.join(tmpdir(), 'cms-fixture-'));
execFileSync('chmod', ['755', folder]);
try {
  await makeSqlite(folder);
  await makePostgres(folder);
} catch (error) {
  rmSync(FIXTURE, { recursive: true, force: true });
  throw error;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
