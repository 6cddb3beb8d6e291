const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';
const TAB = 'tabs-field__tab-button';

/**
 * Finds the element of a field or, if it is not rendered, of its nearest rendered ancestor. Fields in collapsed blocks
 * are not rendered.
 */
function find(path: string): HTMLElement | null {
  for (let rest = path; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('__')))) {
    const row = rest.replace(/__(\d+)$/, '-row-$1').replaceAll('__', '-');
    const element = document.getElementById(`field-${rest}`) ?? document.getElementById(row);
    if (element) return element;
  }
  return null;
}

/**
 * Finds the button of a tab by its label. Only the first text is compared, because a number of errors may follow the
 * label.
 */
const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.${TAB}:not(.${TAB}--hidden)`)].find(
    ({ firstChild }) => firstChild?.textContent === label,
  );

const isOpen = (tab: HTMLElement): boolean => tab.classList.contains(`${TAB}--active`);

/**
 * Opens the tabs of a field, scrolls to it and focuses it.
 * @param path path of the field as in its id, such as `seo__metaTitle`
 * @param tabs labels of the tabs that contain it, outermost first
 * @returns false if the field is not rendered yet or cannot take the focus
 */
export function jumpTo(path: string, tabs: readonly string[]): boolean {
  for (const label of tabs) {
    const tab = tabButton(label);
    if (!tab) return false;
    if (isOpen(tab)) continue;
    tab.click();
    // The tab's content is not rendered yet. The caller tries again.
    if (!isOpen(tab)) return false;
  }
  const element = find(path);
  if (!element) return false;
  element.querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')?.click();
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  const arrived = element.id === `field-${path}` && (!target || document.activeElement === target);
  // While loading, the form opens the tab that was used last. Click the tabs once more to override this.
  if (arrived) for (const label of tabs) tabButton(label)?.click();
  return arrived;
}
