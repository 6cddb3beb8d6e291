/** Splits a text into words without case and inner punctuation: e-mail equals email, דוא״ל equals דואל. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[-־'’"״׳]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** Prefix letters that Hebrew attaches to a word: "the", "and", "in", "to", "of". */
const HEBREW_PREFIX = /^[ובהכלמש]{1,3}$/;

const isSaid = (word: string, words: readonly string[]): boolean =>
  words.some(
    (said) => said === word || (said.endsWith(word) && HEBREW_PREFIX.test(said.slice(0, -word.length))),
  );

/**
 * Formats an error for the summary: puts the label before the message, unless the message contains all its
 * words.
 * @param label may be a question
 */
export function namedError(label: string | undefined, message: string): string {
  const name = label?.replace(/(?<![?:.])[?:.]+$/, '') ?? '';
  const said = wordsOf(message);
  if (!name || wordsOf(name).every((word) => isSaid(word, said))) return message;
  return label === name ? `${name}: ${message}` : `${label} ${message}`;
}
