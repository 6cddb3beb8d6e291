import { holdAnchor } from './holdAnchor';

/**
 * Scrolls to an element, holds it in place while late content arrives, and moves the focus there. Scrolls at
 * once under reduced motion.
 * @param offset px between the viewport's upper edge and the element; by default the header's height
 * @returns false when the page has no such element
 */
export function scrollToAnchor(id: string, offset?: number): boolean {
  const place = document.getElementById(id);
  if (!place) return false;
  holdAnchor(id, (target, behavior) => {
    if (offset === undefined) target.scrollIntoView({ behavior, block: 'start' });
    else window.scrollTo({ top: target.getBoundingClientRect().top + window.scrollY - offset, behavior });
  });
  if (!place.hasAttribute('tabindex')) place.tabIndex = -1;
  place.focus({ preventScroll: true });
  return true;
}
