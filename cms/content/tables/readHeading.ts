import type { Locale } from '../../platform/locales/locales';
import { cleanCell } from './cells/cleanCell';
import { foldTitle } from './cells/foldTitle';
import type { Table, TableHeading } from './Table';
import { told, type TableFaults } from './TableFaults';
import { columnLetters } from './xlsx/columnLetters';
import type { XlsxValue } from './xlsx/readXlsx';

/** Above any table of the site, and fast to read. */
const MOST_COLUMNS = 200;
const MOST_LINES = 20_000;
/** Lines among which the heading is searched; titles and logos precede it. */
const FIRST_LINES = 20;

/** Suffixes of columns that exports have and imports do not read. */
export const NOT_READ: Readonly<Record<Locale, string>> = { he: '(לא מיובא)', en: '(not imported)' };

/** Title of a column; the field's name by default. */
export const titleOf = ({ titles }: Pick<Table, 'titles'>, field: string, language: Locale): string =>
  titles?.[field]?.[language] ?? field;

export const textOf = (value: XlsxValue): string => (typeof value === 'string' ? value : value.formula);

const isNotRead = (title: string): boolean =>
  Object.values(NOT_READ).some((suffix) => title.endsWith(foldTitle(suffix)));

/** Fields of a table by all their possible titles. */
function fieldsByTitle(table: Table): Map<string, string> {
  const fields = [...table.columns.map(({ field }) => field), ...Object.keys(table.relations ?? {})];
  return new Map(
    fields.flatMap((field) =>
      [field, table.titles?.[field]?.he, table.titles?.[field]?.en].flatMap((title) =>
        title ? [[foldTitle(title), field] as const] : [],
      ),
    ),
  );
}

/** Index of the heading: the line with the key and most known titles, else the first line that is not empty. */
function findHeading(
  { key }: Table,
  lines: readonly (readonly XlsxValue[])[],
  fields: ReadonlyMap<string, string>,
): number {
  let best = { at: lines.findIndex((cells) => cells.some((cell) => textOf(cell).trim() !== '')), score: 0 };
  for (const [at, cells] of lines.slice(0, FIRST_LINES).entries()) {
    const found = new Set(cells.flatMap((cell) => fields.get(foldTitle(textOf(cell))) ?? []));
    const score = found.size + (found.has(key) ? fields.size : 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/** The heading of a file: where it is, and the column of each field. */
export interface ReadHeading extends TableHeading {
  /** Column index by field. */
  places: ReadonlyMap<string, number>;
}

/**
 * Finds the heading and the columns of a table in a file.
 * @param lines lines of the file
 * @param faults collects errors of the whole file
 * @returns undefined for an unreadable heading
 */
export function readHeading(
  table: Table,
  lines: readonly (readonly XlsxValue[])[],
  faults: TableFaults,
): ReadHeading | undefined {
  const { language } = faults;
  const widest = lines.slice(0, FIRST_LINES).reduce((most, cells) => Math.max(most, cells.length), 0);
  if (widest > MOST_COLUMNS) faults.refuse(1, 'columns', { most: MOST_COLUMNS });
  if (lines.length > MOST_LINES) faults.refuse(1, 'lines', { most: MOST_LINES });
  if (faults.all.length > 0) return undefined;
  const fields = fieldsByTitle(table);
  const at = findHeading(table, lines, fields);
  if (at < 0) {
    faults.refuse(1, 'empty');
    return undefined;
  }
  const row = at + 1;
  const heading = (lines[at] ?? []).map(textOf);
  const places = new Map<string, number>();
  const twice = new Set<string>();
  const unknown: string[] = [];
  for (const [column, title] of heading.entries()) {
    const field = fields.get(foldTitle(title));
    const shown = cleanCell(title);
    if (field && places.has(field)) twice.add(titleOf(table, field, language));
    else if (field) places.set(field, column);
    else if (shown !== '' && !isNotRead(foldTitle(title))) unknown.push(told(shown));
    else if (shown === '' && lines.slice(row).some((cells) => textOf(cells[column] ?? '').trim() !== ''))
      unknown.push(columnLetters(column));
  }
  if (!places.has(table.key)) faults.refuse(row, 'noKey', { name: titleOf(table, table.key, language) });
  for (const name of twice) faults.refuse(row, 'twice', { name });
  if (faults.all.length === 0 && [...places.keys()].every((field) => field === table.key)) {
    const names = [...new Set(fields.values())].filter((field) => field !== table.key);
    faults.refuse(row, 'nothing', { names: names.map((name) => titleOf(table, name, language)).join(', ') });
  }
  return faults.all.length > 0 ? undefined : { row, unknown, places };
}
