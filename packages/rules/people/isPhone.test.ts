import { isPhone } from './isPhone.ts';

it.each(['0501234567', '0731234567', '+972 50-123-4567', '\u2066050-1234567\u2069'])('accepts %j', (text) =>
  expect(isPhone(text)).toBe(true),
);

it.each([
  '',
  '050123456',
  '05012345678',
  '050-123456a',
  '+1 212 555 0100',
  '0000000000',
  '1234567890',
  '0312345678',
  '٠٥٠١٢٣٤٥٦٧',
  `050${' '.repeat(21)}1234567`,
])('rejects %j', (text) => expect(isPhone(text)).toBe(false));
