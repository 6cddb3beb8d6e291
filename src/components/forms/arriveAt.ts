/** What can be seen of an element's surroundings: of the nearest box that scrolls, else of the window. */
function view(element: HTMLElement): { top: number; bottom: number } {
  for (let box = element.parentElement; box && box !== document.body; box = box.parentElement) {
    if (!/auto|scroll/.test(getComputedStyle(box).overflowY)) continue;
    const { top, bottom } = box.getBoundingClientRect();
    return { top: Math.max(0, top), bottom: Math.min(window.innerHeight, bottom) };
  }
  return { top: 0, bottom: window.innerHeight };
}

/**
 * Gives an element the focus and shows where it begins, in a drawer too: the browser alone is content with any part of it, such as the
 * end of a
 * long form.
 * @param element that can have the focus
 */
export function arriveAt(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  const seen = view(element);
  if (top < seen.top || top > seen.bottom) element.scrollIntoView({ block: 'start' });
}
