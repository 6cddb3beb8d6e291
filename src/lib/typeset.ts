const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;
/** Tags of HTML, which stay as they are, or a range of numbers, such as of hours. */
const TAG_OR_RANGE = /<[^>]*>|\d[\d.,:]*\s?[–—]\s?\d(?:[\d.,:]*\d)?/g;
/** A number and the unit behind it. */
const WITH_UNIT = /(\d) (?=(?:מ״ר|מ״מ|ס״מ|ק״מ|m²|m³|km|kg|%|₪))/g;

const ISOLATE = '\u2066';
const END = '\u2069';

/**
 * A text as it must be drawn: a range of numbers is read from left to right in Hebrew too (8:00–18:00, not
 * 18:00–8:00), and a number is never parted from its unit. What is seen and heard of it is else the same.
 * @param text plain text, or sanitized HTML
 */
export function typeset(text: string): string {
  const joined = text.replace(WITH_UNIT, '$1\u00a0');
  if (LATIN.test(joined) && !HEBREW.test(joined)) return joined;
  return joined.replace(TAG_OR_RANGE, (found) =>
    found.startsWith('<') ? found : `${ISOLATE}${found}${END}`,
  );
}
