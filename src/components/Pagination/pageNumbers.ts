/**
 * Returns the page numbers to show: the first, the last, the current one and its neighbours. Null marks a gap of at
 * least two pages.
 * @param page the current page, from 1
 */
export function pageNumbers(page: number, pageCount: number): (number | null)[] {
  const shown = [...new Set([1, page - 1, page, page + 1, pageCount])]
    .filter((number) => number >= 1 && number <= pageCount)
    .sort((a, b) => a - b);
  return shown.flatMap((number, index) => {
    const gap = number - (shown[index - 1] ?? 0) - 1;
    if (gap === 0) return [number];
    return gap === 1 ? [number - 1, number] : [null, number];
  });
}
