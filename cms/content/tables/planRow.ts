import { cleanCell } from './cells/cleanCell';
import { foldTitle } from './cells/foldTitle';
import type { DayHints } from './cells/readDay';
import {
  KEEP,
  relatedKey,
  type KeptValue,
  type RelatedIds,
  type RowChange,
  type Table,
  type TableAnswers,
  type TableDocument,
} from './Table';
import { titleOf } from './readHeading';
import type { TableColumn } from './tableColumns';
import { truncateValue, type TableFaults } from './TableFaults';

/** One row of an imported file. */
export interface TableRow {
  /** Row number in the file, starting at 1. */
  row: number;
  /** Value of the row's key, by which an existing document is found. */
  key: string;
  has: (field: string) => boolean;
  /** Returns the text of the field's cell, or an empty string if the file has no such column. */
  cellOf: (field: string) => string;
}

/** Data shared by all rows of an import. */
export interface RowContext {
  related: RelatedIds;
  answers: TableAnswers;
  hints: DayHints;
  /** Collects errors. */
  faults: TableFaults;
  /** Collects the values that are kept because their cell is empty. */
  kept: KeptValue[];
  /** Collects the rows with empty cells about which the editor must decide, by question. */
  asked: Map<string, { field: string; rows: number[]; words: readonly string[]; isNew: boolean }>;
}

/** What error messages call a new document that has no key. */
const NEW = { he: 'הרשומה החדשה', en: 'The new entry' };

/** Returns the name of the question about a column's empty cells in rows of new documents. */
const newOf = (field: string): string => `${field}.new`;

/**
 * Returns the cell of a column with fixed words, such as a status. If the cell is empty, returns the editor's answer,
 * or adds a question. An empty result means that the current value is kept.
 */
function answeredCell(
  { field, words = [] }: TableColumn,
  { row, cellOf }: TableRow,
  isNew: boolean,
  { answers, asked }: RowContext,
): string {
  const cell = cellOf(field);
  if (cell !== '') return cell;
  const question = isNew ? newOf(field) : field;
  const answer = answers.empty?.[question];
  if (answer !== undefined && words.includes(answer)) return answer;
  if (answer === KEEP && !isNew) return '';
  const entry = asked.get(question) ?? { field, rows: [], words, isNew };
  entry.rows.push(row);
  asked.set(question, entry);
  return '';
}

/**
 * Plans the changes that one row makes to an existing or a new document. A missing column or an empty cell changes
 * nothing, unless the editor has chosen that empty cells of the column erase values.
 * @param table columns of the table
 * @param line the row
 * @param document the current document; undefined for a new one
 * @param context data shared by all rows
 * @returns the planned changes, which may be empty
 */
export function planRow(
  table: Table,
  line: TableRow,
  document: TableDocument | undefined,
  context: RowContext,
): RowChange {
  const { row, key: name, cellOf } = line;
  const { faults, related, answers, kept } = context;
  const { language } = faults;
  const shown = name || NEW[language];
  const title = (field: string): string => titleOf(table, field, language);
  const change: RowChange = { row, id: document?.id ?? null, key: name, changes: [], data: {} };
  if (!document && name) change.data[table.key] = name;
  const keep = (field: string, value: string): void => {
    if (value !== '') kept.push({ row, key: name, field: title(field), value: truncateValue(value) });
  };

  const needs = (field: string) => table.newRows?.needs.includes(field) ?? false;
  if (!document)
    for (const field of table.newRows?.needs ?? [])
      if (cellOf(field) === '') faults.refuse(row, 'needs', { name: shown, column: title(field) });

  for (const column of table.columns) {
    const { field } = column;
    // A new document needs a status even if the file has no such column, so the editor is asked for it.
    const isAsked = column.words !== undefined && !document;
    if (field === table.key || !(line.has(field) || isAsked)) continue;
    const cell = column.words ? answeredCell(column, line, !document, context) : cellOf(field);
    if (!document && cell === '') continue;
    const from = document ? column.write(document.values[field]) : '';
    if (cell === '' && (column.words || !answers.erase?.has(field))) {
      keep(field, from);
      continue;
    }
    const value = column.read(cell, context.hints);
    if (value === undefined) {
      faults.refuse(row, 'value', { value: cell, name: title(field), allowed: column.allowed[language] });
      continue;
    }
    const to = column.write(value);
    if (cleanCell(from) === cleanCell(to)) continue;
    change.changes.push({ field: title(field), from: truncateValue(from), to: truncateValue(to) });
    change.data[field] = value;
  }

  for (const [field, { within }] of Object.entries(table.relations ?? {})) {
    if (!line.has(field)) continue;
    const nameNow = (column: string) => document?.related?.[column]?.name ?? '';
    const ownerCell = within && line.has(within) ? cellOf(within) : '';
    const owner = within && (ownerCell || (answers.erase?.has(within) ? '' : nameNow(within)));
    const [from, to] = [nameNow(field), cellOf(field)];
    const isSame = foldTitle(from) === foldTitle(to);
    if (isSame && (to === '' || !within || foldTitle(owner ?? '') === foldTitle(nameNow(within)))) continue;
    if (to === '') {
      if (!answers.erase?.has(field)) keep(field, from);
      else if (needs(field)) faults.refuse(row, 'needsStill', { name: shown, column: title(field) });
      else {
        change.changes.push({ field: title(field), from: truncateValue(from), to: '' });
        change.data[field] = null;
      }
      continue;
    }
    const ids = related[field]?.get(relatedKey(to, owner)) ?? [];
    const words = { column: title(field), value: to, within: owner ?? '' };
    const [id] = ids;
    if (id === undefined) faults.refuse(row, owner ? 'noRelatedWithin' : 'noRelated', words);
    else if (ids.length > 1) faults.refuse(row, 'ambiguous', words);
    else {
      change.changes.push({ field: title(field), from: truncateValue(from), to: truncateValue(to) });
      change.data[field] = id;
    }
  }
  return change;
}
