import { describe, expect, it } from 'vitest';
import { isPlainAddress } from './isPlainAddress';

describe('isPlainAddress', () => {
  it.each(['dana@example.com', "d.o'hara+site@mail.example.co.il", 'x_1@xn--4dbrk0ce.example'])(
    'accepts %j',
    (address) => expect(isPlainAddress(address)).toBe(true),
  );

  it.each([
    '',
    'dana',
    'dana@localhost',
    'dana@example.com\nBcc: all@evil.example',
    'dana@example.com\r\n\r\nhello',
    'dana@example.com, noa@example.com',
    'dana@example.com;noa@example.com',
    'Dana <dana@example.com>',
    '"dana"@example.com',
    'dana@example.com ',
    'dana@exam\u0000ple.com',
    `${'a'.repeat(65)}@example.com`,
    `dana@${'a.'.repeat(130)}com`,
  ])('rejects %j', (address) => expect(isPlainAddress(address)).toBe(false));
});
