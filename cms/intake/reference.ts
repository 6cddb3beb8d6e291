import { randomInt } from 'node:crypto';

/** Header of an answer: the number by which visitor and staff speak of what was sent. */
export const REFERENCE = 'X-Reference';

/** Digits and letters that cannot be taken for one another, read aloud or in handwriting. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/**
 * A number by which a visitor and the staff speak of a message: `M-7K3M-9QWT`. It tells nothing of how many there are.
 * @param prefix a letter for the kind of message
 */
export function createReference(prefix: string): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${prefix}-${group()}-${group()}`;
}
