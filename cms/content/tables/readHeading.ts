import type { Locale } from '../../platform/locales';
import type { Table } from './Table';
import type { TableFaults } from './TableFaults';

/** Above any table of the site, and fast to read. */
const MOST_COLUMNS = 200;
const MOST_LINES = 20_000;

/** Title of a column; the field's name by default. */
export const titleOf = ({ titles }: Pick<Table, 'titles'>, field: string, language: Locale): string =>
  titles?.[field]?.[language] ?? field;

const plain = (title: string): string => title.trim().replace(/\s+/g, ' ').toLowerCase();

/** Fields of a table by all their possible titles. */
function fieldsByTitle(table: Table): Map<string, string> {
  const fields = [...table.columns.map(({ field }) => field), ...Object.keys(table.relations ?? {})];
  return new Map(
    fields.flatMap((field) =>
      [field, table.titles?.[field]?.he, table.titles?.[field]?.en].flatMap((title) =>
        title ? [[plain(title), field] as const] : [],
      ),
    ),
  );
}

/**
 * Finds the columns of a table in a file. Ignores unknown columns.
 * @param lines lines of the file, heading first
 * @param faults collects errors of the whole file
 * @returns column index by field; undefined for an unreadable heading
 */
export function readHeading(
  table: Table,
  lines: readonly (readonly string[])[],
  faults: TableFaults,
): ReadonlyMap<string, number> | undefined {
  const [heading = []] = lines;
  const { language } = faults;
  if (heading.length > MOST_COLUMNS) faults.refuse(1, 'columns', { most: MOST_COLUMNS });
  if (lines.length > MOST_LINES) faults.refuse(1, 'lines', { most: MOST_LINES });
  if (faults.all.length > 0) return undefined;
  const fields = fieldsByTitle(table);
  const places = new Map<string, number>();
  const twice = new Set<string>();
  const seen = new Set<string>();
  for (const [at, title] of heading.entries()) {
    const field = fields.get(plain(title));
    const name = field ?? plain(title);
    if (name && seen.has(name)) twice.add(field ? titleOf(table, field, language) : title.trim());
    else if (field) places.set(field, at);
    seen.add(name);
  }
  if (heading.length === 0) faults.refuse(1, 'empty');
  else if (!places.has(table.key)) faults.refuse(1, 'noKey', { name: titleOf(table, table.key, language) });
  for (const name of twice) faults.refuse(1, 'twice', { name });
  if (faults.all.length === 0 && [...places.keys()].every((field) => field === table.key)) {
    const names = [...new Set(fields.values())].filter((field) => field !== table.key);
    faults.refuse(1, 'nothing', { names: names.map((name) => titleOf(table, name, language)).join(', ') });
  }
  return faults.all.length > 0 ? undefined : places;
}
