import { encodedLength } from '../../../lib/encodeFile';
import type { FileRules } from './sortFiles';

/** The longest media type among those of documents and pictures: a PowerPoint presentation's. */
const LONGEST_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const TENTH_OF_MEGABYTE = (1024 * 1024) / 10;

/**
 * The size that visitors are told of a field: the lower one of its two caps, rounded down to what can be read, so that every file up
 * to it passes both.
 * @param rules the cap of a file's bytes, and that of its data URL, which is longer by a third and holds the file's type
 * @returns bytes
 */
export function largestSize({ maxBytes, maxEncodedLength }: FileRules): number {
  if (maxEncodedLength === undefined) return maxBytes;
  const head = encodedLength({ size: 0, type: LONGEST_TYPE });
  const decoded = 3 * Math.floor((maxEncodedLength - head) / 4);
  if (decoded >= maxBytes) return maxBytes;
  return Math.floor(decoded / TENTH_OF_MEGABYTE) * TENTH_OF_MEGABYTE;
}
