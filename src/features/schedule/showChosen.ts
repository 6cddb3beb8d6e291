/** In px, as the strip's scroll padding: the neighbour is seen to go on, and a focus ring is not cut off. */
const ROOM = 32;

/**
 * Scrolls a strip of choices sideways until the chosen one stands in it; the page stays where it is.
 * @param strip that scrolls, with radio buttons in its labels
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
