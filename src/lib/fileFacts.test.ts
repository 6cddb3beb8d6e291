import { fileBytes, fileSize, fileType, shownFileName } from './fileFacts';

describe('fileType', () => {
  it.each([
    ['report.pdf', 'PDF'],
    ['דוח שנתי.DOCX', 'DOCX'],
    ['archive.tar.gz', 'GZ'],
    ['no-extension', ''],
    [null, ''],
  ])('%s is %s', (name, expected) => expect(fileType(name)).toBe(expected));
});

describe('shownFileName', () => {
  it.each([
    ['קורות חיים 2026.pdf', 'קורות חיים 2026\u200e.pdf'],
    ['קורות חיים.pdf', 'קורות חיים.pdf'],
    ['2026', '2026'],
  ])('%s is shown as %s', (name, shown) => expect(shownFileName(name)).toBe(shown));
});

describe('fileSize', () => {
  it.each([
    [0, '0 bytes'],
    [900, '900 bytes'],
    [2048, '2 kB'],
    [1_572_864, '1.5 MB'],
    [5_242_880, '5 MB'],
  ])('%d bytes are %s', (bytes, expected) => expect(fileSize(bytes, 'en')).toBe(expected));

  it.each([
    ['from left to right with a Latin unit', 2048, '\u20662\u00a0kB\u2069'],
    ['from right to left with a Hebrew unit', 193, '\u2067193\u00a0בייט\u2069'],
  ])('isolates a size in Hebrew, %s', (_name, bytes, shown) => expect(fileSize(bytes, 'he')).toBe(shown));
});

describe('fileBytes', () => {
  it('distinguishes sizes that round to the same text', () => {
    expect([1_572_864, 1_572_865].map((bytes) => fileBytes(bytes, 'en'))).toEqual([
      '1,572,864 bytes',
      '1,572,865 bytes',
    ]);
    expect(fileBytes(1_572_865, 'he')).toMatch(/1,572,865/);
  });
});
