// @vitest-environment happy-dom
import { expect, test } from 'vitest';
import { cleanPasted, hasPictures } from './cleanPasted';

/** A list item as Word copies it to the clipboard. */
const item = (text: string, marker: string, level = 1) =>
  `<p class=MsoListParagraphCxSpMiddle dir=RTL style='margin-right:36.0pt;text-indent:-18.0pt;mso-list:l0 level${level} lfo1'>` +
  `<![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${marker}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span></span><![endif]>` +
  `<span lang=HE>${text}</span></p>`;

/** Only elements and texts. */
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

test('direction marks are removed', () =>
  expect(cleanPasted('<p>\u202bשלום\u202c \u200e123</p>')).toBe('<p>שלום 123</p>'));

test('lists with a paragraph between them stay separate', () => {
  expect(plain(cleanPasted(`${item('א', '·')}<p>ביניהן</p>${item('ב', '·')}`))).toBe(
    '<ul><li>א</li></ul><p>ביניהן</p><ul><li>ב</li></ul>',
  );
});

test('a table becomes one line per row, with bold headings', () => {
  const html =
    '<table><thead><tr><th>דירה</th><th>חדרים</th></tr></thead>' +
    '<tbody><tr><td><p>12</p></td><td><p>4 <b>חדרים</b></p></td></tr><tr><td></td><td></td></tr></tbody></table>';
  expect(cleanPasted(html)).toBe('<p><strong>דירה | חדרים</strong></p><p>12 | 4 חדרים</p>');
});

test('a table with one column becomes its content', () => {
  expect(cleanPasted('<table><tr><td><h2>כותרת</h2><p>טקסט</p></td></tr></table>')).toBe(
    '<h2>כותרת</h2><p>טקסט</p>',
  );
});

test.each([
  'javascript:alert(1)',
  ' java\nscript:alert(1)',
  'data:text/html,x',
  'file:///C:/a.docx',
  'vbscript:x',
])('a link to %j becomes its text', (href) =>
  expect(cleanPasted(`<p><a href="${href}"><b>לחצו</b></a> כאן</p>`)).toBe('<p><b>לחצו</b> כאן</p>'),
);

test.each(['https://a.example/', 'mailto:a@b.example', 'tel:03123', '/about/', '#team'])(
  'a link to %s and other content stay unchanged',
  (href) => expect(cleanPasted(`<h2>א</h2><ul><li><a href="${href}">ב</a></li></ul>`)).toBeNull(),
);

test.each([
  'file:///C:/clip_image001.png',
  'https://lh7-rt.googleusercontent.com/a',
  'data:image/png;base64,AA',
])('a picture is removed and reported: %s', (src) => {
  const html = `<p>לפני <img src="${src}"> אחרי</p>`;
  expect(hasPictures(html)).toBe(true);
  expect(cleanPasted(html)).toBe('<p>לפני  אחרי</p>');
});

test('text without pictures is not reported', () => expect(hasPictures('<p>img</p>')).toBe(false));
