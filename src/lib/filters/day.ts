import type { Filter } from './Filter';

interface DayOptions<Item> {
  /** Whether an item stays, given the chosen day as YYYY-MM-DD. */
  matches: (item: Item, isoDay: string) => boolean;
}

/** Whether a text is a day that exists, as YYYY-MM-DD. */
function isDay(text: string): boolean {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text)) return false;
  const day = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(day.valueOf()) && day.toISOString().startsWith(text);
}

/**
 * A day; null means any.
 * @returns a filter whose value is the day as YYYY-MM-DD
 */
export function day<Item>({ matches }: DayOptions<Item>): Filter<string | null, Item> {
  return {
    initial: null,
    parse: ([text = '']) => (isDay(text) ? text : null),
    write: (value) => (value === null ? [] : [value]),
    count: (value) => (value === null ? 0 : 1),
    matches: (item, value) => value === null || matches(item, value),
  };
}
