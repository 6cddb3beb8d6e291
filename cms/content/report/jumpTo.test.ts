// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { jumpTo } from './jumpTo';

const BUTTON = 'tabs-field__tab-button';
const TABS: Record<string, string> = {
  Content: '<input id="field-title">',
  Search: '<div id="field-seo"><input id="field-seo__metaTitle"></div>',
};

/** A form as Payload makes it: it holds the fields of the open tab alone. */
function form(open: string): void {
  const buttons = Object.keys(TABS).map(
    (label) =>
      `<button type="button" class="${BUTTON} ${label === open ? `${BUTTON}--active` : ''}">${label}<span>2</span></button>`,
  );
  document.body.innerHTML = `${buttons.join('')}<div>${TABS[open]}</div>`;
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => {
      pressed.push(button.firstChild?.textContent ?? '');
      if (!button.classList.contains(`${BUTTON}--active`)) form(pressed.at(-1) ?? '');
    });
}

let pressed: string[] = [];
const focused = () => document.activeElement?.id;

describe('the jump to a field', () => {
  beforeEach(() => {
    pressed = [];
    form('Content');
  });

  it('opens the tab that the field is in', () => {
    // What a tab shows comes with a later change of the page.
    if (!jumpTo('seo__metaTitle', ['Search'])) expect(jumpTo('seo__metaTitle', ['Search'])).toBe(true);
    expect(focused()).toBe('field-seo__metaTitle');
  });

  it('claims the open tab too: the form would return to the one that was open the last time', () => {
    expect(jumpTo('title', ['Content'])).toBe(true);
    expect(pressed).toEqual(['Content']);
    expect(focused()).toBe('field-title');
  });

  it('presses no tab of a form that it did not arrive in', () => {
    expect(jumpTo('seo__metaTitle', ['Elsewhere'])).toBe(false);
    expect(pressed).toEqual([]);
  });
});
