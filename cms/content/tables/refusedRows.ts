import type { Locale } from '../../platform/locales/locales';
import { IGNORED_COLUMN_SUFFIX, textOf } from './readHeading';
import type { TablePlan } from './Table';
import type { XlsxValue } from './xlsx/readXlsx';

const REASON: Record<Locale, string> = { he: 'סיבה', en: 'Reason' };

/**
 * Builds a table of the rows that have errors, with a last column for the reasons. Editors can correct this file and
 * import it again.
 */
export function refusedRows(
  lines: readonly (readonly XlsxValue[])[],
  { heading, faults }: Pick<TablePlan, 'heading' | 'faults'>,
  language: Locale,
): string[][] {
  const reasons = new Map<number, string[]>();
  for (const { row, reason } of faults) reasons.set(row, [...(reasons.get(row) ?? []), reason]);
  const rows = [...reasons].map(([row, found]) => ({
    cells: (lines[row - 1] ?? []).map(textOf),
    reason: found.join('; '),
  }));
  const titles = heading ? (lines[heading.row - 1] ?? []).map(textOf) : [];
  const width = Math.max(titles.length, ...rows.map(({ cells }) => cells.length));
  const padded = (cells: readonly string[]) => Array.from({ length: width }, (_one, at) => cells[at] ?? '');
  return [
    [...padded(titles), `${REASON[language]} ${IGNORED_COLUMN_SUFFIX[language]}`],
    ...rows.map(({ cells, reason }) => [...padded(cells), reason]),
  ];
}
