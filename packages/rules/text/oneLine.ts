/** Control characters, line separators, and characters that change the direction of the text after them. */
const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
/** A regular expression literal, so that bundlers can remove it where only `isLine` is used. */
const BREAKS = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * Tells whether a text is a single line without hidden characters. Other texts could forge lines of a mail.
 */
export const isLine = (text: string): boolean => !NOT_OF_A_LINE.test(text);

const EDGE = /[\s\u00ad\u061c\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Removes spaces and invisible characters from both ends of a text. Linear, unlike an expression that ends in `+$`. */
export function trimLine(text: string): string {
  let [start, end] = [0, text.length];
  while (start < end && EDGE.test(text.charAt(start))) start += 1;
  while (start < end && EDGE.test(text.charAt(end - 1))) end -= 1;
  return text.slice(start, end);
}

/** Converts a text to one line: each break becomes a space. */
export const oneLine = (text: string): string => trimLine(text.replace(BREAKS, ' ').replace(/ {2,}/g, ' '));
