import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';

/** Precedes each word form in the joined text, so that a search matches only from the beginning of a form. */
const WORD_START = '\n';

/**
 * Joins all forms of the words in some texts into one searchable text, for {@link matchText}.
 * @param texts texts to search
 */
export const joinWordForms = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => wordsOf(text ?? '').flatMap((word) => wordForms(word))))]
    .map((form) => `${WORD_START}${form}`)
    .join('');

/**
 * Matches a word with a suffix of gender or number. Titles contain `מהנדס/ת`, while visitors type `מהנדסת`, `מהנדסים`
 * or `engineers`. The stem must be long enough to be specific.
 */
const ENDING = /^(?:([\u05D0-\u05EA]{3,})(?:ימ|ות)|([\u05D0-\u05EA]{4,})[תה]|([a-z]{3,})s)$/;

const stemsOf = (word: string): string[] => (ENDING.exec(word) ?? []).slice(1).filter(Boolean);

/**
 * Returns the prefixes that match a typed word: its forms and their stems. A form from which Hebrew prefix letters were
 * removed must have at least three letters.
 */
const matchingPrefixes = (word: string): string[] => {
  const forms = wordForms(word).filter((form, index) => index === 0 || form.length > 2);
  return [...forms, ...forms.flatMap(stemsOf)];
};

function matcherOf(text: string): ((forms: string) => boolean) | null {
  const words = wordsOf(text).map((word) =>
    matchingPrefixes(word).map((beginning) => `${WORD_START}${beginning}`),
  );
  if (words.length === 0) return null;
  return (forms) => words.every((beginnings) => beginnings.some((beginning) => forms.includes(beginning)));
}

/**
 * Filters items in the same way as the lists of the site. All words must match, in any order and from their beginning.
 * Hebrew prefix letters and suffixes of gender and number are ignored. If nothing matches, the text is read in the
 * other keyboard layout.
 * @param items items to search
 * @param formsFrom returns the word forms of an item (`formsOf`)
 * @param text text as typed; if it has no words, all items match
 */
export function matchText<Item>(
  items: readonly Item[],
  formsFrom: (item: Item) => string,
  text: string,
): readonly Item[] {
  const matches = matcherOf(text);
  if (!matches) return items;
  const found = items.filter((item) => matches(formsFrom(item)));
  const other = found.length === 0 ? swapKeyboardLayout(text) : null;
  const matchesOther = other === null ? null : matcherOf(other);
  return matchesOther ? items.filter((item) => matchesOther(formsFrom(item))) : found;
}
