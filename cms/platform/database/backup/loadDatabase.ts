import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CONTENTS, rowsFile, findTables, quote, type Contents } from './tables.ts';

/** Schema that holds the previous database until the restored one is complete. */
const FORMER = 'before_restore';
/** Schema that holds the previous database while it is being deleted. */
const OBSOLETE = 'after_restore';

/** Runs migrations up to the named one, or all of them if no name is given. */
export type Migrate = (last?: string) => Promise<void>;

/** Reads the description of a dump. */
export const readContents = (folder: string): Contents =>
  JSON.parse(readFileSync(path.join(folder, CONTENTS), 'utf8')) as Contents;

/** Checks whether the database contains neither CMS tables nor a previous database left by an interrupted restore. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = ANY ($1) LIMIT 1', [
      ['public', FORMER],
    ]);
    return rowCount === 0;
  });
}

/**
 * Replaces the content of a database with a dump made by `dumpDatabase`. The previous database is kept until the new
 * one is complete. If the restore fails, it is put back. If the process is interrupted, the next call drops the
 * incomplete tables and still keeps the previous database.
 * @param url DATABASE_URL; its role needs no rights outside its own database
 * @param folder folder of the dump
 * @param migrate runs the migrations: first up to the version of the dump on the empty database, and finally up to the
 *   current version
 */
export async function loadDatabase(url: string, folder: string, migrate: Migrate): Promise<void> {
  const contents = readContents(folder);
  await connected(url, async (client) => {
    await renameFormerSchema(client);
    try {
      await migrate(contents.migrations.at(-1));
      await load(client, folder, contents);
      await migrate();
    } catch (error) {
      await restoreFormerSchema(client);
      throw error;
    }
    await deleteFormer(client);
  });
}

async function connected<Result>(url: string, work: (client: Client) => Promise<Result>): Promise<Result> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

async function hasSchema(client: Client, name: string): Promise<boolean> {
  return (await client.query('SELECT 1 FROM pg_namespace WHERE nspname = $1', [name])).rowCount === 1;
}

async function renameFormerSchema(client: Client): Promise<void> {
  await dropSchema(client, OBSOLETE);
  // If a previous restore was interrupted, the schema `before_restore` holds the complete database and the current
  // tables are incomplete. They are dropped.
  if (await hasSchema(client, FORMER)) await dropSchema(client, 'public');
  else if (await hasSchema(client, 'public')) await client.query(`ALTER SCHEMA public RENAME TO ${FORMER}`);
  await client.query('CREATE SCHEMA public');
}

async function restoreFormerSchema(client: Client): Promise<void> {
  try {
    await dropSchema(client, 'public');
    if (await hasSchema(client, FORMER)) await client.query(`ALTER SCHEMA ${FORMER} RENAME TO public`);
  } catch (error) {
    console.error(
      `The former database is in the schema ${FORMER}. Run the command again, or rename the schema to "public".`,
      error,
    );
  }
}

/**
 * Renames the schema before dropping it. If the drop is interrupted, the next restore must not mistake the remaining
 * tables for the complete previous database.
 */
async function deleteFormer(client: Client): Promise<void> {
  if (!(await hasSchema(client, FORMER))) return;
  await client.query(`ALTER SCHEMA ${FORMER} RENAME TO ${OBSOLETE}`);
  await dropSchema(client, OBSOLETE).catch((error: unknown) => {
    console.error(`The schema ${OBSOLETE} is left over. The next restore deletes it.`, error);
  });
}

/**
 * Drops a schema one table at a time. Dropping it in one statement takes more locks than a server allows by default.
 */
async function dropSchema(client: Client, schema: string): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT tablename AS name FROM pg_tables WHERE schemaname = $1',
    [schema],
  );
  for (const { name } of rows) await client.query(`DROP TABLE ${schema}.${quote(name)} CASCADE`);
  await client.query(`DROP SCHEMA IF EXISTS ${schema} CASCADE`);
}

async function load(client: Client, folder: string, { tables, sequences }: Contents): Promise<void> {
  const columns = new Map((await findTables(client)).map((table) => [table.name, table.columns]));
  for (const table of tables) {
    const missing = table.columns.filter((column) => !columns.get(table.name)?.includes(column));
    if (missing.length > 0)
      throw new Error(
        `The backup contains columns that its migrations do not create: ${table.name} (${missing.join(', ')})`,
      );
  }
  await client.query('BEGIN');
  try {
    // Drops foreign keys for the duration of the load. Rows are loaded table by table and the keys are not deferrable,
    // so references to later tables would fail.
    const foreignKeys = await dropForeignKeys(client);
    for (const { name, columns: written, rows } of tables) {
      // Deletes the rows that the migrations themselves have written, such as their names and initial settings, because
      // the dump contains them.
      await client.query(`DELETE FROM public.${quote(name)}`);
      const target = client.query(
        copyFrom(`COPY public.${quote(name)} (${written.map(quote).join(', ')}) FROM STDIN`),
      );
      await pipeline(createReadStream(path.join(folder, rowsFile(name))), target);
      if (target.rowCount !== rows)
        throw new Error(`The table ${name} has ${target.rowCount} of ${rows} rows`);
    }
    for (const statement of foreignKeys) await client.query(statement);
    for (const { name, lastValue } of sequences)
      if (lastValue !== null)
        await client.query('SELECT setval($1::regclass, $2)', [`public.${quote(name)}`, lastValue]);
    // Deletes the database id, so that the restored database gets a new one. Clients use it to notice that their cached
    // content is outdated (`databaseId`).
    await client.query(`DELETE FROM public.payload_kv WHERE key = 'database-id'`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await client.query('ANALYZE');
}

/**
 * Drops all foreign keys of the CMS's tables.
 * @returns statements that recreate the foreign keys; running them also validates the loaded rows
 */
async function dropForeignKeys(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ table: string; name: string; definition: string }>(
    `SELECT conrelid::regclass::text AS table, conname AS name, pg_get_constraintdef(oid) AS definition
     FROM pg_constraint WHERE contype = 'f' AND connamespace = 'public'::regnamespace`,
  );
  for (const { table, name } of rows)
    await client.query(`ALTER TABLE ${table} DROP CONSTRAINT ${quote(name)}`);
  return rows.map(
    ({ table, name, definition }) => `ALTER TABLE ${table} ADD CONSTRAINT ${quote(name)} ${definition}`,
  );
}
