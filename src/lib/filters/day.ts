import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface DayOptions<Item> {
  /** Tells whether an item stays for the chosen day (YYYY-MM-DD). */
  matches: (item: Item, isoDay: string) => boolean;
}

/** Tells whether a text is an existing day (YYYY-MM-DD). */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

/** Creates a filter whose value is a day (YYYY-MM-DD). Null means any. */
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
