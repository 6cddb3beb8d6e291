import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';

const SEPARATORS = /[\s().\-\u05be\u2010-\u2015\u2212]/g;

/** Removes separators and invisible characters from a phone number, and replaces the country code 972 with 0. */
export const normalizePhone = (text: string): string =>
  foldDigits(removeAllInvisible(text))
    .replace(SEPARATORS, '')
    .replace(/^(?:(?:\+|00)972|972(?=0?[57]\d{8}$))0?/, '0');
