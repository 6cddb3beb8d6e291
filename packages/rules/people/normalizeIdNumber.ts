import { foldDigits } from '../text/foldDigits.ts';
import { removeAllInvisible } from '../text/removeInvisible.ts';
import { isIdNumber } from './isIdNumber.ts';

const SEPARATORS = /[\s\-\u05be\u2010-\u2015\u2212]/g;

/**
 * Removes separators and invisible characters from an identity number. If the number has only eight digits, adds the
 * leading zero that people often omit, provided that the check digit is then correct.
 */
export function normalizeIdNumber(text: string): string {
  const number = foldDigits(removeAllInvisible(text)).replace(SEPARATORS, '');
  return number.length === 8 && isIdNumber(`0${number}`) ? `0${number}` : number;
}
