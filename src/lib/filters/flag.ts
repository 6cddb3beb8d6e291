import type { Filter } from './Filter';

/** Creates a boolean filter, `1` in the address. False keeps every item. */
export function flag<Item>(of: (item: Item) => boolean): Filter<boolean, Item> {
  return {
    initial: false,
    parse: ([text]) => text === '1' || text === 'true',
    write: (value) => (value ? ['1'] : []),
    count: Number,
    matches: (item, value) => !value || of(item),
  };
}
