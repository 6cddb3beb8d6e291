const MOST = 4;

/**
 * Returns the number of columns, at most four, that fills rows most evenly: 7 cards become 4 and 3, 6 become 3 and 3,
 * 5 become 3 and 2.
 * @param count at least 1
 */
export function evenColumns(count: number): number {
  const rows = Math.ceil(count / MOST);
  return Math.ceil(count / rows);
}
