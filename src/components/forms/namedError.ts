/** Words without case, and without the signs inside of them: e-mail and email, דוא״ל and דואל are the same. */
const wordsOf = (text: string): readonly string[] =>
  text
    .toLowerCase()
    .replace(/[-־'’"״׳]/g, '')
    .match(/[\p{L}\p{M}\p{N}]+/gu) ?? [];

/** What Hebrew writes before a word, as part of it: "the", "and", "in", "to", "of". */
const HEBREW_PREFIX = /^[ובהכלמש]{1,3}$/;

const isSaid = (word: string, words: readonly string[]): boolean =>
  words.some(
    (said) => said === word || (said.endsWith(word) && HEBREW_PREFIX.test(said.slice(0, -word.length))),
  );

/**
 * An error in the words of the summary, which names its field once: before the message, unless the message has all words of the label
 * itself.
 * @param label of the field, which may be a question
 * @param message what is wrong
 */
export function namedError(label: string | undefined, message: string): string {
  const name = label?.replace(/[?:.]+$/, '') ?? '';
  const said = wordsOf(message);
  if (!name || wordsOf(name).every((word) => isSaid(word, said))) return message;
  return label === name ? `${name}: ${message}` : `${label} ${message}`;
}
