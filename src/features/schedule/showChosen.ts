/** Scroll padding in px, which shows part of the neighbour and the whole focus ring. */
const ROOM = 32;

/**
 * Scrolls a strip sideways to the chosen option without scrolling the page.
 * @param strip with radio buttons in labels
 */
export function showChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('input:checked')?.closest('label');
  if (!chosen) return;
  const [seen, chip] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = chip.left - (seen.left + ROOM);
  const after = chip.right - (seen.right - ROOM);
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += after;
}
