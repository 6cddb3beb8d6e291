import type MiniSearch from 'minisearch';
import type { Options, Query, SearchResult } from 'minisearch';
import { wordsOf } from './foldText';
import { otherLayout } from './otherLayout';
import { wordForms } from './wordForms';

/** What all indexes of the site share; the field `title` counts most. */
export const searchOptions = (fields: string[], storeFields: string[]): Options => ({
  fields,
  storeFields,
  tokenize: wordsOf,
  processTerm: (word) => wordForms(word),
});

/** A word is found by its beginning, and by one wrong letter when it is long; a form without prefix letters counts less. */
const anyForm = (word: string): Query => ({
  combineWith: 'OR',
  queries: wordForms(word).map((form, index) => ({
    queries: [form],
    prefix: form.length > 1 && (index === 0 || form.length > 2),
    fuzzy: index === 0 && form.length > 4 ? 0.2 : false,
    boostTerm: () => 1 / (index + 1),
  })),
});

const allWords = (text: string): Query => ({ combineWith: 'AND', queries: wordsOf(text).map(anyForm) });

/**
 * Searches an index for all words of a text, in any order; where that finds nothing, for what the same keys write in the other language.
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
  const find = (typed: string) =>
    wordsOf(typed).length === 0
      ? []
      : index.search(allWords(typed), {
          // The words of the query are ready: they must not get forms of their own.
          tokenize: (word) => [word],
          processTerm: (word) => word,
          boost: { title: 4 },
          ...(weightOf && { boostDocument: (_id, _term, stored = {}) => weightOf(stored) }),
        });
  const found = find(text);
  if (found.length > 0) return found;
  const other = otherLayout(text);
  return other === null ? [] : find(other);
}
