import { describe, expect, it } from 'vitest';
import { idNumberField } from './idNumberField';

describe('idNumberField', () => {
  it.each([
    ['123456782', '123456782'],
    [' 123456782 ', '123456782'],
    ['12345678-2', '123456782'],
    ['\u200f1234 5678\u05be2', '123456782'],
    ['000000018', '000000018'],
  ])('reads "%s"', (written, digits) => {
    expect(idNumberField.parse(written)).toBe(digits);
  });

  it.each([
    ['nothing', ''],
    ['a wrong check digit', '123456789'],
    ['two digits changed over', '213456782'],
    ['nothing but zeros', '000000000'],
    ['too few digits', '1234'],
    ['left-out leading zeros', '12345674'],
    ['too many digits', '1234567820'],
    ['a letter', '12345678a'],
    ['digits of another script', '١٢٣٤٥٦٧٨٢'],
    ['a number', 123456782],
  ])('refuses %s', (_name, written) => {
    expect(idNumberField.safeParse(written).success).toBe(false);
  });
});
