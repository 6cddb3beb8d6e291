/** Labels for screen readers. */
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
};

/** Prefixes of the day labels in a calendar. */
const DAYS: readonly { english: string; hebrew: string }[] = [
  { english: 'Choose ', hebrew: 'בחירת ' },
  { english: 'Not available ', hebrew: 'לא זמין: ' },
];

/** Texts with CSS selectors. Elsewhere the same text may be editors' content. */
const TEXTS: readonly { place: string; english: string; hebrew: string }[] = [
  // Sizes of the live preview and their menu.
  { place: '.live-preview-toolbar-controls__breakpoint span', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  { place: '.popup-button-list__button', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  // The schedule form.
  { place: '.schedule-publish .rs__single-value', english: 'All', hebrew: 'כל השפות' },
  { place: '.schedule-publish .rs__option', english: 'All', hebrew: 'כל השפות' },
  { place: '.react-datepicker-time__header', english: 'Time', hebrew: 'שעה' },
];

const NAMED = Object.keys(NAMES)
  .map((name) => `[aria-label="${name}"]`)
  .join(',');

/** The English texts that are replaced. */
export const ENGLISH = [...Object.keys(NAMES), ...[...DAYS, ...TEXTS].map(({ english }) => english)];

/** Replaces English texts on the page with Hebrew ones. Call it after each DOM change. */
export function translateTexts(): void {
  for (const element of document.querySelectorAll(NAMED))
    element.setAttribute('aria-label', NAMES[element.getAttribute('aria-label') ?? ''] ?? '');
  for (const { english, hebrew } of DAYS)
    for (const day of document.querySelectorAll(`.react-datepicker__day[aria-label^="${english}"]`))
      day.setAttribute('aria-label', (day.getAttribute('aria-label') ?? '').replace(english, hebrew));
  for (const { place, english, hebrew } of TEXTS)
    for (const element of document.querySelectorAll(place)) {
      const { firstChild: text } = element;
      // Change the text node, not the element: React keeps references to both.
      if (text?.nodeValue?.trim() === english) text.nodeValue = hebrew;
    }
}
