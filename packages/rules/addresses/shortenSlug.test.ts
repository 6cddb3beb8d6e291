import { bytesOf } from './addressLimits.ts';
import { shortenSlug } from './shortenSlug.ts';

test.each([
  ['about-us', 20, 'about-us'],
  ['about-us', 8, 'about-us'],
  ['about-us', 7, 'about'],
  ['about-us', 5, 'about'],
  ['about-us', 4, 'abou'],
  ['about--us', 7, 'about'],
  ['שאלות-ותשובות', 20, 'שאלות'],
  ['שאלות-ותשובות', 10, 'שאלות'],
  ['שאלות-ותשובות', 9, 'שאלו'],
  ['😀😀', 7, '😀'],
  ['a.b.c', 4, 'a.b'],
  ['', 5, ''],
])('"%s" in %i bytes is "%s"', (slug, bytes, short) => {
  expect(shortenSlug(slug, bytes)).toBe(short);
});

test.each(['א'.repeat(200), 'מילה-'.repeat(60), 'a'.repeat(300), 'word-'.repeat(80)])(
  'a long slug fits into a part of an address',
  (slug) => {
    const short = shortenSlug(slug);
    expect(bytesOf(short)).toBeLessThanOrEqual(255);
    expect(bytesOf(short)).toBeGreaterThan(240);
    expect(short).not.toMatch(/-$/);
  },
);
