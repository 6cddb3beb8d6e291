/** Minimum number of entries in the ticker (forms-investors-catalogue §9). */
const ENTRIES = 100;

/** Repeats the items in order until the ticker has enough entries. */
export const tickerEntries = <Item>(items: readonly Item[]): Item[] =>
  items.length === 0
    ? []
    : Array.from(
        { length: Math.max(ENTRIES, items.length) },
        (_none, index) => items[index % items.length],
      ).flatMap((item) => (item === undefined ? [] : [item]));
