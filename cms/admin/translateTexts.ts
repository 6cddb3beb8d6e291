/** Names of elements, for screen readers, that Payload and its parts have in English alone. */
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

/** How names of the days of a calendar begin. */
const DAYS: readonly { english: string; hebrew: string }[] = [
  { english: 'Choose ', hebrew: 'בחירת ' },
  { english: 'Not available ', hebrew: 'לא זמין: ' },
];

/** Texts in English alone, each in its place: the same word may be an editor's elsewhere. */
const TEXTS: readonly { place: string; english: string; hebrew: string }[] = [
  // The sizes of the live preview, and the menu that offers them.
  { place: '.live-preview-toolbar-controls__breakpoint span', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  { place: '.popup-button-list__button', english: 'Responsive', hebrew: 'מלוא הרוחב' },
  // The form of a schedule.
  { place: '.schedule-publish .rs__single-value', english: 'All', hebrew: 'כל השפות' },
  { place: '.schedule-publish .rs__option', english: 'All', hebrew: 'כל השפות' },
  { place: '.react-datepicker-time__header', english: 'Time', hebrew: 'שעה' },
];

const NAMED = Object.keys(NAMES)
  .map((name) => `[aria-label="${name}"]`)
  .join(',');

/** Has what the page shows in English alone be in Hebrew; for calling after each change of it. */
export function translateTexts(): void {
  for (const element of document.querySelectorAll(NAMED))
    element.setAttribute('aria-label', NAMES[element.getAttribute('aria-label') ?? ''] ?? '');
  for (const { english, hebrew } of DAYS)
    for (const day of document.querySelectorAll(`.react-datepicker__day[aria-label^="${english}"]`))
      day.setAttribute('aria-label', (day.getAttribute('aria-label') ?? '').replace(english, hebrew));
  for (const { place, english, hebrew } of TEXTS)
    for (const element of document.querySelectorAll(place)) {
      const { firstChild: text } = element;
      // The text itself, and not its element: React goes on with both.
      if (text?.nodeValue?.trim() === english) text.nodeValue = hebrew;
    }
}
