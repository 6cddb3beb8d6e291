/**
 * Scrolls smoothly to a place of the page, at once under reduced motion, and lets the keyboard go on from there.
 * @param id of the element
 * @param offset px between the upper edge of the screen and the place; without it the place stops below the site's header
 * @returns false when the page has no such place
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
