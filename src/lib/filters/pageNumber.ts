import type { Filter } from './Filter';

/**
 * The page of results, from 1; any other filter's change leads back to the first.
 * @returns a filter that takes no item away: `pageOf` cuts the list
 */
export const pageNumber = <Item>(): Filter<number, Item> => ({
  initial: 1,
  followsOthers: true,
  parse: ([text = '']) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? [] : [String(value)]),
  count: () => 0,
});
