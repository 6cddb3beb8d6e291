import { relatedKey, type RelatedIds, type RowChange, type Table, type TableDocument } from './Table';
import { titleOf } from './readHeading';
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

/** Name of a new document without a key in error messages. */
const NEW = { he: 'פריט חדש', en: 'A new entry' };

/**
 * Plans the changes of one line, for an existing or new document. Missing columns change nothing.
 * @param table columns of the table
 * @param line the line
 * @param document current document; undefined for a new one
 * @param related possible related documents
 * @param faults collects errors
 * @returns a plan, possibly without changes
 */
export function planRow(
  table: Table,
  line: TableRow,
  document: TableDocument | undefined,
  related: RelatedIds,
  faults: TableFaults,
): RowChange {
  const { row, key: name, cellOf } = line;
  const { language } = faults;
  const shown = name || NEW[language];
  const title = (field: string): string => titleOf(table, field, language);
  const change: RowChange = { row, id: document?.id ?? null, key: name, changes: [], data: {} };
  if (!document && name) change.data[table.key] = name;

  const needs = (field: string) => table.newRows?.needs.includes(field) ?? false;
  if (!document)
    for (const field of table.newRows?.needs ?? [])
      if (cellOf(field) === '') faults.refuse(row, 'needs', { name: shown, column: title(field) });

  for (const column of table.columns) {
    const { field } = column;
    if (field === table.key || !line.has(field)) continue;
    const cell = cellOf(field);
    if (!document && cell === '') continue;
    const value = column.read(cell);
    if (value === undefined) {
      faults.refuse(row, 'value', { value: cell, name: title(field), allowed: column.allowed[language] });
      continue;
    }
    const from = document ? column.write(document.values[field]) : '';
    const to = column.write(value);
    if (from === to) continue;
    change.changes.push({ field: title(field), from: told(from), to: told(to) });
    change.data[field] = value;
  }

  for (const [field, { within }] of Object.entries(table.relations ?? {})) {
    if (!line.has(field)) continue;
    const nameNow = (column: string) => document?.related?.[column]?.name ?? '';
    const owner = within && (line.has(within) ? cellOf(within) : nameNow(within));
    const [from, to] = [nameNow(field), cellOf(field)];
    if (from === to && (to === '' || !within || owner === nameNow(within))) continue;
    if (to === '') {
      if (needs(field)) faults.refuse(row, 'needsStill', { name: shown, column: title(field) });
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
