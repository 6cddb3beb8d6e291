import type { Filter } from './Filter';

/**
 * Creates the filter of the page number, from 1. A change of any other filter resets it; `pageOf` cuts the
 * list.
 * @param clears names of filters that a page change resets
 */
export const pageNumber = <Item>(clears: readonly string[] = []): Filter<number, Item> => ({
  initial: 1,
  clears,
  followsOthers: true,
  parse: ([text = '']) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? [] : [String(value)]),
  count: () => 0,
});
