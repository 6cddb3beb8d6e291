import { isFullName } from './isFullName.ts';
import { isNamePart } from './isNamePart.ts';
import { normalizeName } from './normalizeName.ts';

it.each([
  'Dana Cohen',
  "Anne-Marie O'Neil",
  'ז׳בוטינסקי',
  'בן־דוד',
  'José García',
  '\u200fדנה  כהן\u202c ',
  'a'.repeat(50),
  '𐐷'.repeat(50),
])('accepts the full name %j', (typed) => expect(isFullName(normalizeName(typed))).toBe(true));

it.each(['Dana', '12345', 'Dana 2', '<b>Dana</b>', 'דנה כהן -', '-Dana C', '😀😀😀😀😀', 'a'.repeat(51)])(
  'rejects the full name %j',
  (typed) => expect(isFullName(normalizeName(typed))).toBe(false),
);

it.each(['D', 'דנה', 'O’'])('accepts %j as part of a name', (typed) => expect(isNamePart(typed)).toBe(true));

it.each(['', ' ', '2', '׳', 'a'.repeat(51)])('rejects %j as part of a name', (typed) =>
  expect(isNamePart(typed)).toBe(false),
);
