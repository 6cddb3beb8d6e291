import type { Filter } from './Filter';

/**
 * The page of results, from 1; any other filter's change leads back to the first.
 * @param clears the names of filters that start anew on another page
 * @returns a filter that takes no item away: `pageOf` cuts the list
 */
export const pageNumber = <Item>(clears: readonly string[] = []): Filter<number, Item> => ({
  initial: 1,
  clears,
  followsOthers: true,
  parse: ([text = '']) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? [] : [String(value)]),
  count: () => 0,
});
