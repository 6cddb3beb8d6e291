import { copyFileSync, existsSync } from 'node:fs';
import { DatabaseError, Client } from 'pg';

/** PostgreSQL's "the database exists already". */
const DUPLICATE_DATABASE = '42P04';

/**
 * Puts a copy of the template (`makeTemplate`) where DATABASE_URL points to, unless something is there: a test file does not wait for
 * every migration. Without a template nothing happens, and the CMS migrates at its start as it always does.
 */
export async function copyTemplate(): Promise<void> {
  const { TEMPLATE_DATABASE: template, DATABASE_URL: url = '' } = process.env;
  if (!template) return;
  if (!url.startsWith('postgres')) {
    const file = url.replace(/^file:/, '');
    if (!existsSync(file)) copyFileSync(template, file);
    return;
  }
  const server = new URL(url);
  const database = server.pathname.slice(1);
  server.pathname = '/postgres';
  const client = new Client({ connectionString: server.href });
  await client.connect();
  try {
    await client.query(`CREATE DATABASE "${database}" TEMPLATE "${template}" STRATEGY FILE_COPY`);
  } catch (error) {
    if (!(error instanceof DatabaseError && error.code === DUPLICATE_DATABASE)) throw error;
  } finally {
    await client.end();
  }
}
