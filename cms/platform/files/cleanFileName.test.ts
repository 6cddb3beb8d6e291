import { expect, it } from 'vitest';
import { cleanFileName } from './cleanFileName';

it.each([
  ['cv\u202Efdp.exe', 'cvfdp.exe'],
  ['\u2067קורות חיים\u2069.pdf', 'קורות חיים.pdf'],
  ['a\u0000b\r\n.pdf', 'ab.pdf'],
  ['  cv.pdf  ', 'cv.pdf'],
  [`${'a'.repeat(300)}.pdf`, `${'a'.repeat(196)}.pdf`],
])('shows the name %j as %j', (name, shown) => {
  expect(cleanFileName(name)).toBe(shown);
});
