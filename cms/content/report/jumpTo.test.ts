// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { jumpTo } from './jumpTo';

const BUTTON = 'tabs-field__tab-button';
const TABS: Record<string, string> = {
  Content: '<input id="field-title">',
  Search: '<div id="field-seo"><input id="field-seo__metaTitle"></div>',
};

/** Renders a form with Payload's markup. Like Payload, it renders only the fields of the open tab. */
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

describe('jumpTo', () => {
  beforeEach(() => {
    pressed = [];
    form('Content');
  });

  it('opens the tab of the field', () => {
    // The content of the tab may be rendered only after the first call.
    if (!jumpTo('seo__metaTitle', ['Search'])) expect(jumpTo('seo__metaTitle', ['Search'])).toBe(true);
    expect(focused()).toBe('field-seo__metaTitle');
  });

  it('clicks the open tab too, because the form would restore the last used one', () => {
    expect(jumpTo('title', ['Content'])).toBe(true);
    expect(pressed).toEqual(['Content']);
    expect(focused()).toBe('field-title');
  });

  it('clicks no tab of a form without the field', () => {
    expect(jumpTo('seo__metaTitle', ['Elsewhere'])).toBe(false);
    expect(pressed).toEqual([]);
  });
});
