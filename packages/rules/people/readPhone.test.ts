import { parsePhoneNumberFromString } from 'libphonenumber-js/min';
import { phoneFault, readPhone } from './readPhone.ts';

const read = (text: string) => readPhone(text, parsePhoneNumberFromString);

it.each([
  ['050-123-4567', '0501234567'],
  ['+972 50-123-4567', '0501234567'],
  ['+972 (0)50-123-4567', '0501234567'],
  ['00972501234567', '0501234567'],
  ['+48 22 123 45 67', '+48221234567'],
  ['+48 (0)22 123 45 67', '+48221234567'],
  ['0048 501 234 567', '+48501234567'],
  ['+49 30 123456', '+4930123456'],
  ['+49 (0)30 123456', '+4930123456'],
  ['+49-30-12 34 56', '+4930123456'],
  ['+351 21 123 4567', '+351211234567'],
  ['(+351) 211 234 567', '+351211234567'],
  ['+44 20 7946 0958', '+442079460958'],
  ['+4402079460958', '+442079460958'],
  ['+39 06 1234 5678', '+390612345678'],
  ['+1 (212) 555-0100', '+12125550100'],
  ['\u200e+48\u00a0501\u202f234\u2009567', '+48501234567'],
  ['＋４８ ５０１ ２３４ ５６７', '+48501234567'],
  ['\u2066+48501234567\u2069', '+48501234567'],
])('reads %j as %j', (typed, stored) => {
  expect(read(typed)).toBe(stored);
  expect(read(stored)).toBe(stored);
});

it.each([
  '',
  '050123456',
  '0312345678',
  '+972 3 555 0171',
  '+972 1234567',
  '48 22 123 45 67',
  '+48 22 123',
  '+48 22 123 45 67 89',
  '+999 12345678',
  '+1 212 555 0100 ext 4',
  '+1 212 555 01OO',
  '+',
  '1 212 555 0100',
  `+48 ${' '.repeat(30)}501234567`,
])('rejects %j', (typed) => expect(read(typed)).toBeNull());

it.each([
  '050-1234567 שלוחה 4',
  '050-1234567 x4',
  '0501234567#4',
  '+972 50-123-4567 (ext. 12)',
  '+44 20 7946 0018 ext 4',
  '\u200f050-1234567 שלו׳ ٤\u200e',
])('finds the extension of %j', (typed) => {
  expect(phoneFault(typed)).toBe('extension');
  expect(read(typed)).toBeNull();
});

it.each(['03-5550100', '+972-3-555-0100', '+972 (0)2 555 0100', '048555010', '\u200f08-5550100'])(
  'finds that %j is a landline number',
  (typed) => {
    expect(phoneFault(typed)).toBe('landline');
    expect(read(typed)).toBeNull();
  },
);

it.each(['03-5550100 ext. 12', '03-5550171 שלוחה 4', '+972-3-555-0100 x4'])(
  'finds that %j is a landline number with an extension',
  (typed) => {
    expect(phoneFault(typed)).toBe('landlineExtension');
    expect(read(typed)).toBeNull();
  },
);

it.each([
  '050-1234567',
  '073-1234567',
  '+44 20 7946 0018',
  '050-123 ext 4',
  '050-123456',
  '03-555010',
  '1-700-700-700',
  '*5050',
  'ext 4',
  '',
])('finds no known fault in %j', (typed) => expect(phoneFault(typed)).toBeNull());
