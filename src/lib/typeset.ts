const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;
/** An HTML tag, which stays unchanged, or a range of numbers, such as hours. */
const TAG_OR_RANGE = /<[^>]*>|\d[\d.,:]*\s?[–—]\s?\d(?:[\d.,:]*\d)?/g;
/** A number and its unit. */
const WITH_UNIT = /(\d) (?=(?:מ״ר|מ״מ|ס״מ|ק״מ|m²|m³|km|kg|%|₪))/g;

const ISOLATE = '\u2066';
const END = '\u2069';

/**
 * Sets number ranges left to right in Hebrew too (8:00–18:00) and keeps numbers with their unit.
 * @param text plain text, or sanitized HTML
 */
export function typeset(text: string): string {
  const joined = text.replace(WITH_UNIT, '$1\u00a0');
  if (LATIN.test(joined) && !HEBREW.test(joined)) return joined;
  return joined.replace(TAG_OR_RANGE, (found) =>
    found.startsWith('<') ? found : `${ISOLATE}${found}${END}`,
  );
}
