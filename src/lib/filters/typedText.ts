import type { Filter } from './Filter';

/** Longer than what anybody searches a list for. */
export const LONGEST_TEXT = 100;

/**
 * What a visitor typed into the search box of a list. It takes no item away by itself, because what
 * understands it is fetched on the first key (`useListSearch`), and it counts as no filter: the box says what
 * is sought.
 * @returns a filter whose value is the text as it was typed; in the address it stands without spaces around it
 */
export const typedText = <Item>(): Filter<string, Item> => ({
  initial: '',
  parse: ([text = '']) => (text.length <= LONGEST_TEXT ? text.trim() : ''),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
  count: () => 0,
});
