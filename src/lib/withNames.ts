/**
 * Returns the rows that have a name. Leaves out and logs the others, because a link without a text cannot be followed.
 * @param kind of the rows, for the log
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
