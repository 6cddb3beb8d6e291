import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';
import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';
import { moreWords, wholeNames } from './moreWords';

/** What all indexes of the site share; the field `title` counts most. */
export const searchOptions = (fields: string[], storeFields: string[]): Options => ({
  fields,
  storeFields,
  tokenize: wordsOf,
  processTerm: (word) => wordForms(word),
});

/** How much a form that was not typed counts beside the typed one. */
const LESS = 0.4;

/**
 * A word is found by its beginning; a form without prefix letters, or one that means the same, counts less.
 * @param loosely by one wrong letter too, when it is long and no number
 */
const anyForm =
  (loosely: boolean) =>
  (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      ...wordForms(word).map((form, index) => ({
        queries: [form],
        prefix: form.length > 1 && (index === 0 || form.length > 2),
        fuzzy: loosely && index === 0 && form.length > 4 && !/\d/.test(form) ? 0.2 : false,
        boostTerm: () => 1 / (index + 1),
      })),
      ...moreWords(word).map((form) => ({
        queries: [form],
        prefix: true,
        fuzzy: false,
        boostTerm: () => LESS,
      })),
    ],
  });

const allWords = (text: string, loosely: boolean): Query => ({
  combineWith: 'AND',
  queries: wordsOf(text).map(anyForm(loosely)),
});

/**
 * Searches an index for all words of a text, in any order. Where that finds nothing, for what the same keys
 * write in the other language; then for words with a wrong letter.
 * @param index made with `searchOptions`
 * @param text as the visitor typed it
 * @param weightOf how much a document counts by what is stored of it; 1 is usual
 * @returns best first; empty for a text without a word
 */
export function searchText(
  index: MiniSearch,
  text: string,
  weightOf?: (stored: Record<string, unknown>) => number,
): SearchResult[] {
  const find = (typed: string, loosely: boolean) =>
    wordsOf(typed).length === 0
      ? []
      : index.search(allWords(typed, loosely), {
          // The words of the query are ready: they must not get forms of their own.
          tokenize: (word) => [word],
          processTerm: (word) => word,
          boost: { title: 4 },
          ...(weightOf && { boostDocument: (_id, _term, stored = {}) => weightOf(stored) }),
        });
  const whole = wholeNames(text);
  const other = swapKeyboardLayout(text);
  for (const loosely of [false, true])
    for (const typed of other === null ? [whole] : [whole, other]) {
      const found = find(typed, loosely);
      if (found.length > 0) return found;
    }
  return [];
}
