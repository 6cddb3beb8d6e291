import { removeAllInvisible } from '../text/removeInvisible.ts';
import { toHalfWidth } from '../text/toHalfWidth.ts';

/**
 * Normalizes an e-mail address: converts it to lower case, and removes `mailto:`, invisible characters, spaces next to
 * the at sign and dots, and a trailing dot.
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
