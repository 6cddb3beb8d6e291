import { brotliCompressSync, constants } from 'node:zlib';

/** Maximum size of a list in a page's data, in Brotli bytes. The rest of the data is about a fifth of it. */
const MAX_BYTES = 50_000;
/** Upper bound of the compression ratio. Longer texts need no trial. */
const BEST_RATIO = 20;

/**
 * Tells whether a list is too long for its page's data.
 * @param text its entries as JSON, in parts
 */
export function isLongList(text: readonly string[]): boolean {
  const bytes = text.reduce((sum, part) => sum + Buffer.byteLength(part), 0);
  // Compression never enlarges a text.
  if (bytes <= MAX_BYTES) return false;
  if (bytes > MAX_BYTES * BEST_RATIO) return true;
  const params = { [constants.BROTLI_PARAM_QUALITY]: 5 };
  return brotliCompressSync(text.join(''), { params }).length > MAX_BYTES;
}
