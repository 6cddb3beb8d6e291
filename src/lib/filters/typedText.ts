import type { Filter } from './Filter';

/** Longer than what anybody searches a list for. */
export const LONGEST_TEXT = 100;

/** The box takes no more, so that it shows what is sought; never half of a letter that takes two places. */
const cut = (text: string): string => text.slice(0, LONGEST_TEXT).replace(/[\uD800-\uDBFF]$/, '');

/**
 * What a visitor typed into the search box of a list. It takes no item away by itself, because what
 * understands it is fetched on the first key (`useListSearch`), and it counts as no filter: the box says what
 * is sought.
 * @returns a filter whose value is the text as it was typed; in the address it stands without spaces around
 *   it, and is cut where it is longer than the box takes
 */
export const typedText = <Item>(): Filter<string, Item> => ({
  initial: '',
  parse: ([text = '']) => cut(text.trim()),
  write: (value) => (value.trim() === '' ? [] : [value.trim()]),
  count: () => 0,
});
