/**
 * Returns the rows that have a name. The others are omitted and logged, because visitors cannot follow a link without
 * text.
 * @param kind kind of rows, used in the log message
 */
export function withNames<Row>(
  rows: readonly Row[],
  nameOf: (row: Row) => string | null,
  kind: string,
): readonly Row[] {
  const named = rows.filter((row) => nameOf(row)?.trim());
  if (named.length === rows.length) return rows;
  // eslint-disable-next-line no-console -- names a fault of the content to those who operate the site
  console.error(
    `${rows.length - named.length} of ${rows.length} ${kind} are left out, because they have no name`,
  );
  return named;
}
