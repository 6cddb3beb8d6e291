/**
 * Returns the positions of the marketing slide in a page of apartments (corporate-site §9): on page 1 after the sixth
 * or at the end of fewer than five, on others at every fourth position except the first.
 * @param page from 1
 * @param count apartments on the page
 * @returns for each slide, the number of apartments before it
 */
export function slidePositions(page: number, count: number): number[] {
  if (count === 0) return [];
  if (page === 1) {
    if (count >= 6) return [6];
    return count < 5 ? [count] : [];
  }
  return Array.from({ length: count }, (_, position) => position).filter(
    (position) => position > 0 && position % 4 === 0,
  );
}
