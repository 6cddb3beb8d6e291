import fc from 'fast-check';
import { truncateBytes } from './truncateBytes.ts';

it.each([
  ['plan', 4, 'plan'],
  ['plan', 3, 'pla'],
  ['תוכנית', 5, 'תו'],
  ['a🏗b', 4, 'a'],
  ['👩‍👧', 9, '👩'],
  ['', 0, ''],
])('cuts %j at %i bytes to %j', (text, bytes, cut) => expect(truncateBytes(text, bytes)).toBe(cut));

it('stays within the bytes, for any text', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.nat(40), (text, bytes) => {
      const cut = truncateBytes(text, bytes);
      expect(Buffer.byteLength(cut)).toBeLessThanOrEqual(bytes);
      expect(text.startsWith(cut)).toBe(true);
      expect(cut).not.toMatch(/[\ud800-\udbff]$/);
    }),
  );
});
