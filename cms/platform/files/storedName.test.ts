import { expect, it } from 'vitest';
import { storedName } from './storedName';

it.each([
  ['plan.pdf', 'plan.pdf'],
  ['report.2026-final_v2.pdf', 'report.2026-final_v2.pdf'],
  ['תוכנית.PNG', 'תוכנית.PNG'],
  ['דוח 100% #1.png', 'דוח-100-1.png'],
  ['what? now!.jpg', 'what-now.jpg'],
  ['C:\\plans\\a.png', 'C-plans-a.png'],
  ['a/b.png', 'a-b.png'],
  ['../../etc/passwd', 'etc-passwd'],
  ['a..b.png', 'a.b.png'],
  ['tab\tnew\nline\u0000.png', 'tab-new-line.png'],
  ['.htaccess', 'file.htaccess'],
  ['.png', 'file.png'],
  ['photo.png  ', 'photo.png'],
  ['photo.png. .', 'photo.png'],
  ['  photo (2).png', 'photo-2.png'],
  ['CON.png', 'file-CON.png'],
  ['com1', 'file-com1'],
  ['nul.tar.zip', 'file-nul.tar.zip'],
  ['😀.webp', 'file.webp'],
  ['😀 party 🎉.webp', 'party.webp'],
  ['cafe\u0301.jpg', 'caf\u00e9.jpg'],
  ['cv\u202Efdp.docx', 'cvfdp.docx'],
  ['half\ud800.jpg', 'half.jpg'],
  ['a&b+c=d.pdf', 'a-b-c-d.pdf'],
  ['%D7%93.pdf', 'D7-93.pdf'],
  ['', 'file'],
  ['???', 'file'],
])('%j is stored as "%s"', (name, stored) => {
  expect(storedName(name)).toBe(stored);
  expect(storedName(stored)).toBe(stored);
});

it.each([
  `${'x'.repeat(251)}.png`,
  `${'א'.repeat(125)}.png`,
  `${'דוח שנתי '.repeat(30)}.pdf`,
  `${'😀'.repeat(60)}.webp`,
  `${'漢'.repeat(84)}.jpg`,
  `a.${'x'.repeat(300)}`,
  'x'.repeat(255),
])('a long name leaves room for what is made of it: %j', (name) => {
  const stored = storedName(name);
  expect(Buffer.byteLength(stored)).toBeLessThanOrEqual(140);
  expect(encodeURIComponent(stored)).not.toMatch(/%(?![0-9A-F]{2})/);
});
