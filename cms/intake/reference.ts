import { randomInt } from 'node:crypto';

/** Response header with the reference number of a submission. */
export const REFERENCE = 'X-Reference';

/** Characters that are not confused when spoken or handwritten. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/**
 * Creates a random reference number such as `M-7K3M-9QWT`. It does not reveal how many exist.
 * @param prefix letter for the kind of message
 */
export function createReference(prefix: string): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${prefix}-${group()}-${group()}`;
}
