import { expect, test } from 'vitest';
import { joinLines } from './joinLines';

const FULL = 'החברה מקימה בשכונה שלושה בניינים של תשע קומות ובהם';
const NEXT = 'מאה ועשרים דירות בנות שלושה עד שישה חדרים וחנויות';

test.each<[string, string, string]>([
  ['wrapped lines', `${FULL}\n${NEXT}\nבקומת הקרקע.`, `${FULL} ${NEXT} בקומת הקרקע.`],
  ['a full line that ends a sentence', `${FULL}.\n${NEXT}.`, `${FULL}.\n${NEXT}.`],
  ['short lines', 'רחוב הים 5\nתל אביב\n03-5550171', 'רחוב הים 5\nתל אביב\n03-5550171'],
  ['text after a short line', `${FULL}\n${NEXT}\nבקומה.\n${FULL}`, `${FULL} ${NEXT} בקומה.\n${FULL}`],
  ['paragraphs', `${FULL}\r\n${NEXT}.\r\n\r\n${NEXT}\r\nסוף.`, `${FULL} ${NEXT}.\n${NEXT} סוף.`],
  ['a single long line', `${FULL}\nתודה ולהתראות`, `${FULL}\nתודה ולהתראות`],
  [
    'paragraphs that no program wrapped',
    `${FULL.repeat(4)}\n${NEXT.repeat(4)}`,
    `${FULL.repeat(4)}\n${NEXT.repeat(4)}`,
  ],
  ['direction marks', '\u202bשלום\u202c \u200e123', 'שלום 123'],
  [
    'divided words',
    'The company builds three houses and a commer\u00ad\ncial centre in the heart of the new quarter-\nhouse, near the sea.',
    'The company builds three houses and a commercial centre in the heart of the new quarter-\nhouse, near the sea.',
  ],
])('reads %s', (_name, text, expected) => expect(joinLines(text)).toBe(expected));

test.each<[string, string[]]>([
  ['list items', [`• ${FULL}`, `• ${NEXT}`, 'ועוד.', `1. ${FULL}`, 'ועוד.']],
  ['messages', [`[14:05, 3.2.2026] ${FULL}`, `[14:06, 3.2.2026] ${NEXT}.`]],
  [
    'a specification',
    [
      'ריצוף גרניט פורצלן 80 על 80 בכל חלקי הדירה',
      'ארונות מטבח עליונים ותחתונים עם משטח אבן קיסר',
      'כלים סניטריים תלויים וברזים של חמת בכל החדרים',
      'מיזוג אוויר מרכזי עם שליטה נפרדת בכל חדר',
      'דלת כניסה משוריינת עם מנעול אלקטרוני ועינית',
    ],
  ],
  [
    'addresses of pages',
    [
      'https://www.example.com/projects/north-quarter',
      'https://www.example.com/projects/south-quarter',
      'https://www.example.com/projects/harbour-view.',
    ],
  ],
  [
    'rows with tabs',
    [
      'דירת גן בת ארבעה חדרים\tקומת קרקע\t2,450,000.',
      'דירה בת חמישה חדרים עם מרפסת\tקומה שלישית\t2,900,000',
      'פנטהאוז בן שישה חדרים\tקומה תשיעית\t4,100,000.',
    ],
  ],
  [
    'contacts',
    [
      'דנה לוי, מנהלת הפרויקט בצפון העיר, 03-5550171',
      'יוסי כהן, מהנדס הביצוע באתר הבנייה, 03-5550172',
      'רות ישראלי, מכירות ושירות לדיירים, 03-5550173.',
    ],
  ],
  [
    'events of years',
    [
      '2026 קבלת היתר הבנייה ותחילת העבודות באתר',
      '2027 סיום השלד ותחילת עבודות הגמר בבניינים',
      '2028 מסירת הדירות לכל הדיירים וסיום הפרויקט.',
    ],
  ],
  [
    'a sonnet',
    [
      'Shall I compare thee to a summer’s day?',
      'Thou art more lovely and more temperate:',
      'Rough winds do shake the darling buds of May,',
      'And summer’s lease hath all too short a date:',
      'Sometime too hot the eye of heaven shines,',
      'And often is his gold complexion dimmed,',
      'And every fair from fair sometime declines,',
      'By chance or nature’s changing course untrimmed.',
    ],
  ],
  [
    'verses that run on',
    [
      'Let me not to the marriage of true minds',
      'Admit impediments. Love is not love',
      'Which alters when it alteration finds.',
    ],
  ],
  [
    'a Hebrew poem',
    [
      'שלום רב שובך, ציפורה נחמדת, מארצות החום אל חלוני –',
      'אל קולך כי ערב מה נפשי כלתה בחורף בעוזבך מעוני,',
      'זמרי, ספרי, ציפורי היקרה, מארץ מרחקים נפלאות.',
    ],
  ],
  ['a greeting after a text without a full stop', [FULL, NEXT, 'בברכה']],
  ['a heading after a text without a full stop', [FULL, NEXT, 'מפרט טכני', `${FULL}.`]],
  ['a heading with a colon', [FULL, NEXT, 'מפרט טכני:']],
])('keeps the lines of %s', (_name, lines) => expect(joinLines(lines.join('\n'))).toBe(lines.join('\n')));
