const MAX = 4;

/**
 * Returns how many columns, at most four, distribute the cards most evenly over the rows: 7 cards become 4 and 3, 6
 * become 3 and 3, 5 become 3 and 2.
 * @param count at least 1
 */
export function evenColumns(count: number): number {
  const rows = Math.ceil(count / MAX);
  return Math.ceil(count / rows);
}
