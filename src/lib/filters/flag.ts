import type { Filter } from './Filter';
import { labelKey } from './labelKey';

/** Creates a boolean filter, written as `1` in the URL. The value false matches every item. */
export function flag<Item>(of: (item: Item) => boolean): Filter<boolean, Item> {
  return {
    initial: false,
    all: ['0', 'false'],
    parse: ([text = '']) => ['1', 'true'].includes(labelKey(text)),
    write: (value) => (value ? ['1'] : []),
    count: Number,
    matches: (item, value) => !value || of(item),
  };
}
