import { relatedKey, type RelatedIds, type RowChange, type Table, type TableDocument } from './Table';
import { titleOf } from './readHeading';
import { told, type TableFaults } from './TableFaults';

/** One line of a file. */
export interface TableRow {
  /** Its number, from 1. */
  row: number;
  /** Value of the column that tells documents apart. */
  key: string;
  has: (field: string) => boolean;
  /** Empty for a column that the file does not have. */
  cellOf: (field: string) => string;
}

/** What a new document without a name of its own is called among the faults. */
const NEW = { he: 'פריט חדש', en: 'A new entry' };

/**
 * What a line would change of a document, or make of a new one. Cells of columns that the file does not have change nothing.
 * @param table the columns
 * @param line the line
 * @param document as it is; undefined for a line that makes one
 * @param related what may be named
 * @param faults gets what cannot be taken
 * @returns with no changes where there are none
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
