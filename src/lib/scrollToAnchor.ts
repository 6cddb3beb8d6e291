/**
 * Scrolls to an element and moves the focus there. Scrolls at once under reduced motion.
 * @param offset px between the viewport's upper edge and the element; by default the header's height
 * @returns false when the page has no such element
 */
export function scrollToAnchor(id: string, offset?: number): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const behavior = calm ? 'auto' : 'smooth';
  if (offset === undefined) place.scrollIntoView({ behavior, block: 'start' });
  else window.scrollTo({ top: place.getBoundingClientRect().top + window.scrollY - offset, behavior });
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
