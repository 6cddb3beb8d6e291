import { createHash } from 'node:crypto';

/** SHA-256 of a text in UTF-8, in small hexadecimal digits: what `printf %s "$text" | sha256sum` prints. */
export const sha256 = (text: string): string => createHash('sha256').update(text, 'utf8').digest('hex');

/**
 * The order of a draw: by the SHA-256 of `seed:number`, the smallest first. It follows from the seed and the numbers alone, however these
 * are ordered, so that anybody can repeat it.
 * @param seed the revealed seed
 * @param numbers the published list
 */
export function drawOrder(seed: string, numbers: readonly string[]): string[] {
  return numbers
    .map((number) => ({ number, hash: sha256(`${seed}:${number}`) }))
    .sort((a, b) => compare(a.hash, b.hash) || compare(a.number, b.number))
    .map(({ number }) => number);
}

/** By code points, as `LC_ALL=C sort` does. */
function compare(a: string, b: string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

/** The list as it is published and hashed: in the order of code points, a number to a line. */
export const listOf = (numbers: readonly string[]): string[] => [...numbers].sort(compare);

/** SHA-256 of a published list. Who has it knows that nobody was added or left out between the end of registration and the draw. */
export const listHash = (list: readonly string[]): string => sha256(list.join('\n'));
