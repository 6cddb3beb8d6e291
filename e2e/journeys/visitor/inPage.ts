/*
 * Functions that run in the browser. They find roles, names and labels with Testing Library, so that the result is the
 * same in all engines.
 */
import { configure, queryAllByLabelText, queryAllByRole, queryAllByText } from '@testing-library/dom';
import { isHydrated } from '../../support/isHydrated';
import { receive, type Aim, type Facts, type SentWords, type Step } from './query';

configure({
  defaultHidden: true,
  defaultIgnore: 'script, style, noscript',
  computedStyleSupportsPseudoElements: true,
});

const isVisible = (element: Element): boolean => {
  const { width, height } = element.getBoundingClientRect();
  return (
    width > 0 &&
    height > 0 &&
    element.checkVisibility({ visibilityProperty: true }) &&
    element.closest('[aria-hidden="true"]') === null
  );
};

const matches = (text: string, words: SentWords): boolean => {
  const sought = receive(words);
  const whole = text.replace(/\s+/g, ' ').trim();
  return typeof sought === 'string' ? whole.includes(sought) : sought.test(whole);
};

function search(container: HTMLElement, { by, value, name }: Step): HTMLElement[] {
  switch (by) {
    case 'role':
      return queryAllByRole(container, value as string, name === undefined ? {} : { name: receive(name) });
    case 'label':
      return queryAllByLabelText(container, receive(value));
    case 'text':
      return queryAllByText(container, receive(value));
    case 'css':
      return [
        ...(container === document.documentElement ? document : container).querySelectorAll<HTMLElement>(
          value as string,
        ),
      ];
  }
}

/**
 * Finds the elements that match all steps of a query.
 * @param attached includes invisible elements, such as the file input behind a button
 */
function find(steps: Step[], attached = false): HTMLElement[] {
  let found = [document.documentElement];
  steps.forEach((step, index) => {
    const all = new Set(found.flatMap((container) => search(container, step)));
    // Containers need not be visible: an element with `display: contents` has no box, but its children are shown.
    const mustBeVisible = step.nth !== undefined || (index === steps.length - 1 && !attached);
    found = [...all].filter(
      (element) =>
        (!mustBeVisible || isVisible(element)) &&
        (step.containing === undefined || matches(element.textContent, step.containing)),
    );
    if (step.nth !== undefined) found = found.slice(step.nth, step.nth + 1);
  });
  return found;
}

/** Returns why the mouse cannot reach an element at a point, or undefined if it can. */
function obstacleAt(element: HTMLElement, x: number, y: number): string | undefined {
  const hit = document.elementFromPoint(x, y);
  const { clientWidth, clientHeight } = document.documentElement;
  if (hit === null || x < 0 || y < 0 || x >= clientWidth || y >= clientHeight)
    return 'it is outside of the viewport';
  if (element.contains(hit) || hit.closest('label')?.control === element) return undefined;
  return `<${hit.localName}> “${hit.textContent.trim().slice(0, 40)}” covers it`;
}

/** Checks whether an element, or one that contains it, is moved by an animation that ends. */
function isMoving(element: Element): boolean {
  const animations: Animation[] = [];
  for (let box: Element | null = element; box; box = box.parentElement)
    animations.push(...box.getAnimations());
  return animations.some(
    ({ playState, effect }) =>
      playState === 'running' && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY,
  );
}

function aim(steps: Step[]): Aim {
  if (!isHydrated()) return { obstacle: 'React has not hydrated the page' };
  const [element, second] = find(steps);
  if (element === undefined) return { obstacle: 'the page does not show it' };
  if (second !== undefined) return { obstacle: 'the page shows several' };
  if (element.matches(':disabled, [aria-disabled="true"]')) return { obstacle: 'it is disabled' };
  const centre = () => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
  };
  const before = centre();
  if (obstacleAt(element, before.x, before.y) === undefined && !isMoving(element)) return before;
  element.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' });
  const after = centre();
  const obstacle = obstacleAt(element, after.x, after.y);
  if (obstacle !== undefined) return { obstacle };
  return isMoving(element) ? { obstacle: 'it moves' } : after;
}

/**
 * Returns the text of an element. WebKit's `innerText` is empty while `content-visibility: auto` skips the element, for
 * example a card below the viewport.
 */
const textOf = (element: HTMLElement): string =>
  (element.checkVisibility({ contentVisibilityAuto: true }) ? element.innerText : element.textContent).trim();

/** Returns what a visitor can perceive of the elements that match. */
function read(steps: Step[]): Facts[] {
  return find(steps).map((element) => {
    const { x, y, width, height } = element.getBoundingClientRect();
    return {
      text: textOf(element),
      value: 'value' in element ? String(element.value) : '',
      checked: element.matches(':checked'),
      focused: element === document.activeElement,
      box: { x, y, width, height },
      attributes: Object.fromEntries(
        [...element.attributes].map((attribute) => [attribute.name, attribute.value]),
      ),
    };
  });
}

/**
 * Returns whether the mouse can reach the middle of an element's visible part, and whether the element contains the
 * focus.
 */
function inViewport(steps: Step[]): { reachable: boolean; hasFocus: boolean } {
  const [element] = find(steps);
  if (element === undefined) return { reachable: false, hasFocus: false };
  element.scrollIntoView({ block: 'nearest', behavior: 'instant' });
  const { left, right, top, bottom } = element.getBoundingClientRect();
  const x = (Math.max(0, left) + Math.min(innerWidth, right)) / 2;
  const y = (Math.max(0, top) + Math.min(innerHeight, bottom)) / 2;
  return {
    reachable: obstacleAt(element, x, y) === undefined,
    hasFocus: element.contains(document.activeElement),
  };
}

/** Focuses an element and selects its text. Returns false if the page or the element is not ready. */
function focus(steps: Step[]): boolean {
  const [element] = find(steps);
  if (!isHydrated() || element === undefined || element.matches(':disabled')) return false;
  element.focus();
  if (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) element.select();
  return element === document.activeElement;
}

/** Marks a file input with an attribute, so that the driver can find it by a CSS selector. */
function mark(steps: Step[], attribute: string): boolean {
  const [element] = find(steps, true);
  if (!isHydrated() || !(element instanceof HTMLInputElement)) return false;
  element.setAttribute(attribute, '');
  return true;
}

const inPage = { aim, focus, inViewport, isHydrated, mark, read };
export type InPage = typeof inPage;
Object.assign(globalThis, { inPage });
