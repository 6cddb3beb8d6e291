/** Minimum number of entries of the moving line (forms-investors-catalogue §9). */
const ENTRIES = 100;

/** Repeats items in order until the moving line is full. */
export const tickerEntries = <Item>(items: readonly Item[]): Item[] =>
  items.length === 0
    ? []
    : Array.from(
        { length: Math.max(ENTRIES, items.length) },
        (_none, index) => items[index % items.length],
      ).flatMap((item) => (item === undefined ? [] : [item]));
