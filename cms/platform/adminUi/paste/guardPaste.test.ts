// @vitest-environment happy-dom
import { en } from '@payloadcms/translations/languages/en';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { guardPaste } from './guardPaste';

const label = en.translations.general.pasteField;
const mayReplace = vi.fn<() => boolean>();
const pasted = vi.fn();
const guard = guardPaste({ label, mayReplace });

/** Clicks a menu button that has the same markup as Payload's. */
function press(text: string): void {
  document.body.innerHTML = `<div><button class="popup-button-list__button"><div>${text}</div></button></div>`;
  const button = document.querySelector('button');
  button?.addEventListener('click', pasted);
  button?.firstElementChild?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
}

describe('pasting into a whole field', () => {
  beforeEach(() => window.addEventListener('click', guard, true));
  afterEach(() => {
    window.removeEventListener('click', guard, true);
    vi.clearAllMocks();
  });

  it('happens after the editor confirms', () => {
    mayReplace.mockReturnValue(true);
    press(label);
    expect(mayReplace).toHaveBeenCalledTimes(1);
    expect(pasted).toHaveBeenCalledTimes(1);
  });

  it('does not happen if the editor cancels', () => {
    mayReplace.mockReturnValue(false);
    press(label);
    expect(pasted).not.toHaveBeenCalled();
  });

  it('is the only action that needs confirmation', () => {
    press(en.translations.general.pasteRow);
    expect(mayReplace).not.toHaveBeenCalled();
    expect(pasted).toHaveBeenCalledTimes(1);
  });
});
