import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { gunzipSync } from 'node:zlib';
import { Client } from 'pg';

const FIXTURE = path.resolve(import.meta.dirname, 'fixture');

async function restorePostgres(url: string, dump: string): Promise<void> {
  const server = new URL(url);
  const database = server.pathname.slice(1);
  server.pathname = '/postgres';
  const maintenance = new Client({ connectionString: server.href });
  await maintenance.connect();
  await maintenance.query(`CREATE DATABASE "${database}"`);
  await maintenance.end();
  const client = new Client({ connectionString: url });
  await client.connect();
  await client.query(dump);
  await client.end();
}

/** Puts the fixture's database and files where the environment says that the CMS has them. To be called before it starts. */
export async function restoreFixture(): Promise<void> {
  const { DATABASE_URL: url = '', DATA_DIR: dataDir = '' } = process.env;
  const isPostgres = url.startsWith('postgres');
  const source = path.join(FIXTURE, isPostgres ? 'postgres' : 'sqlite');
  const database = gunzipSync(readFileSync(path.join(source, 'database.gz')));
  mkdirSync(dataDir, { recursive: true });
  if (isPostgres) await restorePostgres(url, database.toString('utf8'));
  else writeFileSync(url.replace(/^file:/, ''), database);
  for (const folder of ['media', 'attachments'])
    cpSync(path.join(source, folder), path.join(dataDir, folder), { recursive: true });
}
