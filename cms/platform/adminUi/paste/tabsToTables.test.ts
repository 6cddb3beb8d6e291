import { expect, it } from 'vitest';
import { tabsToTables } from './tabsToTables';

const table = (...rows: string[][]): string =>
  `<table>${rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')}</table>`;

it.each<[string, string, string]>([
  ['rows of a spreadsheet', 'דירה\tמחיר\r\n12\t2,450,000\r\n', table(['דירה', 'מחיר'], ['12', '2,450,000'])],
  ['an empty corner', '\t2024\t2025\nהכנסות\t1\t2', table(['', '2024', '2025'], ['הכנסות', '1', '2'])],
  ['empty cells', 'א\tב\tג\nד\t\t\nה\tו\t', table(['א', 'ב', 'ג'], ['ד', '', ''], ['ה', 'ו', ''])],
  [
    'a cell with line breaks and quotes',
    'שם\tהערה\nדנה\t"שורה\nעם ""גרשיים"""\n',
    table(['שם', 'הערה'], ['דנה', 'שורה<br>עם "גרשיים"']),
  ],
  ['quotes within cells', 'ממ"ד\t12"\nחצר"\t"7', table(['ממ"ד', '12"'], ['חצר"', '"7'])],
  ['cells in quotation marks', '"אחוזה"\t"12"\n"הכרם"\t"7"', table(['"אחוזה"', '"12"'], ['"הכרם"', '"7"'])],
  ['a cell with a tab', 'שם\tכתובת\nדנה\t"הרצל 4\tחיפה"', table(['שם', 'כתובת'], ['דנה', 'הרצל 4 חיפה'])],
  ['doubled quotes', 'שם\tגודל\n"ממ""ד"\t12', table(['שם', 'גודל'], ['ממ"ד', '12'])],
  [
    'a quotation over lines before rows',
    '"מחירון\nהקיץ"\nא\tב\nג\tד',
    `<p>"מחירון</p><p>הקיץ"</p>${table(['א', 'ב'], ['ג', 'ד'])}`,
  ],
  [
    'a quoted cell with lines at the start of a row',
    '"קומה\nראשונה"\t4\nקומה שנייה\t5',
    table(['קומה<br>ראשונה', '4'], ['קומה שנייה', '5']),
  ],
  [
    'lines around rows',
    'מחירון\n\nא\tב\nג\tד\nבברכה\nדנה',
    `<p>מחירון</p>${table(['א', 'ב'], ['ג', 'ד'])}<p>בברכה</p><p>דנה</p>`,
  ],
  [
    'two kinds of rows',
    'א\tב\nג\tד\nה\tו\tז\nח\tט\tי',
    table(['א', 'ב'], ['ג', 'ד']) + table(['ה', 'ו', 'ז'], ['ח', 'ט', 'י']),
  ],
  ['markup in cells', 'a<b\t1 & 2\nc\td', table(['a&lt;b', '1 &amp; 2'], ['c', 'd'])],
  ['direction marks', '\u200fא\tב\nג\t\u202aד\u202c', table(['א', 'ב'], ['ג', 'ד'])],
  [
    'output of a terminal',
    'NAME\tREADY\tAGE\ncms-0\t1/1\t3d\nsite-0\t1/1\t12m',
    table(['NAME', 'READY', 'AGE'], ['cms-0', '1/1', '3d'], ['site-0', '1/1', '12m']),
  ],
])('reads %s as a table', (_name, text, expected) => expect(tabsToTables(text)).toBe(expected));

it.each<[string, string]>([
  ['no tab', 'שלום\nעולם'],
  ['a single tab', 'טלפון:\t03-5550171'],
  ['a single row', 'דירה\tחדרים\tמחיר'],
  ['one row among lines', 'לפרטים\nדנה\t03-5550171\nבברכה'],
  ['indented lines', '\tפסקה ראשונה\n\tפסקה שנייה\n\tפסקה שלישית'],
  ['a numbered list', '1.\tריצוף\n2.\tמיזוג\n3.\tמטבח'],
  ['a list with Hebrew letters', 'א.\tריצוף\nב.\tמיזוג'],
  ['a list with bullets', '•\tריצוף\n•\tמיזוג'],
  [
    'code in C',
    'int floor;\t// lowest is 0\nint rooms;\t// half rooms count\nif (floor) {\n\treturn 1;\n\t}',
  ],
  ['code in Python', 'def total(prices):\n\tif not prices:\n\t\treturn 0\n\t\tprint(1)'],
  ['a makefile', 'build:\tmain.c\n\tcc main.c\nclean:\n\trm build'],
  ['HTML', '<ul>\t<li>one</li>\n<li>two</li>\t</ul>'],
  ['lines that begin with several tabs', '\t\tתוכן\tעניינים\n\t\tפרק\tראשון'],
])('leaves %s as text', (_name, text) => expect(tabsToTables(text)).toBeNull());
