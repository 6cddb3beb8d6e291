import { createHash } from 'node:crypto';

/**
 * Returns the SHA-256 of a text in UTF-8 as lower-case hexadecimal. Anyone can compute the same value with the command
 * `sha256sum`.
 */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Returns the registration numbers in the order of the draw: ascending by the SHA-256 of `seed:number`. The order
 * depends only on the seed and on which numbers take part, so anyone can reproduce the draw.
 * @param seed the seed after its publication
 * @param numbers the published list
 */
export function drawOrder(seed: string, numbers: readonly string[]): string[] {
  return numbers
    .map((number) => ({ number, hash: sha256(`${seed}:${number}`) }))
    .sort((a, b) => compare(a.hash, b.hash) || compare(a.number, b.number))
    .map(({ number }) => number);
}

/** Compares two texts by code points, so that the order is the same as that of `LC_ALL=C sort`. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** Returns the list of numbers as it is published: sorted by code points. */
export const listOf = (numbers: readonly string[]): string[] => [...numbers].sort(compare);

/**
 * Returns the SHA-256 of a published list. It proves that no number was added or removed between the closing of
 * registration and the draw.
 */
export const listHash = (list: readonly string[]): string => sha256(list.join('\n'));
