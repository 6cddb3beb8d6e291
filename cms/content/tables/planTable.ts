import type { Locale } from '../../platform/locales';
import { planRow, type TableRow } from './planRow';
import { readHeading, titleOf } from './readHeading';
import type { RelatedIds, Table, TableDocument, TablePlan } from './Table';
import { TableFaults } from './TableFaults';

/** Longer than any valid value. A workbook may reuse one text in all cells. */
const LONGEST_CELL = 500;

/**
 * Plans an import: changed documents, and invalid lines with number and reason. Ignores unknown columns and keeps
 * fields without a column.
 * @param lines lines of the file, heading first
 * @param documents documents by key
 * @param language language of reasons and titles
 * @param related possible related documents
 */
export function planTable(
  table: Table,
  lines: readonly (readonly string[])[],
  documents: ReadonlyMap<string, TableDocument>,
  language: Locale,
  related: RelatedIds = {},
): TablePlan {
  const { key, newRows } = table;
  const faults = new TableFaults(language);
  const plan: TablePlan = { changes: [], faults: faults.all, unchanged: 0 };
  const places = readHeading(table, lines, faults);
  if (!places) return plan;

  const width = lines[0]?.length ?? 0;
  const seen = new Map<string, number>();
  for (const [index, cells] of lines.entries()) {
    const row = index + 1;
    if (row === 1 || cells.every((cell) => cell.trim() === '')) continue;
    if (faults.endAt(row)) break;
    const cellOf = (field: string) => (cells[places.get(field) ?? cells.length] ?? '').trim();
    const tooLong = [...places.keys()].find((field) => cellOf(field).length > LONGEST_CELL);
    if (tooLong) {
      faults.refuse(row, 'long', { name: titleOf(table, tooLong, language) });
      continue;
    }
    const name = cellOf(key);
    const document = documents.get(name);
    const before = seen.get(name);
    const mayBeNew = newRows && (name === '') === Boolean(newRows.withoutKey);
    if (cells.slice(width).some((cell) => cell.trim() !== '')) faults.refuse(row, 'cells');
    else if (before !== undefined) faults.refuse(row, 'repeated', { name, row: before });
    else if (!document && !mayBeNew) faults.refuse(row, 'unknown', { name });
    else {
      const found = faults.all.length;
      const line: TableRow = { row, key: name, has: (field) => places.has(field), cellOf };
      const change = planRow(table, line, document, related, faults);
      if (faults.all.length > found) continue;
      if (document && change.changes.length === 0) plan.unchanged += 1;
      else if (document?.drafted) faults.refuse(row, 'drafted', { name });
      else plan.changes.push(change);
    }
    if (name !== '') seen.set(name, before ?? row);
  }
  return plan;
}
