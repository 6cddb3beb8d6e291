import { createHash } from 'node:crypto';

const DASHED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BARE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** Error message for an invalid id. The specification defines its wording (corporate-site §5). */
export const INVALID_GUID =
  'Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.';

/**
 * Parses the id of a form, with or without dashes (corporate-site §5).
 * @returns the id in lower case with dashes, or null if it is invalid
 */
export function readGuid(text: string): string | null {
  const id = text.toLowerCase();
  if (DASHED.test(id)) return id;
  return BARE.test(id) ? id.replace(BARE, '$1-$2-$3-$4-$5') : null;
}

/**
 * Derives a GUID from a name. The same name always gives the same GUID.
 * @param name such as `pages/12`, or the ids of a form and a row
 */
export function guidOf(name: string): string {
  const digits = [...createHash('sha256').update(name).digest('hex').slice(0, 32)];
  // Mark the GUID as version 8 (custom) and variant 1, as RFC 9562 requires.
  digits[12] = '8';
  digits[16] = '8';
  return digits.join('').replace(BARE, '$1-$2-$3-$4-$5');
}
