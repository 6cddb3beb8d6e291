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
import { told, type TableFaults } from './TableFaults';

/** One line of a file. */
export interface TableRow {
  /** Line number, from 1. */
  row: number;
  /** Value of the key column. */
  key: string;
  has: (field: string) => boolean;
  /** Empty if the file has no such column. */
  cellOf: (field: string) => string;
}

/** What all lines of an import share. */
export interface RowContext {
  related: RelatedIds;
  answers: TableAnswers;
  hints: DayHints;
  /** Collects errors. */
  faults: TableFaults;
  /** Collects values that stay although their cell is empty. */
  kept: KeptValue[];
  /** Collects empty cells that the editor decides about, by question. */
  asked: Map<string, { field: string; rows: number[]; words: readonly string[]; isNew: boolean }>;
}

/** Name of a new document without a key in error messages. */
const NEW = { he: 'הרשומה החדשה', en: 'The new entry' };

/** Name of the question about a column of new documents. */
const newOf = (field: string): string => `${field}.new`;

/** The cell of a state column, or the editor's answer about an empty one; empty if the current value stays. */
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
 * Plans the changes of one line, for an existing or new document. Missing columns and empty cells change nothing,
 * unless the editor lets the column's empty cells erase.
 * @param table columns of the table
 * @param line the line
 * @param document current document; undefined for a new one
 * @param context what all lines share
 * @returns a plan, possibly without changes
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
    if (value !== '') kept.push({ row, key: name, field: title(field), value: told(value) });
  };

  const needs = (field: string) => table.newRows?.needs.includes(field) ?? false;
  if (!document)
    for (const field of table.newRows?.needs ?? [])
      if (cellOf(field) === '') faults.refuse(row, 'needs', { name: shown, column: title(field) });

  for (const column of table.columns) {
    const { field } = column;
    // A new document has a state, which a file without the column leaves open.
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
    change.changes.push({ field: title(field), from: told(from), to: told(to) });
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
        change.changes.push({ field: title(field), from: told(from), to: '' });
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
      change.changes.push({ field: title(field), from: told(from), to: told(to) });
      change.data[field] = id;
    }
  }
  return change;
}
