/**
 * In how many columns facts stand so that none is alone in the last line: as many as there is room for, or fewer.
 * @param count number of facts
 * @param most columns there is room for
 */
export function factColumns(count: number, most: number): number {
  for (let columns = Math.min(count, most); columns > 1; columns -= 1) {
    if (count % columns !== 1) return columns;
  }
  return Math.max(1, Math.min(count, most));
}
