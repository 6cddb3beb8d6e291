import { safeFilename } from './safeFilename';

test.each(['one.jpg', 'תמונה חדשה (2).png', 'report.final.pdf', 'no-ending'])('keeps %j', (name) => {
  expect(safeFilename(name)).toBe(name);
});

test.each([
  ['דוח 100% #1.png', 'דוח 100- -1.png'],
  ['a?b.jpg', 'a-b.jpg'],
  ['..\\a:b.jpg', '-a-b.jpg'],
  ['.jpg', 'jpg'],
  ['...', 'file.'],
  [`a.${'x'.repeat(100)}`, `a.${'x'.repeat(15)}`],
  ['', 'file'],
  ['tab\tand\u0000null.jpg', 'tab-and-null.jpg'],
  ['half \ud800.jpg', 'half \ufffd.jpg'],
])('turns %j into %j', (name, safe) => {
  expect(safeFilename(name)).toBe(safe);
});

test.each(['x'.repeat(255), `${'x'.repeat(251)}.jpg`, `${'א'.repeat(125)}.jpg`, `${'😀'.repeat(80)}.webp`])(
  'leaves room for what Gatsby adds to %j',
  (name) => {
    expect(Buffer.byteLength(safeFilename(name))).toBeLessThan(140);
    expect(encodeURIComponent(safeFilename(name))).toBeTruthy();
  },
);
