import type { Filter } from './Filter';

/** Maximum length of a search text. */
export const LONGEST_TEXT = 100;

/** Cuts a text to the box's limit, never within a surrogate pair. */
const cut = (text: string): string => text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Creates the filter of a list's search box. It keeps every item, because `useListSearch` loads the search
 * code on demand, and does not count as a filter.
 * The address has the text trimmed and cut to the box's limit.
 */
export const typedText = <Item>(): Filter<string, Item> => ({
  initial: '',
  parse: ([text = '']) => cut(text.trim()),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
  count: () => 0,
});
