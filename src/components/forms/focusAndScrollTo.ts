/** Returns the visible vertical range of the nearest scroll container, or of the window if there is none. */
function view(element: HTMLElement): { top: number; bottom: number } {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const { top, bottom } = box.getBoundingClientRect();
    return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
  }
  return { top: 0, bottom: window.innerHeight };
}

/**
 * Focuses an element and scrolls to its start, also inside a drawer. `focus()` alone would not scroll if any part of
 * the element were already visible.
 * @param element must be focusable
 */
export function focusAndScrollTo(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  const seen = view(element);
  if (top < seen.top || top > seen.bottom) element.scrollIntoView({ block: 'start' });
}
