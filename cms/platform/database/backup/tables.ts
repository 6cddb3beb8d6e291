import type { ClientBase } from 'pg';

/** Tables and sequences of a backup (`contents.json`). */
export interface Contents {
  /** Names of the migrations, in the order in which they ran. */
  migrations: string[];
  tables: Table[];
  sequences: Sequence[];
}

export interface Table {
  name: string;
  columns: string[];
  rows: number;
}

export interface Sequence {
  name: string;
  /** Null if the sequence has not been used. */
  lastValue: string | null;
}

/** File of `Contents` in the folder of a dump. */
export const CONTENTS = 'contents.json';

/** File of a table's rows in the folder of a dump. */
export const rowsFile = (table: string): string => `${table}.copy`;

/** Quotes an SQL identifier. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Tables of the CMS with their columns; generated columns cannot be written and are omitted. */
export async function findTables(client: ClientBase): Promise<Omit<Table, 'rows'>[]> {
  const { rows } = await client.query<{ name: string; columns: string[] }>(
    `SELECT c.relname AS name, array_agg(a.attname::text ORDER BY a.attnum) AS columns
     FROM pg_class c
     JOIN pg_attribute a ON a.attrelid = c.oid AND a.attnum > 0 AND NOT a.attisdropped AND a.attgenerated = ''
     WHERE c.relnamespace = 'public'::regnamespace AND c.relkind = 'r'
     GROUP BY c.relname ORDER BY c.relname`,
  );
  return rows;
}
