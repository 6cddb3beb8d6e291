/** Hebrew vowel points and cantillation marks, without the hyphen among them (U+05BE). */
const POINTS = /[\u0591-\u05BD\u05BF\u05C1\u05C2\u05C4\u05C5\u05C7]/g;
/** Accents, which NFKD separates from their letters. */
const ACCENTS = /[\u0300-\u036F]/g;
/** Geresh, gershayim, apostrophes and quotation marks inside a word: `צה"ל`, `ז׳בוטינסקי`, `don't`. */
const MARKS_IN_WORD = /(?<=[\p{L}\p{N}])['"׳״’”](?=\p{L})/gu;
/** Geresh after the last letter: `רח׳`. */
const GERESH_AT_END = /(?<=[\u05D0-\u05EA])['׳’](?![\p{L}\p{N}])/gu;
const FINAL: Record<string, string> = { ך: 'כ', ם: 'מ', ן: 'נ', ף: 'פ', ץ: 'צ' };

/** Folds a Hebrew or English text for comparison: lower case, no points, accents, geresh or gershayim, no final letter forms. */
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

/** Returns the folded words of a text. */
export const wordsOf = (text: string): string[] => foldText(text).match(/[\p{L}\p{N}]+/gu) ?? [];
