import { contentDisposition, dispositionName } from './contentDisposition.ts';

test.each([
  'report.pdf',
  'annual report (2).pdf',
  'דוח 100% #1.png',
  "it's.pdf",
  'a"b.pdf',
  'a\\b.pdf',
  'a;b=c.pdf',
  'תוכנית, קומה 2*.pdf',
  '😀.webp',
  'cafe\u0301.pdf',
  'line\r\nbreak.pdf',
  `${'א'.repeat(120)}.pdf`,
])('writes the name %j as one header and reads it again', (name) => {
  const header = contentDisposition('inline', name);
  expect(header).toMatch(/^inline; filename="[\w .-]*"; filename\*=UTF-8''[\w.~!%-]+$/);
  expect(new Headers({ 'Content-Disposition': header }).get('Content-Disposition')).toBe(header);
  expect(dispositionName(header)).toBe(name.replace('\\', '_'));
});

test('replaces a lone surrogate', () => {
  expect(dispositionName(contentDisposition('attachment', 'a\ud800.pdf'))).toBe('a\ufffd.pdf');
});

test.each([null, 'attachment', 'attachment; filename="a.pdf"', "inline; filename*=UTF-8''%E0%A4%A"])(
  'reads no file name from the header %j',
  (header) => {
    expect(dispositionName(header)).toBeNull();
  },
);
