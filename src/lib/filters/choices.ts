import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface ChoicesOptions<Item> {
  /** Values of an item. */
  of: (item: Item) => readonly string[];
  /** Whether an item needs one or all of the chosen values. */
  needs?: 'any' | 'every';
  /** Address values that mean "all". They are read, never written. */
  all?: readonly string[];
  /** Whether each value counts as an active filter, or all together as one. */
  counts?: 'each' | 'together';
  clears?: readonly string[];
  /** Converts a value of the address to the items' spelling. */
  spell?: (text: string) => string;
}

/** Creates a filter with several values, as a repeatable parameter in the order of choosing. No value means all. */
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
