import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';

/** Separator before each word form, so that a match starts at the beginning of a form. */
const WORD_START = '\n';

/**
 * Joins all forms of the words of texts, for {@link matchText}.
 * @param texts searchable texts
 */
export const joinWordForms = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => wordsOf(text ?? '').flatMap((word) => wordForms(word))))]
    .map((form) => `${WORD_START}${form}`)
    .join('');

/**
 * Suffixes of gender and number: titles contain `מהנדס/ת`, visitors type `מהנדסת`, `מהנדסים` or `engineers`. The
 * remaining stem must be long enough to be specific.
 */
const ENDING = /^(?:([\u05D0-\u05EA]{3,})(?:ימ|ות)|([\u05D0-\u05EA]{4,})[תה]|([a-z]{3,})s)$/;

const stemsOf = (word: string): string[] => (ENDING.exec(word) ?? []).slice(1).filter(Boolean);

/** Prefixes that match a typed word: its forms and stems. A form without Hebrew prefix letters needs three letters. */
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
 * Filters items as the site's lists do: all words in any order, by prefix, ignoring Hebrew prefix letters and
 * suffixes of gender and number. Falls back to the other keyboard layout.
 * @param items items to search
 * @param formsFrom word forms of an item (`formsOf`)
 * @param text as typed; a text without words matches all
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
