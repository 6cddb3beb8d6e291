import { shortenSlug } from '@group/rules/addresses/shortenSlug';

/**
 * Suggests a slug for a name: hyphenated words without vowel points and punctuation, cut at a word's end.
 * Hebrew stays Hebrew.
 * @returns '' when the name has neither letters nor digits
 */
export function suggestSlug(name: string): string {
  const slug = name
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/["'״׳’`]/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '');
  return shortenSlug(slug);
}
