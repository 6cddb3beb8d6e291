const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';
const TAB = 'tabs-field__tab-button';

/** The field or its nearest rendered ancestor; collapsed blocks render no fields. */
function find(path: string): HTMLElement | null {
  for (let rest = path; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('__')))) {
    const row = rest.replace(/__(\d+)$/, '-row-$1').replaceAll('__', '-');
    const element = document.getElementById(`field-${rest}`) ?? document.getElementById(row);
    if (element) return element;
  }
  return null;
}

/** Button of a tab, which may contain a number of errors after its label. */
const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.${TAB}:not(.${TAB}--hidden)`)].find(
    ({ firstChild }) => firstChild?.textContent === label,
  );

const isOpen = (tab: HTMLElement): boolean => tab.classList.contains(`${TAB}--active`);

/**
 * Shows and focuses a field.
 * @param path path of the field as in its id: `seo__metaTitle`
 * @param tabs labels of its tabs, outermost first
 * @returns false while the field is not rendered or cannot take the focus
 */
export function jumpTo(path: string, tabs: readonly string[]): boolean {
  for (const label of tabs) {
    const tab = tabButton(label);
    if (!tab) return false;
    if (isOpen(tab)) continue;
    tab.click();
    // Its content renders later; the caller waits.
    if (!isOpen(tab)) return false;
  }
  const element = find(path);
  if (!element) return false;
  element.querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')?.click();
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  const arrived = element.id === `field-${path}` && (!target || document.activeElement === target);
  // Clicks the tabs again, because the form restores the last used tab while it loads.
  if (arrived) for (const label of tabs) tabButton(label)?.click();
  return arrived;
}
