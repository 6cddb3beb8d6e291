import { randomInt } from 'node:crypto';

/** Response header with the reference number of a submission. */
export const REFERENCE = 'X-Reference';

/** Letters and digits that people do not confuse when they speak or write them. */
const SIGNS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/**
 * Creates a random reference number such as `M-7K3M-9QWT`. Because it is random, it does not reveal how many messages
 * exist.
 * @param prefix letter for the kind of message
 */
export function createReference(prefix: string): string {
  const group = () => Array.from({ length: GROUP }, () => SIGNS.charAt(randomInt(SIGNS.length))).join('');
  return `${prefix}-${group()}-${group()}`;
}
