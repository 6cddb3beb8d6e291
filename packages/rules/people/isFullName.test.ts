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
  'ד”ר דנה לוי',
  'Anna–Maria',
  'O‘Neil',
  'Jean‑Luc',
  'Cohen, Jr.',
  'Ana `Ali´',
  'د. فاطمة‌زهرا',
  'Dana\u200b Co\u00adhen',
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

it.each([
  ['ד”ר דנה לוי', 'ד"ר דנה לוי'],
  ["ד''ר דנה לוי", 'ד"ר דנה לוי'],
  ['Anna–Maria', 'Anna-Maria'],
  ['Jean‑Luc', 'Jean-Luc'],
  ['O‘Neil', "O'Neil"],
  ['O’Neil', "O'Neil"],
  ['ז׳בוטינסקי', 'ז׳בוטינסקי'],
  ['בן־דוד', 'בן־דוד'],
  ['זהרה\u200cעלי', 'זהרה\u200cעלי'],
  ['\u202eDana\u00a0Cohen\ufeff', 'Dana Cohen'],
])('stores %j as %j', (typed, stored) => expect(normalizeName(typed)).toBe(stored));

it('counts the characters of the stored name', () => {
  expect(isFullName(normalizeName(`${'\u200b'.repeat(60)}Dana Cohen`))).toBe(true);
});
