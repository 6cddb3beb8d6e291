const NOT_OF_A_LINE = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]+/gu;

/**
 * A text of the content as one line: the services refuse line breaks and what turns the direction of letters, which content may have been
 * pasted with, and no visitor could mend it.
 */
export const oneLine = (text: string): string =>
  text.replace(NOT_OF_A_LINE, ' ').replace(/ {2,}/g, ' ').trim();
