import { brotliCompressSync, constants } from 'node:zlib';

/**
 * Maximum size of a list inside its page's data, in bytes after Brotli compression. The other data of a page is about a
 * fifth of this.
 */
const MAX_BYTES = 50_000;
/**
 * Upper bound of the compression ratio. A text that is longer than this allows is too long in any case and need not be
 * compressed.
 */
const BEST_RATIO = 20;

/**
 * Checks whether a list is too long to be part of its page's data.
 * @param text the list's entries as JSON, in any number of parts
 */
export function isLongList(text: readonly string[]): boolean {
  const bytes = text.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  // A text within the limit needs no compression, because compression does not enlarge it.
  if (bytes <= MAX_BYTES) return false;
  if (bytes > MAX_BYTES * BEST_RATIO) return true;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text.join(''), { params }).length > MAX_BYTES;
}
