const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;
/** Units of the product's texts. Latin ones would be drawn before their number in Hebrew. */
const LATIN_UNIT =
  /(?:[kMGTcmµn]?(?:m|g|B|W|Wh|Pa|V|A|Hz|N|J|l|L|s)(?:\/(?:m|s|h|l))?[²³]?|bar|dB|ppm|rpm|psi|hp|kVA|°C)(?![\p{L}\d])/u;
const HEBREW_UNIT = /מ״ר|מ״ק|מ״מ|ס״מ|ק״מ|ק״ג/;
/** An HTML tag, or a space between a number and its unit. */
const BEFORE_UNIT = new RegExp(
  `<[^<>]*>|(?<=\\d) (?=(?:${HEBREW_UNIT.source})|%|₪|${LATIN_UNIT.source})`,
  'gu',
);
const NUMBER = /(?<!\d[.,:]?)\d+(?:[.,:]\d+)*/;
/** An HTML tag, which stays unchanged; a range of numbers, such as hours; a number with a Latin unit. */
const TAG_OR_NUMBER = new RegExp(
  `<[^<>]*>|${NUMBER.source}\\s?[–—]\\s?${NUMBER.source}(?:\\u00a0${LATIN_UNIT.source})?|(?<!\\p{L})${NUMBER.source}\\u00a0?${LATIN_UNIT.source}`,
  'gu',
);

const ISOLATE = '\u2066';
const END = '\u2069';

/** Prevents a line break. */
const JOIN = '\u2060';

/**
 * Sets number ranges (8:00–18:00) and numbers with Latin units (124 kB) left to right in Hebrew, without a line break
 * inside.
 * @param text plain text, or sanitized HTML
 */
export function typeset(text: string): string {
  const joined = text.replace(BEFORE_UNIT, (found) => (found === ' ' ? '\u00a0' : found));
  const isLatin = LATIN.test(joined) && !HEBREW.test(joined);
  return joined.replace(TAG_OR_NUMBER, (found) => {
    if (found.startsWith('<')) return found;
    const whole = found.replace(/[–—](?=\d)/, `$&${JOIN}`);
    return isLatin ? whole : `${ISOLATE}${whole}${END}`;
  });
}
