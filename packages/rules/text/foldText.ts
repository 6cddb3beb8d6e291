import { removeInvisible } from './removeInvisible.ts';

/** Hebrew vowel points and cantillation marks. The Hebrew hyphen (U+05BE) lies between them and is not included. */
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g;
/** Combining accents. NFKD normalization separates them from their letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Apostrophes, primes and geresh, in the variants that keyboards, phones and Word produce. */
const SINGLE = /[`\u00b4\u05f3\u2018-\u201b\u2032\u2035\uff07]/g;
/** Quotation marks, double primes and gershayim. */
const DOUBLE = /[\u05f4\u201c-\u201f\u2033\u2036\uff02]/g;
/** Quotation marks inside a word. Gershayim may be typed as two apostrophes: `צה"ל`, `ממ''ד`, `ג'ורג`, `don't`. */
const MARKS_IN_WORD = /(?<=[\p{L}\p{N}])['"]{1,2}(?=\p{L})/gu;
/** A geresh after the last letter of a word, as in `רח'`. */
const GERESH_AT_END = /(?<=[\u05D0-\u05EA])'(?![\p{L}\p{N}])/gu;
const FINAL: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * Folds a Hebrew or English text for comparison. The result is in lower case and has no vowel points, accents, geresh
 * or gershayim. Final forms of Hebrew letters become normal ones.
 */
export function foldText(text: string): string {
  return removeInvisible(text)
    .replace(SINGLE, "'")
    .replace(DOUBLE, '"')
    .normalize('NFKD')
    .replace(POINTS, '')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(MARKS_IN_WORD, '')
    .replace(GERESH_AT_END, '')
    .replace(/[ךםןףץ]/g, (letter) => FINAL[letter] ?? letter);
}

/** Returns the words of a text, folded for comparison. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
