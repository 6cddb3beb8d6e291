/**
 * One thing that a visitor may narrow a list by: how it stands in the address, what it is when nothing was chosen, and which items it
 * keeps.
 * @typeParam Value what is chosen
 * @typeParam Item what the list holds
 */
export interface Filter<Value, Item> {
  /** What it is while nothing is chosen: it keeps every item, and never stands in the address. */
  readonly initial: Value;
  /** The names of filters that start anew when this one changes. */
  readonly clears?: readonly string[];
  /** Filters with the same text here count as one: both ends of a range. */
  readonly countedAs?: string;
  /** Starts anew whenever any other filter changes: the page number. */
  readonly followsOthers?: boolean;
  /** Reads the values of its parameter; whatever cannot be understood gives the initial value. */
  parse(texts: readonly string[]): Value;
  /** The values of its parameter; none for the initial value. */
  write(value: Value): readonly string[];
  /** Items need each of its chosen values, so that one more leaves fewer of them. */
  readonly narrowsItself?: boolean;
  /** How many choices it stands for in the number of active filters. */
  count(value: Value): number;
  /** Whether an item stays. A filter without this never takes one away. */
  matches?(item: Item, value: Value): boolean;
  /** Takes away what does not exist: values that no item of the list has. */
  restrict?(value: Value, known: readonly string[]): Value;
  /** Spells its texts anew, such as labels of another language in this one's. */
  rename?(value: Value, nameOf: (text: string) => string): Value;
  /** What an item has of it, from which options and their numbers follow. */
  optionsOf?(item: Item): readonly string[];
}

/** What each filter of a list stands at. */
export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends Filter<infer Value, never> ? Value : never;
};
