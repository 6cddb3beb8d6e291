import type { Filter } from './Filter';

interface ChoiceOptions<Item> {
  /** What an item has of it. */
  of: (item: Item) => readonly string[];
  /** The values there are; without them any text is one. */
  among?: readonly string[];
  clears?: readonly string[];
}

/**
 * One value at most; null means all.
 * @returns a filter whose value is the chosen text
 */
export function choice<Item>({ of, among, clears }: ChoiceOptions<Item>): Filter<string | null, Item> {
  return {
    initial: null,
    ...(clears && { clears }),
    parse: ([text]) => (text && (!among || among.includes(text)) ? text : null),
    write: (value) => (value === null ? [] : [value]),
    count: (value) => (value === null ? 0 : 1),
    matches: (item, value) => value === null || of(item).includes(value),
    restrict: (value, known) => (value !== null && known.includes(value) ? value : null),
    rename: (value, nameOf) => (value === null ? null : nameOf(value)),
    optionsOf: of,
  };
}
