import type { Filter } from './Filter';

/**
 * Yes, or no matter: it never asks for the opposite.
 * @param of what the item says of it
 * @returns a filter that stands in the address as `1`
 */
export function flag<Item>(of: (item: Item) => boolean): Filter<boolean, Item> {
  return {
    initial: false,
    parse: ([text]) => text === '1' || text === 'true',
    write: (value) => (value ? ['1'] : []),
    count: Number,
    matches: (item, value) => !value || of(item),
  };
}
