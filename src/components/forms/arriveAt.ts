/**
 * Gives an element the focus and shows where it begins: the browser alone is content with any part of it, such as the end of a long form.
 * @param element that can have the focus
 */
export function arriveAt(element: HTMLElement): void {
  element.focus({ preventScroll: true });
  const { top } = element.getBoundingClientRect();
  if (top < 0 || top > window.innerHeight) element.scrollIntoView({ block: 'start' });
}
