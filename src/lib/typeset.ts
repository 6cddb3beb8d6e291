const HEBREW = /\p{Script=Hebrew}/u;
const LATIN = /\p{Script=Latin}/u;
/** Latin units in product texts. Within Hebrew text, browsers would show such a unit before its number. */
const LATIN_UNIT =
  /(?:[kMGTcmµn]?(?:m|g|B|W|Wh|Pa|V|A|Hz|N|J|l|L|s)(?:\/(?:m|s|h|l))?[²³]?|bar|dB|ppm|rpm|psi|hp|kVA|°C)(?![\p{L}\d])/u;
const HEBREW_UNIT = /מ״ר|מ״ק|מ״מ|ס״מ|ק״מ|ק״ג/;
/** An HTML tag, or the space between a number and its unit. */
const BEFORE_UNIT = new RegExp(
  `<[^<>]*>|(?<=\\d) (?=(?:${HEBREW_UNIT.source})|%|₪|${LATIN_UNIT.source})`,
  'gu',
);
const NUMBER = /(?<!\d[.,:]?)\d+(?:[.,:]\d+)*/;
/**
 * An HTML tag, which `typeset` leaves unchanged; a range of numbers, such as opening hours; or a number with a Latin
 * unit.
 */
const TAG_OR_NUMBER = new RegExp(
  `<[^<>]*>|${NUMBER.source}\\s?[–—]\\s?${NUMBER.source}(?:\\u00a0${LATIN_UNIT.source})?|(?<!\\p{L})${NUMBER.source}\\u00a0?${LATIN_UNIT.source}`,
  'gu',
);

const ISOLATE = '\u2066';
const END = '\u2069';

/** Word joiner, which prevents a line break. */
const JOIN = '\u2060';

/**
 * Makes number ranges (8:00–18:00) and numbers with Latin units (124 kB) read from left to right within Hebrew text.
 * Also prevents line breaks inside them.
 * @param text plain text or sanitized HTML
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
