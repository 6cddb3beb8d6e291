/**
 * Where the marketing slide stands among the apartments of a page (corporate-site §9): on the first page after the sixth, or at the
 * end of fewer than five;
 * on other pages at every fourth position except the first, which is the top.
 * @param page the page, from 1
 * @param count how many apartments are on it
 * @returns before each slide, how many apartments there are
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
