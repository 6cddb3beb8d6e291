import { brotliCompressSync, constants } from 'node:zlib';

/** What of a list may come with its page, in Brotli bytes; the rest of the page's data is about a fifth of it. */
const MOST_BYTES = 50_000;
/** No list is so much smaller compressed: what is this many times as long needs not be tried. */
const BEST_RATIO = 20;

/**
 * Whether a list is too much to come with its page.
 * @param text its entries as JSON, in parts
 */
export function isLongList(text: readonly string[]): boolean {
  const bytes = text.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  // No text is larger compressed.
  if (bytes <= MOST_BYTES) return false;
  if (bytes > MOST_BYTES * BEST_RATIO) return true;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text.join(''), { params }).length > MOST_BYTES;
}
