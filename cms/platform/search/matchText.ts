import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';

/** Before each form in the text of all forms: a form begins where it stands. */
const BEGIN = '\n';

/**
 * The words of a text in each of their forms, as one text that {@link matchText} looks through.
 * @param texts what is searched
 */
export const formsOf = (texts: readonly (string | null)[]): string =>
  [...new Set(texts.flatMap((text) => wordsOf(text ?? '').flatMap((word) => wordForms(word))))]
    .map((form) => `${BEGIN}${form}`)
    .join('');

/**
 * Endings of which a word says who it is of: titles are written `מהנדס/ת`, and visitors type `מהנדסת`, `מהנדסים` or `engineers`. What
 * remains must be long enough to mean something.
 */
const ENDING = /^(?:([\u05D0-\u05EA]{3,})(?:ימ|ות)|([\u05D0-\u05EA]{4,})[תה]|([a-z]{3,})s)$/;

const stemsOf = (word: string): string[] => (ENDING.exec(word) ?? []).slice(1).filter(Boolean);

/** The beginnings of which one must be there for a typed word: a form without prefix letters needs three letters. */
const beginningsOf = (word: string): string[] => {
  const forms = wordForms(word).filter((form, index) => index === 0 || form.length > 2);
  return [...forms, ...forms.flatMap(stemsOf)];
};

function matcherOf(text: string): ((forms: string) => boolean) | null {
  const words = wordsOf(text).map((word) => beginningsOf(word).map((beginning) => `${BEGIN}${beginning}`));
  if (words.length === 0) return null;
  return (forms) => words.every((beginnings) => beginnings.some((beginning) => forms.includes(beginning)));
}

/**
 * Filters by a typed text as the site's lists do: all words, in any order, by their beginnings, with or without Hebrew prefix letters
 * and endings of gender and number; where that finds nothing, by what the same keys write in the other keyboard layout.
 * @param items what is searched
 * @param formsFrom the forms of an item's words, by `formsOf`
 * @param text as it was typed; one without a word finds all
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
