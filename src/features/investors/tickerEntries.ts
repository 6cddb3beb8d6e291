/** So many entries a moving line has (forms-investors-catalogue §9). */
const ENTRIES = 100;

/** Items repeated in their order until there are as many as a moving line has. */
export const tickerEntries = <Item>(items: readonly Item[]): Item[] =>
  items.length === 0
    ? []
    : Array.from(
        { length: Math.max(ENTRIES, items.length) },
        (_none, index) => items[index % items.length],
      ).flatMap((item) => (item === undefined ? [] : [item]));
