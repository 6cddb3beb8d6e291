import { shortenSlug } from '@group/rules/addresses/shortenSlug';

/**
 * Suggests a slug for a name: words joined by hyphens, without vowel points and punctuation, shortened at the end of a
 * word. Hebrew letters are kept.
 * @returns '' if the name has neither letters nor digits
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
