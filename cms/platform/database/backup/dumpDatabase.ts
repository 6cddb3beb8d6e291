import { createWriteStream } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { CONTENTS, rowsFile, findTables, quote, type Contents, type Sequence } from './tables.ts';

/**
 * Writes a consistent snapshot of all CMS tables to a folder. The CMS can keep running meanwhile.
 * @param url DATABASE_URL
 * @param folder folder to create; it gets one file per table, with the rows in PostgreSQL's text format
 * @throws Error if the database does not belong to the CMS
 */
export async function dumpDatabase(url: string, folder: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ, READ ONLY');
    const tables = await findTables(client);
    if (!tables.some(({ name }) => name === 'payload_migrations'))
      throw new Error('The database does not belong to the CMS: it has no table payload_migrations');
    const contents: Contents = { migrations: await findMigrations(client), tables: [], sequences: [] };
    for (const { name, columns } of tables) {
      const rows = client.query(
        copyTo(`COPY public.${quote(name)} (${columns.map(quote).join(', ')}) TO STDOUT`),
      );
      await pipeline(rows, createWriteStream(path.join(folder, rowsFile(name))));
      contents.tables.push({ name, columns, rows: rows.rowCount });
    }
    // A snapshot does not cover sequences. Reading them after the rows ensures that they are never behind the ids in
    // the rows.
    contents.sequences = await findSequences(client);
    await writeFile(path.join(folder, CONTENTS), JSON.stringify(contents, null, 1));
  } finally {
    await client.end();
  }
}

async function findMigrations(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT name FROM public.payload_migrations WHERE batch > 0 ORDER BY id',
  );
  return rows.map(({ name }) => name);
}

async function findSequences(client: Client): Promise<Sequence[]> {
  const { rows } = await client.query<Sequence>(
    `SELECT sequencename AS name, last_value::text AS "lastValue" FROM pg_sequences WHERE schemaname = 'public' ORDER BY 1`,
  );
  return rows;
}
