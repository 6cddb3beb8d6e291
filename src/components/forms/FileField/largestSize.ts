import { encodedLength } from '../../../lib/encodeFile';
import type { FileRules } from './sortFiles';

/**
 * The longest media type among the accepted documents and pictures (PowerPoint), as the worst case for the length of a
 * data URL.
 */
const MAX_TYPE_LENGTH = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const TENTH_OF_MEGABYTE = (1024 * 1024) / 10;

/**
 * Returns the maximum file size in bytes to show to visitors. It satisfies both limits of the field and is rounded
 * down, so that every file up to it is accepted.
 * @param rules maximum size of the file, and maximum length of its data URL, which is a third longer and contains the
 *   media type
 */
export function largestSize({ maxBytes, maxEncodedLength }: FileRules): number {
  if (maxEncodedLength === undefined) return maxBytes;
  const head = encodedLength({ size: 0, type: MAX_TYPE_LENGTH });
  const decoded = 3 * Math.floor((maxEncodedLength - head) / 4);
  if (decoded >= maxBytes) return maxBytes;
  return Math.floor(decoded / TENTH_OF_MEGABYTE) * TENTH_OF_MEGABYTE;
}
