/**
 * Returns the largest number of columns with which no fact is alone in the last row.
 * @param most maximum number of columns that fit
 */
export function factColumns(count: number, most: number): number {
  for (let columns = Math.min(count, most); columns > 1; columns -= 1) {
    if (count % columns !== 1) return columns;
  }
  return Math.max(1, Math.min(count, most));
}
