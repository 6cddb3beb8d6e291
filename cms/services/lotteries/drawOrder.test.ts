import { webcrypto } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { drawOrder, listHash, listOf, sha256 } from './drawOrder';

const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const number = fc
  .array(fc.constantFrom(...SIGNS), { minLength: 8, maxLength: 8 })
  .map((signs) => `H-${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`);
const numbers = fc.uniqueArray(number, { minLength: 1, maxLength: 40 });
const seed = fc.string({ unit: fc.constantFrom(...'0123456789abcdef'), minLength: 64, maxLength: 64 });

/** Computes SHA-256 with Web Crypto, so that the result is independent of the tested code. */
async function hexOf(text: string): Promise<string> {
  const bytes = new Uint8Array(await webcrypto.subtle.digest('SHA-256', new TextEncoder().encode(text)));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** Computes a draw independently of the tested code: the number with the smallest hash comes first. */
async function repeated(withSeed: string, all: readonly string[]): Promise<string[]> {
  const left = new Map<string, string>();
  for (const one of all) left.set(await hexOf(`${withSeed}:${one}`), one);
  const order: string[] = [];
  while (left.size > 0) {
    let least = '';
    for (const hash of left.keys()) if (least === '' || hash < least) least = hash;
    order.push(left.get(least) ?? '');
    left.delete(least);
  }
  return order;
}

describe('the draw', () => {
  it('is a permutation: no number is added, lost or drawn twice', () => {
    fc.assert(
      fc.property(seed, numbers, (withSeed, all) => {
        expect(listOf(drawOrder(withSeed, all))).toEqual(listOf(all));
      }),
    );
  });

  it('depends on the seed and the numbers, not on their input order', () => {
    fc.assert(
      fc.property(
        seed,
        numbers.chain((all) =>
          fc.tuple(
            fc.constant(all),
            fc.shuffledSubarray(all, { minLength: all.length, maxLength: all.length }),
          ),
        ),
        (withSeed, [all, shuffled]) => {
          expect(drawOrder(withSeed, shuffled)).toEqual(drawOrder(withSeed, all));
        },
      ),
    );
  });

  it('keeps the order of the others when a number is left out', () => {
    fc.assert(
      fc.property(seed, numbers, (withSeed, all) => {
        const [out, ...others] = all;
        expect(drawOrder(withSeed, others)).toEqual(drawOrder(withSeed, all).filter((one) => one !== out));
      }),
    );
  });

  it('gives the same order in a second implementation', async () => {
    await fc.assert(
      fc.asyncProperty(seed, numbers, async (withSeed, all) => {
        expect(drawOrder(withSeed, all)).toEqual(await repeated(withSeed, all));
      }),
    );
  });

  it('keeps giving the order that is written here', () => {
    expect(
      drawOrder('00', ['H-2222-2222', 'H-3333-3333', 'H-4444-4444', 'H-5555-5555', 'H-6666-6666']),
    ).toEqual(['H-4444-4444', 'H-6666-6666', 'H-2222-2222', 'H-3333-3333', 'H-5555-5555']);
    // The same hash that `printf %s abc | sha256sum` prints.
    expect(sha256('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad');
    expect(listHash(['a', 'b'])).toBe(sha256('a\nb'));
  });
});
