import { copyFileSync, existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import path from 'node:path';
import { createClient } from '@libsql/client';
import { program } from './program.mjs';

/**
 * @typedef {object} Database what is backed up and restored, of either kind
 * @property {'sqlite' | 'postgres'} kind
 * @property {(file: string) => Promise<void>} copy writes all of it, as it was at one moment, while others use it
 * @property {(file: string) => Promise<void>} verify throws when the copy is not whole
 * @property {() => Promise<boolean>} isEmpty
 * @property {(file: string) => Promise<void>} restore puts the copy in the place of what is there: all of it or nothing
 */

/**
 * What is restored is another database than the one that was copied, for who keeps copies of its content: it gets another name
 * (`platform/database/databaseId`).
 */
const FORGET_NAME = "DELETE FROM payload_kv WHERE key = 'database-id'";

/** @param {string} url @returns {Database} */
function sqlite(url) {
  const file = url.replace(/^file:/, '');
  return {
    kind: 'sqlite',
    async copy(target) {
      const client = createClient({ url });
      try {
        await client.execute('PRAGMA busy_timeout = 15000');
        await client.execute({ sql: 'VACUUM INTO ?', args: [target] });
      } finally {
        client.close();
      }
    },
    async verify(copy) {
      const client = createClient({ url: `file:${copy}` });
      try {
        const { rows } = await client.execute('PRAGMA integrity_check');
        const found = rows.map((row) => String(row.integrity_check)).join('; ');
        if (found !== 'ok') throw new Error(`The copy of the database is damaged: ${found}`);
      } finally {
        client.close();
      }
    },
    isEmpty: async () => !existsSync(file),
    async restore(copy) {
      mkdirSync(path.dirname(file), { recursive: true, mode: 0o700 });
      // It may lie on another disk, from which nothing can be moved in one step.
      copyFileSync(copy, `${file}.restoring`);
      const client = createClient({ url: `file:${file}.restoring` });
      await client.execute(FORGET_NAME).finally(() => client.close());
      // What belongs to the file that was there would be taken for the new one's.
      for (const part of ['-wal', '-shm']) rmSync(`${file}${part}`, { force: true });
      renameSync(`${file}.restoring`, file);
    },
  };
}

/** The schema that holds what was there, until what takes its place is whole. While it is there, `public` is a part of a copy. */
const BEFORE = 'before_restore';
/** The schema that holds what was there from then on, until it is gone. */
const OVER = 'after_restore';
const TABLES = `SELECT count(*) FROM information_schema.tables WHERE table_schema IN ('public', '${BEFORE}')`;

/** @param {string} url @returns {Database} */
function postgres(url) {
  const address = new URL(url);
  // Everybody on the machine sees the arguments of programs.
  const secret = {
    PGPASSWORD: decodeURIComponent(address.password),
    PGOPTIONS: '--client-min-messages=warning',
  };
  address.password = '';
  const database = `--dbname=${address.href}`;
  const psql = (/** @type {string[]} */ ...args) =>
    program(
      'psql',
      [database, '--no-psqlrc', '--quiet', '--tuples-only', '--no-align', '--set=ON_ERROR_STOP=1', ...args],
      secret,
    );
  return {
    kind: 'postgres',
    async copy(target) {
      await program(
        'pg_dump',
        [database, '--format=custom', '--no-owner', '--no-privileges', '--schema=public', `--file=${target}`],
        secret,
      );
    },
    async verify(copy) {
      const list = await program('pg_restore', ['--list', copy]);
      if (!/ TABLE DATA public payload_migrations /.test(list))
        throw new Error('The copy of the database holds none of the CMS');
      // Reads all that it holds.
      await program('pg_restore', ['--file=/dev/null', copy]);
    },
    isEmpty: async () => (await psql('--command', TABLES)).trim() === '0',
    /**
     * In many transactions: one would lock every table, index and type of both databases, which is more than a server with usual settings
     * can. What was there is put back where the copy cannot be read in, and found again by the next try where it is cut off.
     */
    async restore(copy) {
      const script = `${copy}.sql`;
      await program('pg_restore', ['--no-owner', '--no-privileges', `--file=${script}`, copy]);
      const schemas = async () => (await psql('--command', 'SELECT nspname FROM pg_namespace')).split('\n');
      await dropSchema(OVER);
      if ((await schemas()).includes(BEFORE)) await dropSchema('public');
      else if ((await schemas()).includes('public'))
        await psql('--command', `ALTER SCHEMA public RENAME TO ${BEFORE}`);
      try {
        await psql(
          // A dump of one schema makes it, or takes it for granted, by the version of the program.
          ...((await makesSchema(copy)) ? [] : ['--command', 'CREATE SCHEMA public']),
          ...['--file', script],
          // The script ends with no schema to look in.
          ...['--command', 'SET search_path TO public', '--command', FORGET_NAME],
        );
        if ((await schemas()).includes(BEFORE))
          await psql('--command', `ALTER SCHEMA ${BEFORE} RENAME TO ${OVER}`);
      } catch (error) {
        await putBack().catch((fault) =>
          console.error(`What was there is in the schema ${BEFORE}: ${fault}`),
        );
        throw error;
      }
      // The copy is in place: what was there only takes room, and goes with the next restoring.
      await dropSchema(OVER).catch((fault) =>
        console.error(`The schema ${OVER} is left to be dropped: ${fault}`),
      );

      async function putBack() {
        const there = await schemas();
        // The copy had come into its place, and only the answer was lost.
        if (there.includes(OVER)) return;
        await dropSchema('public');
        if (there.includes(BEFORE)) await psql('--command', `ALTER SCHEMA ${BEFORE} RENAME TO public`);
      }
    },
  };

  /** Drops a schema table by table. @param {string} schema */
  async function dropSchema(schema) {
    const tables = await psql(
      '--command',
      `SELECT format('DROP TABLE %I.%I CASCADE', schemaname, tablename) FROM pg_tables WHERE schemaname = '${schema}'`,
    );
    const statements = tables.split('\n').filter(Boolean);
    await psql(
      ...[...statements, `DROP SCHEMA IF EXISTS ${schema} CASCADE`].flatMap((statement) => [
        '--command',
        statement,
      ]),
    );
  }
}

/** @param {string} copy */
const makesSchema = async (copy) => / SCHEMA - public /.test(await program('pg_restore', ['--list', copy]));

/**
 * The database of the CMS.
 * @param {string} url DATABASE_URL
 */
export const databaseAt = (url) => (/^postgres(ql)?:/.test(url) ? postgres(url) : sqlite(url));
