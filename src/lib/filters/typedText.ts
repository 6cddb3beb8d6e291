import type { Filter } from './Filter';

/** Maximum number of characters in a search text. */
export const MAX_TEXT_LENGTH = 100;

/** Cuts a text to the maximum length of the search box, but never within a surrogate pair. */
const cut = (text: string): string => text.slice(0, MAX_TEXT_LENGTH).replace(/[\uD800-\uDBFF]$/, '');

/**
 * Creates the filter for the search box of a list. It matches every item and does not count as a filter:
 * `useListSearch` searches, because its code is loaded on demand. In the URL, the text is trimmed and cut to the
 * maximum length of the search box.
 */
export const typedText = <Item>(): Filter<string, Item> => ({
  initial: '',
  parse: ([text = '']) => cut(text.trim()),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
  count: () => 0,
});
