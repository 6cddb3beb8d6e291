import { createHash } from 'node:crypto';

const DASHED = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const BARE = /^([0-9a-f]{8})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{4})([0-9a-f]{12})$/i;

/** What is said of an id that is none (corporate-site §5). */
export const INVALID_GUID =
  'Invalid GUID format. The input must be a 32-character hexadecimal string without dashes.';

/**
 * Reads the id of a form as a call names it: dashed, or 32 hexadecimal signs, which get their dashes (corporate-site §5).
 * @returns the id in small letters, null when it is none
 */
export function readGuid(text: string): string | null {
  const id = text.toLowerCase();
  if (DASHED.test(id)) return id;
  return BARE.test(id) ? id.replace(BARE, '$1-$2-$3-$4-$5') : null;
}

/**
 * The GUID of a thing that has another name in the CMS: always the same for the same name.
 * @param name such as `pages/12`, or a form's id and a row's
 */
export function guidOf(name: string): string {
  const digits = [...createHash('sha256').update(name).digest('hex').slice(0, 32)];
  // Version 8 (made of anything), variant 1: RFC 9562.
  digits[12] = '8';
  digits[16] = '8';
  return digits.join('').replace(BARE, '$1-$2-$3-$4-$5');
}
