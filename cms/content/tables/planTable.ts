import type { Locale } from '../../platform/locales/locales';
import { cleanCell } from './cells/cleanCell';
import { dayOrder } from './cells/readDay';
import { foldTitle } from './cells/foldTitle';
import { planRow, type RowContext, type TableRow } from './planRow';
import { readHeading, textOf, titleOf } from './readHeading';
import { type RelatedIds, type Table, type TableAnswers, type TableDocument, type TablePlan } from './Table';
import { TableFaults } from './TableFaults';
import type { XlsxValue } from './xlsx/readXlsx';

/**
 * Maximum length of a cell. It exceeds any valid value. The limit is needed because a small workbook can refer to one
 * long text in all cells.
 */
const MAX_CELL_LENGTH = 500;
/** Error values that Excel and LibreOffice show instead of a formula's result. */
const FAILED =
  /^(?:#(?:N\/A|VALUE!|REF!|DIV\/0!|NUM!|NAME\?|NULL!|SPILL!|CALC!|FIELD!|BLOCKED!|CONNECT!|BUSY!|UNKNOWN!|EXTERNAL!|GETTING_DATA)|Err:\d{3})$/i;

/** What an import needs in addition to the rows of the file. */
export interface TableSources {
  /** The existing documents by key. */
  documents: ReadonlyMap<string, TableDocument>;
  /** The documents that rows can refer to. */
  related?: RelatedIds;
  answers?: TableAnswers;
  /** True if the workbook stores days as numbers counted from 1904. */
  from1904?: boolean;
}

/**
 * Plans an import: the changed documents, the kept values, the open questions, and the invalid rows with their number
 * and the reason. A field keeps its value if its column is missing or its cell is empty.
 * @param lines rows of the file
 * @param language language of the reasons and column titles
 */
export function planTable(
  table: Table,
  lines: readonly (readonly XlsxValue[])[],
  { documents, related = {}, answers = {}, from1904 = false }: TableSources,
  language: Locale,
): TablePlan {
  const { key, newRows } = table;
  const faults = new TableFaults(language);
  const plan: TablePlan = {
    heading: null,
    changes: [],
    faults: faults.all,
    unchanged: 0,
    kept: [],
    erasable: [],
    questions: [],
  };
  const heading = readHeading(table, lines, faults);
  if (!heading) return plan;
  const { places } = heading;
  plan.heading = { row: heading.row, unknown: heading.unknown };

  const width = lines[heading.row - 1]?.length ?? 0;
  const valueAt = (cells: readonly XlsxValue[], field: string): XlsxValue =>
    cells[places.get(field) ?? cells.length] ?? '';
  const body = lines.slice(heading.row);

  const dayFields = table.columns.filter(({ kind, field }) => kind === 'day' && places.has(field));
  const days = dayOrder(dayFields.flatMap(({ field }) => body.map((cells) => textOf(valueAt(cells, field)))));
  if (days.order === 'unclear' && !answers.dayOrder)
    plan.questions.push({ about: 'dayOrder', example: days.example });
  const order = days.order === 'unclear' ? answers.dayOrder : days.order;

  const context: RowContext = {
    related,
    faults,
    answers,
    hints: { from1904, monthFirst: order === 'month' },
    kept: plan.kept,
    asked: new Map(),
  };
  const byKey = new Map([...documents].map(([name, document]) => [foldTitle(name), document]));
  const seen = new Map<string, number>();
  for (const [index, cells] of body.entries()) {
    const row = heading.row + index + 1;
    if (cells.every((cell) => textOf(cell).trim() === '')) continue;
    const cellOf = (field: string) => cleanCell(textOf(valueAt(cells, field)));
    const tooLong = [...places.keys()].find((field) => cellOf(field).length > MAX_CELL_LENGTH);
    if (tooLong) {
      faults.refuse(row, 'long', { name: titleOf(table, tooLong, language) });
      continue;
    }
    const before = faults.all.length;
    for (const field of places.keys()) {
      const words = { name: titleOf(table, field, language), value: cellOf(field) };
      if (typeof valueAt(cells, field) !== 'string') faults.refuse(row, 'formula', words);
      else if (FAILED.test(words.value)) faults.refuse(row, 'failed', words);
    }
    if (faults.all.length > before) continue;

    const name = cellOf(key);
    const folded = foldTitle(name);
    const document = byKey.get(folded);
    const repeated = seen.get(folded);
    const mayBeNew = newRows && (name === '') === Boolean(newRows.withoutKey);
    if (cells.slice(width).some((cell) => textOf(cell).trim() !== '')) faults.refuse(row, 'cells');
    else if (repeated !== undefined) faults.refuse(row, 'repeated', { name, row: repeated });
    else if (!document && !mayBeNew) faults.refuse(row, 'unknown', { name });
    else {
      const keptBefore = plan.kept.length;
      const line: TableRow = { row, key: name, has: (field) => places.has(field), cellOf };
      const change = planRow(table, line, document, context);
      const isUnchanged = document !== undefined && change.changes.length === 0;
      if (document?.drafted && !isUnchanged) faults.refuse(row, 'drafted', { name });
      if (faults.all.length > before) {
        // An invalid row is not imported, so discard what it added to the kept values and the questions.
        plan.kept.length = keptBefore;
        for (const { rows } of context.asked.values()) if (rows.at(-1) === row) rows.pop();
      } else if (isUnchanged) plan.unchanged += 1;
      else plan.changes.push(change);
    }
    if (name !== '') seen.set(folded, repeated ?? row);
  }
  for (const [question, { field, ...asked }] of context.asked)
    if (asked.rows.length > 0)
      plan.questions.push({
        about: 'empty',
        field: question,
        title: titleOf(table, field, language),
        ...asked,
      });
  plan.erasable = erasable(
    table,
    places,
    body.map((cells) => (field: string) => textOf(valueAt(cells, field))),
  ).map((field) => ({ field, title: titleOf(table, field, language) }));
  return plan;
}

/** Returns the columns that have an empty cell and whose values may be erased. */
function erasable(
  { key, columns, relations = {}, newRows }: Table,
  places: ReadonlyMap<string, number>,
  lines: readonly ((field: string) => string)[],
): string[] {
  const emptied = columns
    .filter(({ words, read }) => !words && read('') !== undefined)
    .map(({ field }) => field);
  const related = Object.keys(relations).filter((field) => !newRows?.needs.includes(field));
  return [...emptied, ...related].filter(
    (field) =>
      field !== key &&
      places.has(field) &&
      lines.some((cellOf) => cellOf(field).trim() === '' && cellOf(key) !== ''),
  );
}
