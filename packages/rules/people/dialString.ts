import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';
import { splitExtension } from './splitExtension.ts';
import { withoutTrunkZero } from './withoutTrunkZero.ts';

const LABEL = /^(?:tel|phone|mobile|טלפון|טל|נייד)['׳.]?(?:\s*:)?\s*(?=[\d+*(])/i;
const SEPARATORS = /[\s().\-\u05be\u2010-\u2015\u2212]/g;

/**
 * Matches, in this order: a star number, an international number, a national number, a toll number and a short code.
 */
const DIALLED = /^(?:\*\d{3,6}|\+[1-9]\d{6,14}|0[1-9]\d{7,8}|1[2-9]\d{8}|[1-9]\d{2,5})$/;

/** Removes separators. Moves a trailing star or plus to the front, because right-to-left text shows it at the end. */
const compact = (number: string): string =>
  withoutTrunkZero(number)
    // Removes the slash after an area code.
    .replace(/^(0\d{1,2})\s*\/\s*(?=\d)/, '$1')
    .replace(SEPARATORS, '')
    .replace(/^(\d+)([*+])$/, '$2$1')
    .replace(/^00/, '+')
    .replace(/^972(?=0?[2-9]\d{7,8}$)/, '+972')
    .replace(/^\+9720/, '+972');

/**
 * Converts a phone number in any notation to the value of a `tel:` URL.
 * @param written such as `03-5550171 שלוחה 4`, `*5550` or `(+972) 3-5550171`
 * @returns such as `035550171;ext=4`; null if the text contains no number or more than one
 */
export function dialString(written: string): string | null {
  const text = foldDigits(removeAllInvisible(written))
    .replace(/%20/g, ' ')
    .replace(/%2a/gi, '*')
    .trim()
    .replace(LABEL, '')
    .replace(/^כוכבית\s*/, '*');
  const { extension, number: base } = splitExtension(text);
  const number = compact(base);
  if (!DIALLED.test(number)) return null;
  return extension === undefined ? number : `${number};ext=${extension}`;
}
