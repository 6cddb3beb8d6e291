/**
 * Characters that a single line must not contain: control characters, line separators, and characters that change the
 * text direction.
 */
const NOT_SINGLE_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** This is a regular expression literal, so that bundlers can remove it where only `isLine` is used. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Checks whether a text is a single line without control characters and without characters that change the text
 * direction. Any other text could add forged lines to an e-mail.
 */
export const isLine = (text: string): boolean => !NOT_SINGLE_LINE.test(text);

const EDGE = /[\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/**
 * Removes spaces and invisible characters from both ends of a text. It runs in linear time, unlike a regular expression
 * that ends in `+$`.
 */
export function trimLine(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (start < end && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/**
 * Converts a text to a single line. Line breaks, control characters and characters that change the text direction
 * become a space.
 */
export const oneLine = (text: string): string => trimLine(text.replace(BREAKS, ' ').replace(/ {2,}/g, ' '));
