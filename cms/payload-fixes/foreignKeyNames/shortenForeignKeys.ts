import { createHash } from 'node:crypto';

interface Reference {
  name: string;
  onDelete?: string;
  table: string;
}

interface Table {
  name: string;
  columns: Record<string, { name: string; reference?: Reference }>;
  foreignKeys?: Record<
    string,
    { name: string; columns: string[]; foreignColumns: { name: string; table: string }[]; onDelete?: string }
  >;
}

/**
 * Longest name that PostgreSQL keeps. It truncates longer names, so that two constraints of a table could get the same
 * name.
 */
const MAX_LENGTH = 63;

/**
 * Shortens the names of foreign keys that PostgreSQL would truncate. Must run before the schema is built, so that
 * migrations contain the short names.
 */
export function shortenForeignKeys({ rawTables }: { rawTables: Record<string, unknown> }): void {
  for (const table of Object.values(rawTables) as Table[]) {
    for (const [key, column] of Object.entries(table.columns)) {
      const { reference } = column;
      if (!reference) continue;
      const name = `${table.name}_${column.name}_${reference.table}_${reference.name}_fk`;
      if (name.length <= MAX_LENGTH) continue;
      const hash = createHash('sha256').update(name).digest('hex').slice(0, 12);
      table.foreignKeys ??= {};
      table.foreignKeys[`${key}Short`] = {
        name: `${table.name.slice(0, 40)}_${hash}_fk`,
        columns: [key],
        foreignColumns: [{ name: reference.name, table: reference.table }],
        ...(reference.onDelete && { onDelete: reference.onDelete }),
      };
      delete column.reference;
    }
  }
}
