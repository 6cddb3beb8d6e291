import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';
import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';
import { moreWords, wholeNames } from './moreWords';

/** Options shared by all search indexes. The field `title` has the highest weight. */
export const searchOptions = (fields: string[], storeFields: string[]): Options => ({
  fields,
  storeFields,
  tokenize: wordsOf,
  processTerm: (word) => wordForms(word),
});

/** Weight of an alternative form compared to the typed word. */
const LESS = 0.4;

interface Way {
  /** Whether a last word of one letter or digit also finds the words that begin with it, as while it is typed. */
  begun: boolean;
  /** Whether a long word that is not a number may have a typo. */
  loosely: boolean;
}

/** Ways to search, in order of their precision. */
const WAYS: readonly Way[] = [
  { begun: false, loosely: false },
  { begun: false, loosely: true },
  { begun: true, loosely: false },
  { begun: true, loosely: true },
];

/** Searches a word by prefix. Forms without prefix letters and synonyms count less. */
const anyForm =
  ({ begun, loosely }: Way) =>
  (word: string): Query => ({
    combineWith: 'OR',
    queries: [
      ...wordForms(word).map((form, index) => ({
        queries: [form],
        prefix: index === 0 ? begun || form.length > 1 : form.length > 2,
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

const allWords = (text: string, way: Way): Query => ({
  combineWith: 'AND',
  queries: wordsOf(text).map((word, index, all) =>
    anyForm({ ...way, begun: way.begun && index === all.length - 1 })(word),
  ),
});

/**
 * Searches an index for all words of a text, in any order. Falls back to the other keyboard layout, then to
 * words with a typo, then to words that begin with a single letter.
 * @param index made with `searchOptions`
 * @param weightOf weight of a document by its stored fields; 1 is usual
 * @returns best match first; empty for a text without words
 */
export function searchText(
  index: MiniSearch,
  text: string,
  weightOf?: (stored: Record<string, unknown>) => number,
): SearchResult[] {
  const find = (typed: string, way: Way) =>
    wordsOf(typed).length === 0
      ? []
      : index.search(allWords(typed, way), {
          // The query's words are already folded and expanded.
          tokenize: (word) => [word],
          processTerm: (word) => word,
          boost: { title: 4 },
          ...(weightOf && { boostDocument: (_id, _term, stored = {}) => weightOf(stored) }),
        });
  const whole = wholeNames(text);
  const other = swapKeyboardLayout(text);
  for (const way of WAYS)
    for (const typed of other === null ? [whole] : [whole, other]) {
      const found = find(typed, way);
      if (found.length > 0) return found;
    }
  return [];
}
