/** Space in pixels to leave beside the chosen option. It shows a part of the next option and the whole focus ring. */
const ROOM = 32;

/**
 * Scrolls a strip of options sideways until the chosen one is in view. The page itself does not scroll.
 * @param strip element that contains the radio buttons, each inside its label
 */
export function scrollToChosen(strip: HTMLElement): void {
  const chosen = strip.querySelector('input:checked')?.closest('label');
  if (!chosen) return;
  const [seen, chip] = [strip.getBoundingClientRect(), chosen.getBoundingClientRect()];
  const before = chip.left - (seen.left + ROOM);
  const after = chip.right - (seen.right - ROOM);
  if (before < 0) strip.scrollLeft += before;
  else if (after > 0) strip.scrollLeft += after;
}
