import { normalizeAnswer } from './normalizeAnswer.ts';

it.each([
  ['text', '\u200b\u200eחיפה \u202c', 'חיפה'],
  ['text', '\u202bרחוב הרצל 4\u202c\u200f', 'רחוב הרצל 4'],
  ['text', '\ufeff\u00adAnn\u200dMarie\u00ad', 'Ann\u200dMarie'],
  ['text', '\u2066Haifa\u2069\u061c', 'Haifa'],
  ['text', 'زهرا\u200cعلی', 'زهرا\u200cعلی'],
  ['text', '\u200f', ''],
  ['number', '\u200f1\u200b2\u00ad3', '123'],
  ['number', '١٢٣', '123'],
  ['number', '۱۲۳', '123'],
  ['number', '１２３', '123'],
  ['tel', '\u202d050\u200d-123\u20604567\u202c', '050-1234567'],
  ['email', '\u061c Dana\u200b@Example.com.\u200f', 'dana@example.com'],
  ['email', 'mailto:r&d@example.com', 'r&d@example.com'],
])('normalizes the answer of kind %s %j to %j', (kind, typed, answer) =>
  expect(normalizeAnswer({ alias: 'a', kind }, typed)).toBe(answer),
);

it.each([
  ['\u200f12345678-2', '123456782'],
  ['1234\u200b5678\u200c2', '123456782'],
  ['١٢٣٤٥٦٧٨٢', '123456782'],
  ['00000018', '000000018'],
])('normalizes the identity number %j to %j', (typed, number) =>
  expect(normalizeAnswer({ alias: 'ownIdNumber', kind: 'text' }, typed)).toBe(number),
);
