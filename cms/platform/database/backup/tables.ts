import type { ClientBase } from 'pg';

/** Description of a backup, stored in `contents.json`: its migrations, tables and sequences. */
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
  /** Last value of the sequence; null if it has not been used. */
  lastValue: string | null;
}

/** Name of the file in a dump's folder that holds its `Contents`. */
export const CONTENTS = 'contents.json';

/** Returns the name of the file in a dump's folder that holds a table's rows. */
export const rowsFile = (table: string): string => `${table}.copy`;

/** Quotes an SQL identifier. */
export const quote = (name: string): string => `"${name.replaceAll('"', '""')}"`;

/** Finds the CMS's tables and their columns. Generated columns are omitted, because they cannot be written. */
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
