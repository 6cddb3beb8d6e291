import { isEmail } from './isEmail.ts';
import { normalizeEmail } from './normalizeEmail.ts';

const ofLength = (length: number) =>
  `dana@${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(length - 192)}.com`;

it.each([
  'dana@example.com',
  ' dana@example.com ',
  '\u202adana@example.com\u202c\u200f',
  "o'neil+news@mail.example.co.il",
  ofLength(254),
  `${'a'.repeat(64)}@example.com`,
])('accepts %j', (typed) => expect(isEmail(normalizeEmail(typed))).toBe(true));

it.each([
  '',
  'dana',
  'dana@',
  'dana@\u200f',
  'a@b',
  'a..b@c.de',
  '.a@b.co',
  'a@-b.co',
  'דנה@example.com',
  'a b@c.de',
  'a@x.com, b@y.com',
  ofLength(255),
  `${'a'.repeat(65)}@example.com`,
])('rejects %j', (typed) => expect(isEmail(normalizeEmail(typed))).toBe(false));
