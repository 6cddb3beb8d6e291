import { bytesOf, SEGMENT_BYTES } from './addressLimits.ts';

/** Returns the longest prefix of a text within a number of UTF-8 bytes. */
function beginning(text: string, bytes: number): string {
  let size = 0;
  let end = 0;
  for (const character of text) {
    size += bytesOf(character);
    if (size > bytes) break;
    end += character.length;
  }
  return text.slice(0, end);
}

/**
 * Shortens a slug to a number of bytes, preferably at the end of a word.
 * @param bytes in UTF-8
 */
export function shortenSlug(slug: string, bytes = SEGMENT_BYTES): string {
  if (bytesOf(slug) <= bytes) return slug;
  const cut = beginning(slug, bytes);
  const end = slug[cut.length] === '-' ? cut.length : cut.lastIndexOf('-');
  return (end > 0 ? cut.slice(0, end) : cut).replace(/[-._]+$/, '');
}
