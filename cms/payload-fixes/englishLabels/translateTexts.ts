/** Labels that only screen readers read, with their translation. */
const NAMES: Readonly<Record<string, string>> = {
  'Drag to move': 'גרירה למקום אחר',
  'Add block': 'הוספה כאן',
  'Edit link': 'עריכת הקישור',
  'Remove link': 'הסרת הקישור',
  'Insert Paragraph': 'הוספת פסקה',
  'Slash menu': 'תפריט ההוספה',
  'Previous Month': 'החודש הקודם',
  'Next Month': 'החודש הבא',
  Time: 'שעה',
  'Add Row': 'הוספת שורה',
  'Add Column': 'הוספת עמודה',
};

/** Prefixes of the day labels in a calendar. */
const DAYS: readonly { english: string; hebrew: string }[] = [
  { english: 'Choose ', hebrew: 'בחירת ' },
  { english: 'Not available ', hebrew: 'לא זמין: ' },
];

const TABLE_MENU = '.table-action-menu-dropdown .text';

/**
 * Visible texts, each with the CSS selector of the elements where it is replaced. Elsewhere the same text may be
 * content that editors wrote.
 */
const TEXTS: readonly { place: string; english: string; hebrew: string }[] = [
  // Size menu of the live preview.
  { place: '.live-preview-toolbar-controls__breakpoint span', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  { place: '.popup-button-list__button', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  // Form for scheduling a publication.
  { place: '.schedule-publish .rs__single-value', english: 'All', hebrew: 'כל השפות' },
  { place: '.schedule-publish .rs__option', english: 'All', hebrew: 'כל השפות' },
  { place: '.react-datepicker-time__header', english: 'Time', hebrew: 'שעה' },
  // Tables in rich text. The menu builds texts such as "Insert 2 rows above" from several parts.
  { place: '.toolbar-popup__dropdown-item .text', english: 'Table', hebrew: 'טבלה' },
  { place: '.slash-menu-popup__item-text', english: 'Table', hebrew: 'טבלה' },
  { place: '.drawer__header__title', english: 'Create Table', hebrew: 'טבלה חדשה' },
  { place: 'label[for="field-rows"]', english: 'Rows', hebrew: 'שורות' },
  { place: 'label[for="field-columns"]', english: 'Columns', hebrew: 'עמודות' },
  { place: TABLE_MENU, english: 'Merge cells', hebrew: 'מיזוג תאים' },
  { place: TABLE_MENU, english: 'Unmerge cells', hebrew: 'פיצול תאים' },
  { place: TABLE_MENU, english: 'Insert', hebrew: 'הוספת' },
  { place: TABLE_MENU, english: 'row', hebrew: 'שורה' },
  { place: TABLE_MENU, english: 'rows', hebrew: 'שורות' },
  { place: TABLE_MENU, english: 'above', hebrew: 'מעל' },
  { place: TABLE_MENU, english: 'below', hebrew: 'מתחת' },
  { place: TABLE_MENU, english: 'column', hebrew: 'עמודה' },
  { place: TABLE_MENU, english: 'columns', hebrew: 'עמודות' },
  // "Left" means before the column. In Hebrew that side is on the right, so the translation says "before" and "after".
  { place: TABLE_MENU, english: 'left', hebrew: 'לפני' },
  { place: TABLE_MENU, english: 'right', hebrew: 'אחרי' },
  { place: TABLE_MENU, english: 'Delete column', hebrew: 'מחיקת העמודה' },
  { place: TABLE_MENU, english: 'Delete row', hebrew: 'מחיקת השורה' },
  { place: TABLE_MENU, english: 'Delete table', hebrew: 'מחיקת הטבלה' },
  { place: TABLE_MENU, english: 'Add', hebrew: 'הגדרת' },
  { place: TABLE_MENU, english: 'Remove', hebrew: 'ביטול' },
  { place: TABLE_MENU, english: 'row header', hebrew: 'שורת כותרת' },
  { place: TABLE_MENU, english: 'column header', hebrew: 'עמודת כותרת' },
];

const NAMED = Object.keys(NAMES)
  .map((name) => `[aria-label="${name}"]`)
  .join(',');

/** All English texts that are replaced. */
export const ENGLISH = [...Object.keys(NAMES), ...[...DAYS, ...TEXTS].map(({ english }) => english)];

/** Replaces English texts on the page with Hebrew ones. Must run again after each DOM change. */
export function translateTexts(): void {
  for (const element of document.querySelectorAll(NAMED))
    element.setAttribute('aria-label', NAMES[element.getAttribute('aria-label') ?? ''] ?? '');
  for (const { english, hebrew } of DAYS)
    for (const day of document.querySelectorAll(`.react-datepicker__day[aria-label^="${english}"]`))
      day.setAttribute('aria-label', (day.getAttribute('aria-label') ?? '').replace(english, hebrew));
  for (const { place, english, hebrew } of TEXTS)
    for (const element of document.querySelectorAll(place))
      for (const text of element.childNodes) {
        const value = text.nodeValue ?? '';
        // Change the value of the text node instead of the element's content. React keeps a reference to the node, and
        // would fail if it were replaced.
        if (value.replace(/\d/g, '').trim() === english) text.nodeValue = value.replace(english, hebrew);
      }
}
