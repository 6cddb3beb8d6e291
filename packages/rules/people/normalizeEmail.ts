import { removeAllInvisible } from '../text/removeInvisible.ts';
import { toHalfWidth } from '../text/toHalfWidth.ts';

/**
 * Returns an e-mail address as mail servers read it: in lower case, without `mailto:`, invisible characters,
 * spaces beside the at sign and dots, and a dot at the end.
 */
export const normalizeEmail = (text: string): string =>
  toHalfWidth(removeAllInvisible(text))
    .trim()
    .replace(/^mailto:\s*/i, '')
    .split(/([@.])/)
    .map((part) => part.trim())
    .join('')
    .replace(/(?<=.)\.$/, '')
    .toLowerCase();
