// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { nameButtons } from './nameButtons';

afterEach(() => document.body.replaceChildren());

/** Icon buttons with the same markup as Payload's, and their names. */
const BUTTONS = [
  {
    html: `<div class="btn--withPopup"><button id="action-save">x</button>
      <div class="popup"><button class="popup-button"></button></div></div>`,
    he: 'אפשרויות פרסום',
    en: 'Publishing options',
  },
  {
    html: '<div class="popup doc-controls__popup"><button class="popup-button"></button></div>',
    he: 'פעולות במסמך',
    en: 'Document actions',
  },
  {
    html: '<button class="btn condition__actions-remove btn--icon-only"></button>',
    he: 'הסרת התנאי',
    en: 'Remove condition',
  },
  {
    html: '<button class="toolbar-popup__button active" data-button-key="bold"></button>',
    he: 'מודגש',
    en: 'Bold',
  },
];

it.each(BUTTONS)('names "$en" in the language of the admin, also after the language changes', (button) => {
  document.body.innerHTML = button.html;
  for (const language of ['he', 'en'] as const) {
    nameButtons(language);
    expect(document.querySelector('[aria-label]')?.getAttribute('aria-label')).toBe(button[language]);
  }
});

it('leaves buttons with a text unnamed', () => {
  document.body.innerHTML = `<div class="btn--withPopup"><button id="action-save">Publish changes</button></div>
    <div class="popup per-page"><button class="popup-button">Per page: 10</button></div>`;
  nameButtons('en');
  expect(document.querySelector('[aria-label]')).toBeNull();
});
