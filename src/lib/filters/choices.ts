import type { Filter } from './Filter';

interface ChoicesOptions<Item> {
  /** What an item has of it. */
  of: (item: Item) => readonly string[];
  /** Whether an item needs one of the chosen values, or each of them. */
  needs?: 'any' | 'every';
  /** Texts of the address that mean "all": read, and never written. */
  all?: readonly string[];
  /** Each value counts as an active filter, or all of them together as one. */
  counts?: 'each' | 'together';
  clears?: readonly string[];
  /** Spells a value of the address as items have it. */
  spell?: (text: string) => string;
}

/**
 * Several values at once, as a parameter that may stand more than once; none chosen means all.
 * @returns a filter whose value is the chosen texts, in the order of choosing
 */
export function choices<Item>({
  of,
  needs = 'any',
  all = [],
  counts = 'each',
  clears,
  spell = (text) => text,
}: ChoicesOptions<Item>): Filter<readonly string[], Item> {
  return {
    initial: [],
    ...(clears && { clears }),
    narrowsItself: needs === 'every',
    parse: (texts) => {
      const values = [...new Set(texts.filter(Boolean).map(spell))];
      return values.some((value) => all.includes(value)) ? [] : values;
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
