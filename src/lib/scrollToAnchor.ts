import { pinAnchor } from './pinAnchor';

/**
 * Scrolls to an element, keeps it in place while late content loads, and moves the focus to it. The scrolling is not
 * animated if the visitor prefers reduced motion.
 * @param offset distance in px between the upper edge of the viewport and the element. The default is the height of the
 *   header
 * @returns false if the page has no such element
 */
export function scrollToAnchor(id: string, offset?: number): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  pinAnchor(id, (target, behavior) => {
    if (offset === undefined) target.scrollIntoView({ behavior, block: 'start' });
    else window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset, behavior });
  });
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
