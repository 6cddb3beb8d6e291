import type { Filter } from './Filter';
import { labelKey } from './labelKey';

interface ChoiceOptions<Item> {
  /** Returns an item's values. */
  of: (item: Item) => readonly string[];
  /** Allowed values. By default, any text is allowed. */
  among?: readonly string[];
  clears?: readonly string[];
}

/** Creates a filter with at most one chosen value. The value null means all items. */
export function choice<Item>({ of, among, clears }: ChoiceOptions<Item>): Filter<string | null, Item> {
  return {
    initial: null,
    ...(clears && { clears }),
    parse: ([text = '']) => {
      if (!among) return text || null;
      const key = labelKey(text);
      // URLs encode a space as a plus sign, so an unencoded `6+` arrives as `6 `. Such a text also means the value with
      // a plus.
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
