import { expect, it } from 'vitest';
import { decodeCsv } from './decodeCsv';

const HEBREW_1255 = Buffer.from([0xee, 0xe7, 0xe9, 0xf8, 0x2c, 0xa4]);

it.each([
  ['UTF-8', Buffer.from('מחיר,₪')],
  ['UTF-8 with its mark', Buffer.from('\ufeffמחיר,₪')],
  ['UTF-16', Buffer.from('\ufeffמחיר,₪', 'utf16le')],
  ['UTF-16 the other way round', Buffer.from('\ufeffמחיר,₪', 'utf16le').swap16()],
  ['Windows’ Hebrew', HEBREW_1255],
])('reads %s', (_name, file) => {
  expect(decodeCsv(file)).toBe('מחיר,₪');
});
