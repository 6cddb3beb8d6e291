import { normalizePhone } from './normalizePhone';

// The same cases as the service's own (cms/intake/fields/phoneField.test.ts).
describe('normalizePhone', () => {
  it.each([
    ['0501234567', '0501234567'],
    ['050-1234567', '0501234567'],
    ['050 123 45 67', '0501234567'],
    ['(050) 123.4567', '0501234567'],
    ['+972501234567', '0501234567'],
    ['+972-50-123-4567', '0501234567'],
    ['+972 050 1234567', '0501234567'],
    ['00972501234567', '0501234567'],
    ['050–1234567', '0501234567'],
    ['\u2066050-1234567\u2069', '0501234567'],
    ['+1 212 555 0100', '+12125550100'],
    ['', ''],
  ])('reads "%s"', (written, digits) => {
    expect(normalizePhone(written)).toBe(digits);
  });
});
