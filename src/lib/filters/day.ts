import { isDay } from '@group/rules/time/days';
import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface DayOptions<Item> {
  /** Checks whether an item matches the chosen day (YYYY-MM-DD). */
  matches: (item: Item, isoDay: string) => boolean;
}

/** Creates a filter whose value is a day (YYYY-MM-DD). The value null means any day. */
export function day<Item>({ matches }: DayOptions<Item>): Filter<string | null, Item> {
  return {
    initial: null,
    parse: ([given = '']) => {
      const text = labelKey(given);
      return isDay(text) ? text : null;
    },
    write: (value) => (value === null ? [] : [value]),
    count: (value) => (value === null ? 0 : 1),
    matches: (item, value) => value === null || matches(item, value),
  };
}
