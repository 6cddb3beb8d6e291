import { encodedLength } from '../../../lib/encodeFile';
import type { FileRules } from './sortFiles';

/** The longest media type of documents and pictures, that of PowerPoint. */
const LONGEST_TYPE = 'application/vnd.openxmlformats-officedocument.presentationml.presentation';
const TENTH_OF_MEGABYTE = (1024 * 1024) / 10;

/**
 * Returns the maximum size to show: the lower of the field's two limits in bytes, rounded down so that every
 * file up to it is accepted.
 * @param rules limits of the file and of its data URL, which is a third longer and contains the type
 */
export function largestSize({ maxBytes, maxEncodedLength }: FileRules): number {
  if (maxEncodedLength === undefined) return maxBytes;
  const head = encodedLength({ size: 0, type: LONGEST_TYPE });
  const decoded = 3 * Math.floor((maxEncodedLength - head) / 4);
  if (decoded >= maxBytes) return maxBytes;
  return Math.floor(decoded / TENTH_OF_MEGABYTE) * TENTH_OF_MEGABYTE;
}
