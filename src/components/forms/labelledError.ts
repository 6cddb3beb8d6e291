/**
 * Splits a text into lower-case words and removes hyphens, apostrophes and quotation marks. "e-mail" thus equals
 * "email", and דוא״ל equals דואל.
 */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[-־'’"״׳]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** One to three of the letters that Hebrew attaches to the start of a word, such as "the", "and", "in" or "to". */
const HEBREW_PREFIX = /^[ובהכלמש]{1,3}$/;

const isContained = (word: string, words: readonly string[]): boolean =>
  words.some(
    (said) => said === word || (said.endsWith(word) && HEBREW_PREFIX.test(said.slice(0, -word.length))),
  );

/**
 * Formats an error for the error summary. Puts the field's label before the message, unless the message already
 * contains all words of the label.
 * @param label the field's label, which may be a question
 */
export function labelledError(label: string | undefined, message: string): string {
  const name = label?.replace(/(?<![?:.])[?:.]+$/, '') ?? '';
  const said = wordsOf(message);
  if (!name || wordsOf(name).every((word) => isContained(word, said))) return message;
  return label === name ? `${name}: ${message}` : `${label} ${message}`;
}
