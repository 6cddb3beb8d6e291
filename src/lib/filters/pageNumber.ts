import type { Filter } from './Filter';

/**
 * Creates the filter for the page number, which starts at 1. It resets when any other filter changes. It matches every
 * item; `pageOf` selects the items of the page.
 * @param clears names of filters that reset when the page number changes
 */
export const pageNumber = <Item>(clears: readonly string[] = []): Filter<number, Item> => ({
  initial: 1,
  clears,
  followsOthers: true,
  parse: ([text = '']) => (/^[1-9]\d{0,5}$/.test(text) ? Number(text) : 1),
  write: (value) => (value === 1 ? [] : [String(value)]),
  count: () => 0,
});
