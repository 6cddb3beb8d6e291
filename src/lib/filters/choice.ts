import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface ChoiceOptions<Item> {
  /** Values of an item. */
  of: (item: Item) => readonly string[];
  /** Allowed values. Without them, any text is allowed. */
  among?: readonly string[];
  clears?: readonly string[];
}

/** Creates a filter with at most one value. Null means all. */
export function choice<Item>({ of, among, clears }: ChoiceOptions<Item>): Filter<string | null, Item> {
  return {
    initial: null,
    ...(clears && { clears }),
    parse: ([text = '']) => {
      if (!among) return text || null;
      const key = labelKey(text);
      // In a query, a plus sign is a space: `6+` is read as `6 `.
      const spellings = /\s$/.test(text) ? [key, `${key}+`] : [key];
      return among.find((value) => spellings.includes(value)) ?? null;
    },
    write: (value) => (value === null ? [] : [value]),
    count: (value) => (value === null ? 0 : 1),
    matches: (item, value) => value === null || of(item).includes(value),
    restrict: (value, known) => (value !== null && known.includes(value) ? value : null),
    rename: (value, nameOf) => (value === null ? null : nameOf(value)),
    optionsOf: of,
  };
}
