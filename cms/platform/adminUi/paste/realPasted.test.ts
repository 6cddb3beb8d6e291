// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cleanPasted, pictureNames } from './cleanPasted';
import { joinLines } from './joinLines';
import { tabsToTables } from './tabsToTables';

const FOLDER = path.resolve(import.meta.dirname, '../../../../test/fixtures/real/pasted');
const read = (name: string): string => readFileSync(path.join(FOLDER, name), 'utf8');

const words = (node: Node): string => (node.textContent ?? '').replace(/\s+/g, ' ').trim();

function cellText(cell: Element): string {
  const spans = ['colspan', 'rowspan'].map((name) => cell.getAttribute(name)).filter(Boolean);
  const mark = cell.tagName === 'TH' ? '#' : '';
  return `${mark}${words(cell)}${spans.length > 0 ? ` (${spans.join()})` : ''}`;
}

/** Returns the paragraphs, headings and table rows of the cleaned HTML as lines. Header cells are marked with `#`. */
function linesOf(html: string): string[] {
  const { body } = new DOMParser().parseFromString(cleanPasted(html) ?? html, 'text/html');
  return [...body.querySelectorAll('p, h2, tr')]
    .filter((element) => element.tagName === 'TR' || !element.closest('table'))
    .map((element) =>
      element.tagName === 'TR' ? [...element.children].map(cellText).join(' | ') : words(element),
    )
    .filter(Boolean);
}

const CONCRETE = [
  'סוגי בטון',
  'הבטון מיוצר לפי תקן ישראלי 118.',
  '#סוג | #חוזק, מגפ״ס | #שימוש',
  'ב-20 | 20 | בטון רזה ומילוי',
  'ב-30 | 30 | יסודות, קירות ותקרות',
  'ב-40 | 40 | עמודים ואלמנטים טרומיים',
];

it.each<[string, string[]]>([
  ['writer.html', [...CONCRETE, 'אפשר להזמין גם סוגים אחרים.']],
  ['pandoc.html', [...CONCRETE, 'אפשר להזמין גם סוגים אחרים.']],
  ['chromium.html', [...CONCRETE, 'אפשר להזמין גם סוגים אחרים.']],
  [
    'calc.html',
    [
      '#שם הנכס | #מחיר | #קומה | #תאריך כניסה | #מצב',
      'A1 | 8,700.00 ₪ | -1 | 01/12/2026 | פנויה',
      'A2 | 6,100.50 ₪ | 3 | 01/02/2027 | משוריין',
    ],
  ],
  [
    'word.html',
    [
      'מחירון הדירות שנותרו:',
      '#דירה | #חדרים | #מחיר (₪)',
      '12 | 4 | 2,450,000',
      '14 | 5 | ',
      'המחירים כוללים מע״מ.',
    ],
  ],
  [
    'word-merged.html',
    ['#בניין | #דירה | #מצב', 'א (2) | 1 | נמכרה', '2 | פנויה', 'הבניינים ב–ד ישווקו בהמשך (3)'],
  ],
  ['word-details.html', ['כתובת | רחוב הים 5, תל אביב', 'שעות | א׳–ה׳, 9:00–17:00']],
  [
    'excel.html',
    [
      'לוח תשלומים, פרויקט הים',
      '#תשלום | #מועד | #חלק | #סכום',
      '1 | 01/02/2026 | 20% | 490,000 ₪',
      '2 | 01/08/2026 | 80% | 1,960,000 ₪',
    ],
  ],
  [
    'google-docs.html',
    ['#שלב | #מועד | #אחראי', 'היתר בנייה | מרץ 2026 | אדריכלית', 'חפירה ודיפון | יוני 2026 | קבלן'],
  ],
  ['google-sheets.html', ['# | #2024 | #2025', 'הכנסות | 1,204 | 1,377', 'רווח גולמי | 310 | 342']],
  ['mail.html', ['#תפקיד | #שם', 'מנהלת הפרויקט | דנה לוי', 'דנה לוי 03-5550171']],
])('reads the tables of %s', (name, expected) => expect(linesOf(read(name))).toEqual(expected));

it.each<[string, string[]]>([
  [
    'calc-tabs.txt',
    [
      '#שם הנכס | #מחיר | #קומה | #תאריך כניסה | #מצב',
      'A1 | 8,700.00 ₪ | -1 | 01/12/2026 | פנויה',
      'A2 | 6,100.50 ₪ | 3 | 01/02/2027 | משוריין',
    ],
  ],
  [
    'excel-tabs.txt',
    [
      'לוח תשלומים, פרויקט הים',
      '#תשלום | #מועד | #חלק | #סכום',
      '1 | 01/02/2026 | 20% | 490,000 ₪',
      '2 | 01/08/2026 | 80% | 1,960,000 ₪',
    ],
  ],
])('reads the table of %s, which has only text', (name, expected) =>
  expect(linesOf(tabsToTables(read(name)) ?? '')).toEqual(expected),
);

it.each([
  ['google-docs.html', ['חתימת המהנדס']],
  ['mail.html', ['logo.png']],
  ['word.html', []],
])('names the pictures of %s', (name, expected) => expect(pictureNames(read(name))).toEqual(expected));

it.each<[string, string[]]>([
  [
    'pdf-hebrew.txt',
    [
      'הפרויקט נבנה בצפון העיר, במרחק הליכה מהפארק ומתחנת הרכבת הקלה. הוא כולל שלושה בניינים של תשע קומות ובהם מאה ועשרים דירות בנות שלושה עד שישה חדרים, חנויות בקומת הקרקע וחניון תת־קרקעי לכל הדיירים.',
      'עיקרי המפרט',
      '• ריצוף גרניט פורצלן 80 על 80 בכל חלקי הדירה, לרבות במרפסת',
      'השמש ובממ״ד',
      '• מיזוג מרכזי',
      'הבנייה החלה ביוני 2025 ותסתיים בסוף 2028.',
    ],
  ],
  [
    'pdf-english.txt',
    [
      'The project is built in the north of the city, within walking distance of the park and the light rail. It has three buildings of nine floors with a hundred and twenty homes of three to six rooms, shops on the ground floor and an underground car park.',
      'Specification',
      '1. Porcelain tiles of 80 by 80 cm in all parts of the home,',
      'including the balcony and the safe room',
      '2. Central air conditioning',
      'Construction began in June 2025 and ends in late 2028.',
    ],
  ],
  [
    'pandoc-plain.txt',
    [
      'הפרויקט נבנה בצפון העיר, במרחק הליכה מהפארק ומתחנת הרכבת הקלה. הוא כולל שלושה בניינים של תשע קומות ובהם מאה ועשרים דירות בנות שלושה עד שישה חדרים, חנויות בקומת הקרקע וחניון תת־קרקעי.',
      'הדירות יימסרו בסוף 2028. בכל דירה:',
      '-   מרפסת שמש',
      '-   מחסן וחניה',
      '-   מיזוג מרכזי',
      'לפרטים: 03-5550171',
    ],
  ],
  [
    'whatsapp.txt',
    [
      '[14:05, 3.2.2026] דנה לוי: שלום לכולם, מצורפים הפרטים על הדירה שראינו אתמול בבניין החדש',
      '[14:06, 3.2.2026] דנה לוי: 4 חדרים, קומה 3',
      '[14:06, 3.2.2026] יוסי כהן: +972 3-555-0171',
      '[14:09, 3.2.2026] דנה לוי: תודה! נקבע פגישה ביום ראשון בשעה 10:00 במשרד המכירות ברחוב הים',
    ],
  ],
])('joins the wrapped lines of %s', (name, expected) =>
  expect(joinLines(read(name)).split('\n')).toEqual(expected),
);
