const FOCUSABLE = 'input, textarea, select, button, [contenteditable="true"]';
const TAB = 'tabs-field__tab-button';

/** The field, or the nearest around it that is on the screen: what is in a folded block is not. */
function find(path: string): HTMLElement | null {
  for (let rest = path; rest; rest = rest.slice(0, Math.max(0, rest.lastIndexOf('__')))) {
    const row = rest.replace(/__(\d+)$/, '-row-$1').replaceAll('__', '-');
    const element = document.getElementById(`field-${rest}`) ?? document.getElementById(row);
    if (element) return element;
  }
  return null;
}

/** A tab's button; beside its label it may hold the number of its faults. */
const tabButton = (label: string): HTMLElement | undefined =>
  [...document.querySelectorAll<HTMLElement>(`.${TAB}:not(.${TAB}--hidden)`)].find(
    ({ firstChild }) => firstChild?.textContent === label,
  );

const isOpen = (tab: HTMLElement): boolean => tab.classList.contains(`${TAB}--active`);

/**
 * Shows a field, and puts the focus into it.
 * @param path of the field as its id has it: `seo__metaTitle`
 * @param tabs labels of the tabs that it is in, the outermost first
 * @returns whether the field itself was there, and took the focus: while its form is loading it cannot
 */
export function jumpTo(path: string, tabs: readonly string[]): boolean {
  for (const label of tabs) {
    const tab = tabButton(label);
    if (!tab) return false;
    if (isOpen(tab)) continue;
    tab.click();
    // What is in it comes with the next change of the page, for which the caller waits.
    if (!isOpen(tab)) return false;
  }
  const element = find(path);
  if (!element) return false;
  element.querySelector<HTMLElement>(':scope > .collapsible--collapsed .collapsible__toggle')?.click();
  element.scrollIntoView({ block: 'center' });
  const target = element.matches(FOCUSABLE) ? element : element.querySelector<HTMLElement>(FOCUSABLE);
  target?.focus({ preventScroll: true });
  const arrived = element.id === `field-${path}` && (!target || document.activeElement === target);
  // A form that can be typed into listens: pressed once more, the tab stays open, whichever was open the last time the form was used.
  if (arrived) for (const label of tabs) tabButton(label)?.click();
  return arrived;
}
