import { isIdNumber } from './isIdNumber.ts';
import { normalizeIdNumber } from './normalizeIdNumber.ts';

it.each([
  '123456782',
  ' 123456782 ',
  '12345678-2',
  '\u200f1234 5678\u05be2',
  '000000018',
  '12345674',
  '1234567-4',
  '١٢٣٤٥٦٧٨٢',
  '１２３４５６７８２',
  '123456782\u200b',
])('accepts %j', (typed) => expect(isIdNumber(normalizeIdNumber(typed))).toBe(true));

it.each([
  ['nothing', ''],
  ['a wrong check digit', '123456789'],
  ['two swapped digits', '213456782'],
  ['zeros alone', '000000000'],
  ['too few digits', '1234'],
  ['eight digits whose check digit is wrong', '12345675'],
  ['two missing zeros', '1234566'],
  ['too many digits', '1234567820'],
  ['a letter', '12345678a'],
])('rejects %s', (_name, typed) => expect(isIdNumber(normalizeIdNumber(typed))).toBe(false));
