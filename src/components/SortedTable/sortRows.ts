/** Value by which a row is sorted. Null means that it is unknown. */
export type SortValue = string | number | null | undefined;

export interface Sorting {
  /** Key of the column. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

/** Checks whether a value is unknown. The table shows unknown values as a dash and sorts them last. */
export const isUnknown = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/**
 * Sorts rows by a column: numbers by value, texts by the rules of the language, and unknown values always last. The
 * sort is stable.
 */
export function sortRows<Row>(
  rows: readonly Row[],
  valueOf: (row: Row) => SortValue,
  direction: Sorting['direction'],
  language: string,
): Row[] {
  const collator = new Intl.Collator(language, { numeric: true });
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((one, other) => {
    const [a, b] = [valueOf(one), valueOf(other)];
    if (isUnknown(a) || isUnknown(b)) return Number(isUnknown(a)) - Number(isUnknown(b));
    const order =
      typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
    return sign * order;
  });
}

/** Returns the rows in the chosen order, or in their original order if no column was chosen. */
export function rowsInOrder<Row>(
  rows: readonly Row[],
  columns: readonly { key: string; value: (row: Row) => SortValue }[],
  sorting: Sorting | null,
  language: string,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sorting?.by);
  return by && sorting ? sortRows(rows, by.value, sorting.direction, language) : rows;
}
