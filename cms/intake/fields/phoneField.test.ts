import { describe, expect, it } from 'vitest';
import { phoneField } from './phoneField';

describe('phoneField', () => {
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
  ])('reads %s', (written, digits) => {
    expect(phoneField.parse(written)).toBe(digits);
  });

  it.each(['', '050123456', '05012345678', '050-123456a', '+1 212 555 0100', '٠٥٠١٢٣٤٥٦٧', '0'.repeat(31)])(
    'refuses "%s"',
    (written) => {
      expect(phoneField.safeParse(written).success).toBe(false);
    },
  );
});
