/** Vowel points and cantillation marks of Hebrew; the hyphen between them (U+05BE) divides words. */
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g;
/** Accents of Latin letters, once they stand apart from them. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Geresh, gershayim, apostrophes and quotation marks inside a word: `צה"ל`, `ז׳בוטינסקי`, `don't`. */
const MARKS_IN_WORD = /(?<=[\p{L}\p{N}])['"׳״’”](?=\p{L})/gu;
/** The same after the last letter, as in `רח׳`. */
const GERESH_AT_END = /(?<=[\u05D0-\u05EA])['׳’](?![\p{L}\p{N}])/gu;
const FINAL: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/**
 * A text as the search compares it: small letters, without vowel points, accents, geresh and gershayim, final letters as ordinary ones.
 * @param text in Hebrew or English
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(POINTS, '')
    .replace(ACCENTS, '')
    .toLowerCase()
    .replace(MARKS_IN_WORD, '')
    .replace(GERESH_AT_END, '')
    .replace(/[ךםןףץ]/g, (letter) => FINAL[letter] ?? letter);
}

/**
 * The words of a text, as the search compares them.
 * @param text in Hebrew or English
 */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
