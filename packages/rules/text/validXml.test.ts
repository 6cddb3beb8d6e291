import fc from 'fast-check';
import { validXml } from './validXml.ts';

describe('validXml', () => {
  it.each([
    ['a vertical tab', 'a\u000bb', 'ab'],
    ['NUL', '\u0000a', 'a'],
    ['an escape', 'a\u001b[31m', 'a[31m'],
    ['the last control character below space', 'a\u001f', 'a'],
    ['half a surrogate pair', 'a\ud83cb', 'ab'],
    ['the other half', '\udfe0a', 'a'],
    ['a noncharacter', 'a\ufffe\uffff', 'a'],
  ])('strips %s', (_name, text, expected) => expect(validXml(text)).toBe(expected));

  it.each(['שלום\t🏠\r\n', 'e\u0301', '\u007f\u0085', '\ufffd', '\u{10ffff}'])('keeps %j', (text) =>
    expect(validXml(text)).toBe(text),
  );

  it('strips texts at any depth, and keeps all other values', () => {
    const file = Buffer.from('\u000b');
    const day = new Date(0);
    const given = { a: [{ b: 'x\u000b', c: 7, d: null }], file, day, e: undefined };
    expect(validXml(given)).toEqual({ a: [{ b: 'x', c: 7, d: null }], file, day, e: undefined });
    expect(validXml(given).file).toBe(file);
    expect(validXml(given).day).toBe(day);
  });

  it('handles arbitrarily deep nesting', () => {
    const nested: unknown = JSON.parse('['.repeat(100_000) + ']'.repeat(100_000));
    expect(() => validXml(nested)).not.toThrow();
  });

  it('returns a value without such characters unchanged', () => {
    const given = { a: [{ b: 'x' }] };
    expect(validXml(given)).toBe(given);
  });

  it('keeps exactly the characters of XML 1.0 in any text', () => {
    const allowed = /^[\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]*$/u;
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), fc.integer({ min: 0, max: 0xffff }), (text, unit) => {
        const dirty = text + String.fromCharCode(unit);
        expect(validXml(dirty)).toMatch(allowed);
        expect([...validXml(dirty)]).toEqual([...dirty].filter((character) => allowed.test(character)));
      }),
    );
  });
});
