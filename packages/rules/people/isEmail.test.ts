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
  'r&d@example.com',
  '{=#$%*!/?^|}~`@example.com',
  'mailto:dana@example.com',
  'MAILTO: dana@example.com',
  'Dana@Example.COM',
  'dana @ example . com',
  'dana@example.com.',
  'dana@example.com\u200b',
  '\ufeffda\u00adna@exa\u200dmple.com',
  'ｄａｎａ＠ｅｘａｍｐｌｅ．ｃｏｍ',
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
  'a.@b.co',
  'a@b.co..',
  'da(na)@b.co',
  '"dana"@b.co',
  'a@-b.co',
  'דנה@example.com',
  'a b@c.de',
  'a@x.com, b@y.com',
  ofLength(255),
  `${'a'.repeat(65)}@example.com`,
])('rejects %j', (typed) => expect(isEmail(normalizeEmail(typed))).toBe(false));

it.each([' Dana@Example.com', 'mailto:dana@example.com', 'ｄａｎａ＠example.com.', 'dana @example.com'])(
  'stores %j as mail servers read it',
  (typed) => expect(normalizeEmail(typed)).toBe('dana@example.com'),
);
