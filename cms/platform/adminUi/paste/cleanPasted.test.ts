// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanPasted, pictureNames } from './cleanPasted';

/** Returns the HTML of a list item as Word copies it to the clipboard. */
const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle dir=RTL style='margin-right:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=HE>${text}</span></p>`;

/** Removes comments and attributes, so that only elements and text remain. */
const plain = (html: string | null) =>
  html
    ?.replace(/<!--.*?-->/gs, '')
    .replace(/<(\w+)[^>]*>/g, '<$1>')
    .replace(/<\/?span>/g, '')
    .replace(/\s+/g, ' ');

test('a list of Word becomes a list', () => {
  const html = `<p class=MsoNormal>לפני</p>${item('בטון', '·')}${item('ברזל', '·')}<p class=MsoNormal>אחרי</p>`;
  expect(plain(cleanPasted(html))).toBe('<p>לפני</p><ul><li>בטון</li><li>ברזל</li></ul><p>אחרי</p>');
});

test('numbered lists and nested lists are preserved', () => {
  const html = item('תכנון', '1.') + item('היתר', 'א.', 2) + item('יועצים', 'ב.', 2) + item('בנייה', '2.');
  expect(plain(cleanPasted(html))).toBe(
    '<ol><li>תכנון<ol><li>היתר</li><li>יועצים</li></ol></li><li>בנייה</li></ol>',
  );
});

test('a numbered list after bullets is another list', () => {
  const html = item('בטון', '·') + item('ברזל', '·') + item('תכנון', '1.') + item('בנייה', '2.');
  expect(plain(cleanPasted(html))).toBe(
    '<ul><li>בטון</li><li>ברזל</li></ul><ol><li>תכנון</li><li>בנייה</li></ol>',
  );
});

test('bullets and numbers below an item stay apart', () => {
  const html = item('תכנון', '1.') + item('היתר', 'o', 2) + item('יועצים', '1.', 2) + item('בנייה', '2.');
  expect(plain(cleanPasted(html))).toBe(
    '<ol><li>תכנון<ul><li>היתר</li></ul><ol><li>יועצים</li></ol></li><li>בנייה</li></ol>',
  );
});

test('a list that goes on after a paragraph keeps its number', () => {
  const html = `${item('א', '1.')}${item('ב', '2.')}<p>ביניהן</p>${item('ג', '3.')}`;
  expect(cleanPasted(html)).toContain('<ol start="3">');
});

test('footnotes of Word become plain text', () => {
  const html = '<p>חוק<a href="#_ftn1" name="_ftnref1"><sup>[1]</sup></a></p>';
  expect(cleanPasted(html)).toBe('<p>חוק<sup>[1]</sup></p>');
});

test.each([
  ['www.example.com', 'https://www.example.com'],
  ['dana@example.com', 'mailto:dana@example.com'],
])('a link to %s is completed', (href, expected) =>
  expect(cleanPasted(`<p><a href="${href}">א</a></p>`)).toBe(`<p><a href="${expected}">א</a></p>`),
);

test('fonts are unwrapped, with the spaces between them', () =>
  expect(cleanPasted('<p><font face="Arial">חוזק, </font><font><b>מגפ״ס</b></font></p>')).toBe(
    '<p>חוזק, <b>מגפ״ס</b></p>',
  ));

test('direction marks are removed', () =>
  expect(cleanPasted('<p>\u202bשלום\u202c \u200e123</p>')).toBe('<p>שלום 123</p>'));

test('lists with a paragraph between them stay separate', () => {
  expect(plain(cleanPasted(`${item('א', '·')}<p>ביניהן</p>${item('ב', '·')}`))).toBe(
    '<ul><li>א</li></ul><p>ביניהן</p><ul><li>ב</li></ul>',
  );
});

const table = (...rows: string[]) =>
  `<table border=1><tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;
const cells = (...texts: string[]) => texts.map((text) => `<td>${text}</td>`).join('');
const heads = (...texts: string[]) => texts.map((text) => `<th>${text}</th>`).join('');
const clean = (head: string, ...rows: string[]) =>
  `<table>${head && `<thead><tr>${head}</tr></thead>`}<tbody>${rows.map((row) => `<tr>${row}</tr>`).join('')}</tbody></table>`;

test.each<[string, string, string]>([
  [
    'marked headings',
    '<table border=1><thead><tr><th>דירה</th><th>חדרים</th></tr></thead>' +
      '<tbody><tr><td width=50><p align=center style="text-align: center">12</p></td><td>4 <b>חדרים</b></td></tr><tr><td></td><td></td></tr></tbody></table>',
    clean(heads('דירה', 'חדרים'), '<td><p>12</p></td><td>4 <b>חדרים</b></td>'),
  ],
  [
    'a first row of words',
    table(cells('דירה', 'חדרים'), cells('12', '4')),
    clean(heads('דירה', 'חדרים'), cells('12', '4')),
  ],
  [
    'years as headings',
    table(cells('', '2024', '2025'), cells('הכנסות', '12', '14')),
    clean(heads('', '2024', '2025'), cells('הכנסות', '12', '14')),
  ],
  [
    'a first row with numbers',
    table(cells('מחסן', '8,700 ₪'), cells('חניה', '5,200 ₪')),
    clean('', cells('מחסן', '8,700 ₪'), cells('חניה', '5,200 ₪')),
  ],
  [
    'a first row of bold numbers',
    table(cells('<b>קומה</b>', '<b>1</b>'), cells('דירות', '4')),
    clean(heads('<b>קומה</b>', '<b>1</b>'), cells('דירות', '4')),
  ],
  [
    'bold numbers of Word',
    table(
      cells(
        "<b style='mso-bidi-font-weight:normal'>קומה</b>",
        "<b style='mso-bidi-font-weight:normal'>1</b>",
      ),
      cells('דירות', '4'),
    ),
    clean(
      heads(
        '<b style="mso-bidi-font-weight:normal">קומה</b>',
        '<b style="mso-bidi-font-weight:normal">1</b>',
      ),
      cells('דירות', '4'),
    ),
  ],
  [
    'facts',
    table(cells('כתובת', 'רחוב הים'), cells('אדריכל', 'דנה לוי'), cells('קומות', '9')),
    clean('', cells('כתובת', 'רחוב הים'), cells('אדריכל', 'דנה לוי'), cells('קומות', '9')),
  ],
  [
    'two columns with numbers',
    table(cells('סוג', 'מחיר'), cells('דירת גן', '2,450,000'), cells('פנטהאוז', '')),
    clean(heads('סוג', 'מחיר'), cells('דירת גן', '2,450,000'), cells('פנטהאוז', '')),
  ],
  [
    'a bold first column',
    table(cells('<b>כתובת</b>', 'הים 5'), cells('<b>טלפון</b>', '03-5550171')),
    clean('', cells('<b>כתובת</b>', 'הים 5'), cells('<b>טלפון</b>', '03-5550171')),
  ],
  [
    'row headings',
    table('<td></td><th>קומה</th>', '<th>דירה 1</th><td>2</td>'),
    clean(heads('', 'קומה'), '<th>דירה 1</th><td>2</td>'),
  ],
  [
    'merged cells',
    table('<td>בניין</td><td>דירה</td>', '<td rowspan=2>א</td><td>1</td>', '<td>2</td>'),
    clean(heads('בניין', 'דירה'), '<td rowspan="2">א</td><td>1</td>', '<td>2</td>'),
  ],
  [
    'two rows of headings',
    table('<td rowspan=2>בניין<td colspan=2>מחיר', '<td>מ<td>עד', '<td>א<td>1<td>2'),
    '<table><thead><tr><th rowspan="2">בניין</th><th colspan="2">מחיר</th></tr><tr><th>מ</th><th>עד</th></tr></thead>' +
      '<tbody><tr><td>א</td><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'two marked rows of headings',
    table('<th rowspan=2>בניין</th><th colspan=2>מחיר</th>', cells('מ', 'עד'), cells('א', '1', '2')),
    '<table><thead><tr><th rowspan="2">בניין</th><th colspan="2">מחיר</th></tr><tr><th>מ</th><th>עד</th></tr></thead>' +
      '<tbody><tr><td>א</td><td>1</td><td>2</td></tr></tbody></table>',
  ],
  [
    'a group of rows without headings',
    table('<td rowspan=2>בניין א</td><td>דירת גן</td>', cells('פנטהאוז'), cells('בניין ב', 'דירת גג')),
    clean('', '<td rowspan="2">בניין א</td><td>דירת גן</td>', cells('פנטהאוז'), cells('בניין ב', 'דירת גג')),
  ],
  [
    'a heading of all rows',
    table('<th rowspan=5>בניין</th><th>דירה</th>', cells('1'), cells('2')),
    clean('', '<th rowspan="3">בניין</th><td>דירה</td>', cells('1'), cells('2')),
  ],
  [
    'a title row and empty columns',
    table('<td colspan=1>מחירון</td><td></td><td></td>', cells('', 'דירה', 'מחיר'), cells('', '12', '4')),
    `<p><strong>מחירון</strong></p>${clean(heads('דירה', 'מחיר'), cells('12', '4'))}`,
  ],
  [
    'hidden rows',
    `<table><tr style='mso-hide:all;display:none'><td>x</td><td>y</td></tr><tr>${cells('א', 'ב')}</tr><tr>${cells('1', '2')}</tr></table>`,
    clean(heads('א', 'ב'), cells('1', '2')),
  ],
  [
    'hidden cells',
    table(
      `${cells('א', 'ב')}<td style="display:none">x</td>`,
      `${cells('1', '2')}<td style="display: none">y</td>`,
    ),
    clean(heads('א', 'ב'), cells('1', '2')),
  ],
])('a table is rebuilt: %s', (_name, html, expected) => expect(cleanPasted(html)).toBe(expected));

test('a single row becomes a line', () =>
  expect(cleanPasted(table(cells('12', '4 <b>חדרים</b>', '')))).toBe('<p>12 | 4 חדרים</p>'));

test('a table inside a cell becomes lines', () =>
  expect(cleanPasted(table(cells('א', 'ב'), cells('1', table(cells('2', '3')))))).toBe(
    clean(heads('א', 'ב'), '<td>1</td><td><p>2 | 3</p></td>'),
  ));

test('a frame releases the table inside', () =>
  expect(cleanPasted(table(cells(table(cells('א', 'ב'), cells('1', '2')))))).toBe(
    clean(heads('א', 'ב'), cells('1', '2')),
  ));

test('cleaning a clean table changes nothing', () =>
  expect(cleanPasted(clean(heads('דירה', 'חדרים'), '<th>12</th><td>4</td>'))).toBeNull());

test('a table with one column becomes its content', () => {
  expect(cleanPasted('<table><tr><td><h2>כותרת</h2><p>טקסט</p></td></tr></table>')).toBe(
    '<h2>כותרת</h2><p>טקסט</p>',
  );
});

test('cells of one column become paragraphs', () =>
  expect(cleanPasted(table(cells('בטון'), cells('<b>ברזל</b> ועץ'), cells('')))).toBe(
    '<p>בטון</p><p><b>ברזל</b> ועץ</p>',
  ));

test('cells of a frame become paragraphs', () =>
  expect(cleanPasted(`<table role=presentation><tr>${cells('דנה לוי', '03-5550171')}</tr></table>`)).toBe(
    '<p>דנה לוי</p><p>03-5550171</p>',
  ));

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'file:///C:/a.docx',
  'vbscript:x',
])('a link to %j becomes its text', (href) =>
  expect(cleanPasted(`<p><a href="${href}"><b>לחצו</b></a> כאן</p>`)).toBe('<p><b>לחצו</b> כאן</p>'),
);

test('spaces in a pasted URL are encoded', () =>
  expect(cleanPasted('<p><a href="https://a.example/price list.pdf">א</a></p>')).toBe(
    '<p><a href="https://a.example/price%20list.pdf">א</a></p>',
  ));

test.each(['https://a.example/', 'mailto:a@b.example', 'tel:03123', '/about/', '#team'])(
  'a link to %s and other content stay unchanged',
  (href) => expect(cleanPasted(`<h2>א</h2><ul><li><a href="${href}">ב</a></li></ul>`)).toBeNull(),
);

test.each([
  ['src="file:///C:/clip_image001.png"', 'clip_image001.png'],
  ['src="https://lh7-rt.googleusercontent.com/a?key=1"', 'a'],
  ['src="https://a.example/a.jpg" alt=" גשר "', 'גשר'],
  ['src="data:image/png;base64,AA"', ''],
])('a picture is removed and named: %s', (attributes, name) => {
  const html = `<p>לפני <img ${attributes}> אחרי</p>`;
  expect(pictureNames(html)).toEqual([name]);
  expect(cleanPasted(html)).toBe('<p>לפני  אחרי</p>');
});

test.each(['<p>img</p>', '<img src="https://a.example/pixel" width="1" height="1">'])(
  'no picture is reported for %s',
  (html) => expect(pictureNames(html)).toEqual([]),
);
