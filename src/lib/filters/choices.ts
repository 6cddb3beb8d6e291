import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface ChoicesOptions<Item> {
  /** Returns an item's values. */
  of: (item: Item) => readonly string[];
  /** Whether an item must have any or every chosen value. */
  needs?: 'any' | 'every';
  /** Values in URLs that mean "all". They are understood, but never written. */
  all?: readonly string[];
  /** Whether each chosen value counts as an active filter, or all of them together as one. */
  counts?: 'each' | 'together';
  clears?: readonly string[];
  /** Converts a value from the URL to the spelling of the items' values. */
  spell?: (text: string) => string;
}

/**
 * Creates a filter with several chosen values. In the URL, it is a repeated parameter, in the order in which the values
 * were chosen. No value means all items.
 */
export function choices<Item>({
  of,
  needs = 'any',
  all = [],
  counts = 'each',
  clears,
  spell = (text) => text,
}: ChoicesOptions<Item>): Filter<readonly string[], Item> {
  const keysOfAll = all.map(labelKey);
  return {
    initial: [],
    ...(clears && { clears }),
    all,
    narrowsItself: needs === 'every',
    parse: (texts) => {
      const values = [...new Set(texts.filter(Boolean).map(spell))];
      return values.some((value) => keysOfAll.includes(labelKey(value))) ? [] : values;
    },
    write: (values) => values,
    count: ({ length }) => (counts === 'each' ? length : Math.min(length, 1)),
    matches: (item, values) => {
      if (values.length === 0) return true;
      const has = new Set(of(item));
      return needs === 'any'
        ? values.some((value) => has.has(value))
        : values.every((value) => has.has(value));
    },
    restrict: (values, known) => {
      const kept = values.filter((value) => known.includes(value));
      return kept.length === values.length ? values : kept;
    },
    rename: (values, nameOf) => {
      const renamed = [...new Set(values.map(nameOf))];
      return String(renamed) === String(values) ? values : renamed;
    },
    optionsOf: of,
  };
}
