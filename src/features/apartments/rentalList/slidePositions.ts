/**
 * Returns the positions of the marketing slide between the apartments of a page (corporate-site §9). On page 1 it
 * follows the sixth apartment; with fewer than five apartments it is at the end, with five it is not shown. On other
 * pages it appears after every fourth apartment.
 * @param page number of the page, from 1
 * @param count number of apartments on the page
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
