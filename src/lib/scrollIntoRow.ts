/** Space in pixels to leave beside the element. It shows a part of its neighbour and the whole focus ring. */
const ROOM = 32;

/**
 * Scrolls a row sideways until one of its elements is in view. The page does not scroll, unlike with
 * `scrollIntoView`.
 */
export function scrollIntoRow(row: HTMLElement, element: Element): void {
  const [seen, place] = [row.getBoundingClientRect(), element.getBoundingClientRect()];
  const before = place.left - (seen.left + ROOM);
  const after = place.right - (seen.right - ROOM);
  if (before < 0) row.scrollLeft += before;
  else if (after > 0) row.scrollLeft += after;
}
