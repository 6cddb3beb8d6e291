/**
 * Scrolls smoothly to a place of the page, at once under reduced motion, and lets the keyboard go on from there.
 * @param id of the element
 * @param offset px between the upper edge of the screen and the place
 * @returns false when the page has no such place
 */
export function scrollToAnchor(id: string, offset = 0): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  if (offset > 0) place.style.scrollMarginBlockStart = `${offset}px`;
  place.scrollIntoView({ behavior: calm ? 'auto' : 'smooth', block: 'start' });
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
