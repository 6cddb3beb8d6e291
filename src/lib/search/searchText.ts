import { wordsOf } from '@group/rules/text/foldText';
import { swapKeyboardLayout } from '@group/rules/text/swapKeyboardLayout';
import { wordForms } from '@group/rules/text/wordForms';
import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';
import { otherWordForms, expandTownNames } from './otherWordForms';

/** Returns the options that all search indexes share. */
export const searchOptions = (fields: string[], storeFields: string[]): Options => ({
  fields,
  storeFields,
  tokenize: wordsOf,
  processTerm: (word) => wordForms(word),
});

/** Weight of synonyms and singular forms, relative to the typed word. */
const LESS = 0.4;

interface Way {
  /**
   * Whether a last word of one letter or digit also matches words that begin with it. This helps while the visitor is
   * typing.
   */
  begun: boolean;
  /** Whether a long word without digits may contain a typo. */
  loosely: boolean;
}

/** Ways to search, from the most to the least precise. */
const WAYS: readonly Way[] = [
  { begun: false, loosely: false },
  { begun: false, loosely: true },
  { begun: true, loosely: false },
  { begun: true, loosely: true },
];

/**
 * Builds the query for one word. It matches words that begin with the typed word. Forms without Hebrew prefix letters,
 * and synonyms, have less weight.
 */
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
      ...otherWordForms(word).map((form) => ({
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
 * Searches an index for documents that contain all words of a text, in any order. If nothing is found, tries the other
 * keyboard layout, then words with a typo, then words that begin with a single letter.
 * @param index index that was created with `searchOptions`
 * @param weightOf returns the weight of a document from its stored fields. The usual weight is 1
 * @returns results, the best match first. Empty for a text without words
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
          // The words of the query are already normalized and expanded, so the index must not process them again.
          tokenize: (word) => [word],
          processTerm: (word) => word,
          boost: { title: 4 },
          ...(weightOf && { boostDocument: (_id, _term, stored = {}) => weightOf(stored) }),
        });
  const whole = expandTownNames(text);
  const other = swapKeyboardLayout(text);
  for (const way of WAYS)
    for (const typed of other === null ? [whole] : [whole, other]) {
      const found = find(typed, way);
      if (found.length > 0) return found;
    }
  return [];
}
