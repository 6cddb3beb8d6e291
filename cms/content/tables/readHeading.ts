import type { Locale } from '../../platform/locales/locales';
import { cleanCell } from './cells/cleanCell';
import { foldTitle } from './cells/foldTitle';
import { HEADING_UNIT } from './cells/units';
import type { Table, TableHeading } from './Table';
import { truncateValue, type TableFaults } from './TableFaults';
import { columnLetters } from './xlsx/columnLetters';
import type { XlsxValue } from './xlsx/readXlsx';

/** Limits on the size of a file. They exceed any table of the site, and such a file is still fast to read. */
const MAX_COLUMNS = 200;
const MAX_LINES = 20_000;
/** The heading is searched in this many first rows, because titles and logos may precede it. */
const FIRST_LINES = 20;

/** Suffix in the heading of a column that an export contains, but an import ignores. */
export const IGNORED_COLUMN_SUFFIX: Readonly<Record<Locale, string>> = {
  he: '(לא מיובא)',
  en: '(not imported)',
};

/** Returns the title of a column, which is the field's name by default. */
export const titleOf = ({ titles }: Pick<Table, 'titles'>, field: string, language: Locale): string =>
  titles?.[field]?.[language] ?? field;

export const textOf = (value: XlsxValue): string => (typeof value === 'string' ? value : value.formula);

const isNotRead = (title: string): boolean =>
  Object.values(IGNORED_COLUMN_SUFFIX).some((suffix) => title.endsWith(foldTitle(suffix)));

const withoutUnit = (title: string): string => title.replace(HEADING_UNIT, '');

const fieldsOf = ({ columns, relations = {} }: Table): string[] => [
  ...columns.map(({ field }) => field),
  ...Object.keys(relations),
];

/** Returns a function that finds the field of a column by its title, with or without a unit. */
function fieldFinder(table: Table): (title: string) => string | undefined {
  const titled = fieldsOf(table).flatMap((field) =>
    [field, table.titles?.[field]?.he, table.titles?.[field]?.en].flatMap((title) =>
      title ? [[foldTitle(title), field] as const] : [],
    ),
  );
  const exact = new Map(titled);
  const unitless = new Map(titled.map(([title, field]) => [withoutUnit(title), field]));
  return (title) => exact.get(foldTitle(title)) ?? unitless.get(withoutUnit(foldTitle(title)));
}

/**
 * Returns the index of the heading row: the row with the key and the most known titles. If there is none, returns the
 * first row that is not empty.
 */
function findHeading(
  { key }: Table,
  lines: readonly (readonly XlsxValue[])[],
  findField: ReturnType<typeof fieldFinder>,
): number {
  let best = { at: lines.findIndex((cells) => cells.some((cell) => textOf(cell).trim() !== '')), score: 0 };
  for (const [at, cells] of lines.slice(0, FIRST_LINES).entries()) {
    const found = new Set(cells.flatMap((cell) => findField(textOf(cell)) ?? []));
    const score = found.size + (found.has(key) ? MAX_COLUMNS : 0);
    if (score > best.score) best = { at, score };
  }
  return best.at;
}

/** The heading of a file: its row, and the column of each field. */
export interface ReadHeading extends TableHeading {
  /** Index of each field's column. */
  places: ReadonlyMap<string, number>;
}

/**
 * Finds the heading row of a file and the columns of the table's fields.
 * @param lines rows of the file
 * @param faults collects errors that concern the whole file
 * @returns undefined if the heading cannot be read
 */
export function readHeading(
  table: Table,
  lines: readonly (readonly XlsxValue[])[],
  faults: TableFaults,
): ReadHeading | undefined {
  const { language } = faults;
  const widest = lines.slice(0, FIRST_LINES).reduce((most, cells) => Math.max(most, cells.length), 0);
  if (widest > MAX_COLUMNS) faults.refuse(1, 'columns', { most: MAX_COLUMNS });
  if (lines.length > MAX_LINES) faults.refuse(1, 'lines', { most: MAX_LINES });
  if (faults.all.length > 0) return undefined;
  const findField = fieldFinder(table);
  const at = findHeading(table, lines, findField);
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
    const field = findField(title);
    const shown = cleanCell(title);
    if (field && places.has(field)) twice.add(titleOf(table, field, language));
    else if (field) places.set(field, column);
    else if (shown !== '' && !isNotRead(foldTitle(title))) unknown.push(truncateValue(shown));
    else if (shown === '' && lines.slice(row).some((cells) => textOf(cells[column] ?? '').trim() !== ''))
      unknown.push(columnLetters(column));
  }
  if (!places.has(table.key)) faults.refuse(row, 'noKey', { name: titleOf(table, table.key, language) });
  for (const name of twice) faults.refuse(row, 'twice', { name });
  if (faults.all.length === 0 && [...places.keys()].every((field) => field === table.key)) {
    const names = fieldsOf(table).filter((field) => field !== table.key);
    faults.refuse(row, 'nothing', { names: names.map((name) => titleOf(table, name, language)).join(', ') });
  }
  return faults.all.length > 0 ? undefined : { row, unknown, places };
}
