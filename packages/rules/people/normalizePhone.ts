import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';
import { withoutTrunkZero } from './withoutTrunkZero.ts';

const SEPARATORS = /[\s().\-\u05be\u2010-\u2015\u2212]/g;

/**
 * Removes separators and invisible characters from a phone number. Replaces the country code 972 with 0, and the prefix
 * 00 of other countries with `+`.
 */
export const normalizePhone = (text: string): string =>
  withoutTrunkZero(foldDigits(removeAllInvisible(text)).trim())
    .replace(SEPARATORS, '')
    .replace(/^(?:(?:\+|00)972|972(?=0?[57]\d{8}$))0?/, '0')
    .replace(/^00(?=[1-9]\d{7,14}$)/, '+');
