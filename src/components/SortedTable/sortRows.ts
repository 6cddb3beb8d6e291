/** What a column is sorted by; null is what is not known. */
export type SortValue = string | number | null | undefined;

export interface Sorting {
  /** Key of the column. */
  readonly by: string;
  readonly direction: 'ascending' | 'descending';
}

const isUnknown = (value: SortValue): value is null | undefined | '' =>
  value === null || value === undefined || value === '';

/**
 * Rows in the order of a column: numbers as numbers, texts as the language sorts them, equal ones as they were, and what is not known
 * last either way.
 * @param rows as they were given
 * @param valueOf what the column has in a row
 * @param direction of the column
 * @param language code of the language
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

/**
 * Rows as a table shows them: in the order of the column by which it is sorted, and as they were given without one.
 * @param rows as they were given
 * @param columns of the table
 * @param sorting what the visitor chose
 * @param language code of the language
 */
export function rowsInOrder<Row>(
  rows: readonly Row[],
  columns: readonly { key: string; value: (row: Row) => SortValue }[],
  sorting: Sorting | null,
  language: string,
): readonly Row[] {
  const by = columns.find(({ key }) => key === sorting?.by);
  return by && sorting ? sortRows(rows, by.value, sorting.direction, language) : rows;
}
