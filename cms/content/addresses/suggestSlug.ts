/**
 * A slug for a name: words joined by hyphens, without vowel points, quotes and punctuation. Hebrew stays Hebrew.
 * @returns '' when the name has neither letters nor digits
 */
export function suggestSlug(name: string): string {
  return name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["'״׳’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-+|-+$/g, '');
}
