import { expect, it } from 'vitest';
import { lineOfText, optionalLine } from './lineOfText';

it.each(['xדירה\nאישור: כןx', 'xcv\u202efdpx'])('rejects %j', (text) => {
  expect(lineOfText(100).safeParse(text).success).toBe(false);
  expect(optionalLine(100).safeParse(text).success).toBe(false);
});

it.each([
  ['\u202bבניין ב\u202c', 'בניין ב'],
  ['\u2067\u200fA1\u2069\u200e', 'A1'],
])('removes invisible characters from both ends of %j', (text, line) =>
  expect(lineOfText(100).parse(text)).toBe(line),
);

it.each(['דירה 4 (קומה 2)', 'דו״ח \u200f2026', 'Łódź 👩‍👩‍👧', ''])('accepts %j', (text) => {
  expect(lineOfText(100).parse(` ${text}\n`)).toBe(text);
});

it('accepts a missing line and rejects one that is too long', () => {
  expect(optionalLine(3).parse(null)).toBe('');
  expect(optionalLine(3).safeParse('four').success).toBe(false);
});
