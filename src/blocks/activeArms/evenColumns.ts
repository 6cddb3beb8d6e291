const MOST = 4;

/**
 * How many cards stand in a row when no row has more than four and the rows are as even as can be: 7 are 4 and 3, 6 are 3 and 3, 5 are
 * 3 and 2.
 * @param count number of cards, at least 1
 */
export function evenColumns(count: number): number {
  const rows = Math.ceil(count / MOST);
  return Math.ceil(count / rows);
}
