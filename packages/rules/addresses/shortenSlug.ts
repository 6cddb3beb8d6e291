import { truncateBytes } from '../text/truncateBytes.ts';
import { bytesOf, SEGMENT_BYTES } from './addressLimits.ts';

/**
 * Shortens a slug to a maximum number of bytes, at the end of a word if possible.
 * @param bytes maximum length in UTF-8 bytes
 */
export function shortenSlug(slug: string, bytes = SEGMENT_BYTES): string {
  if (bytesOf(slug) <= bytes) return slug;
  const cut = truncateBytes(slug, bytes);
  const end = slug[cut.length] === '-' ? cut.length : cut.lastIndexOf('-');
  return (end > 0 ? cut.slice(0, end) : cut).replace(/(?<![-._])[-._]+$/, '');
}
