import { createReadStream, readFileSync } from 'node:fs';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { CONTENTS, rowsFile, findTables, quote, type Contents } from './tables.ts';

/** The schema that contains the former database until the new one is complete. */
const FORMER = 'before_restore';
/** The schema that contains the former database while it is deleted. */
const OBSOLETE = 'after_restore';

/** Migrates the database to the given migration, or to the newest one. */
export type Migrate = (last?: string) => Promise<void>;

/** Reads the description of a dump. */
export const readContents = (folder: string): Contents =>
  JSON.parse(readFileSync(path.join(folder, CONTENTS), 'utf8')) as Contents;

/** Whether the database contains no CMS tables and no former database of an interrupted restore. */
export async function isEmptyDatabase(url: string): Promise<boolean> {
  return connected(url, async (client) => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_tables WHERE schemaname = ANY ($1) LIMIT 1', [
      ['public', FORMER],
    ]);
    return rowCount === 0;
  });
}

/**
 * Replaces a database with a dump of `dumpDatabase`. Keeps the former database until the new one is complete: a failure restores it
 * immediately, an interruption at the next call.
 * @param url DATABASE_URL; its role needs no rights beyond its own database
 * @param folder folder of the dump
 * @param migrate migrates the empty database to the version of the dump, and afterwards to this one
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
  // An interrupted restore has moved the former database aside; the current tables are incomplete.
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

/** After the rename the former database is no longer restored. */
async function deleteFormer(client: Client): Promise<void> {
  if (!(await hasSchema(client, FORMER))) return;
  await client.query(`ALTER SCHEMA ${FORMER} RENAME TO ${OBSOLETE}`);
  await dropSchema(client, OBSOLETE).catch((error: unknown) => {
    console.error(`The schema ${OBSOLETE} is left over. The next restore deletes it.`, error);
  });
}

/** Drops a schema table by table. Dropping it at once needs more locks than a server allows by default. */
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
    // Drop foreign keys, because they are not deferrable and rows are loaded table by table.
    const foreignKeys = await dropForeignKeys(client);
    for (const { name, columns: written, rows } of tables) {
      // Migrations write rows, such as their own names and first settings.
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
    // A restored database needs a new id, because clients cache its content (`databaseId`).
    await client.query(`DELETE FROM public.payload_kv WHERE key = 'database-id'`);
    await client.query('COMMIT');
  } catch (error) {
    await client.query('ROLLBACK').catch(() => undefined);
    throw error;
  }
  await client.query('ANALYZE');
}

/** @returns statements that recreate the foreign keys and thereby validate the rows */
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
