// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { translateTexts } from './translateTexts';

afterEach(() => document.body.replaceChildren());

it('translates texts that the admin has only in English', () => {
  document.body.innerHTML = `
    <div class="live-preview-toolbar-controls__breakpoint"><span>Responsive</span></div>
    <button class="popup-button-list__button">Responsive</button>
    <div class="schedule-publish"><div class="rs__single-value">All</div></div>
    <button aria-label="Next Month"></button>
    <div class="react-datepicker__day" aria-label="Choose יום חמישי, 26 בנובמבר"></div>`;
  translateTexts();
  expect(document.body.textContent?.match(/[a-z]+/i)).toBeNull();
  const names = [...document.querySelectorAll('[aria-label]')].map((named) =>
    named.getAttribute('aria-label'),
  );
  expect(names).toEqual(['החודש הבא', 'בחירת יום חמישי, 26 בנובמבר']);
});

it('leaves the same words elsewhere, and keeps the text node of React', () => {
  document.body.innerHTML = '<p>All</p><button class="popup-button-list__button">Responsive</button>';
  const text = document.querySelector('button')?.firstChild;
  translateTexts();
  expect(document.querySelector('p')?.textContent).toBe('All');
  expect(document.querySelector('button')?.firstChild).toBe(text);
  if (text) text.nodeValue = 'Responsive';
  translateTexts();
  expect(text?.nodeValue).toBe('מלוא הרוחב');
});

it('translates the composed texts of the table menu', () => {
  const item = document.createElement('span');
  item.className = 'text';
  item.append('Insert ', '2 rows', ' above');
  const menu = document.createElement('div');
  menu.className = 'table-action-menu-dropdown';
  menu.append(item);
  document.body.append(menu);
  translateTexts();
  expect(item.textContent).toBe('הוספת 2 שורות מעל');
});
