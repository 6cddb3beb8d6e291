import { createHash } from 'node:crypto';

/**
 * SHA-256 of a text in UTF-8, in lower-case hexadecimal: the output of `printf %s "$text"
 * sha256sum`.
 */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * Computes the order of a draw: by the SHA-256 of `seed:number`, smallest first.
 * Depends only on the seed and the numbers, not on their input order, so that anyone can reproduce it.
 * @param seed the revealed seed
 * @param numbers the published list
 */
export function drawOrder(seed: string, numbers: readonly string[]): string[] {
  return numbers
    .map((number) => ({ number, hash: sha256(`${seed}:${number}`) }))
    .sort((a, b) => compare(a.hash, b.hash) || compare(a.number, b.number))
    .map(({ number }) => number);
}

/** Compares by code points, as `LC_ALL=C sort` does. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The published list: sorted by code points, one number per line. */
export const listOf = (numbers: readonly string[]): string[] => [...numbers].sort(compare);

/** SHA-256 of a published list. It proves that no number was added or removed between closing and draw. */
export const listHash = (list: readonly string[]): string => sha256(list.join('\n'));
