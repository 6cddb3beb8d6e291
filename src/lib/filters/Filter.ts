/**
 * Describes one filter of a list: its form in the address, its initial value, and which items it keeps.
 * @typeParam Value what is chosen
 * @typeParam Item what the list holds
 */
export interface Filter<Value, Item> {
  /** Keeps every item and is never written to the address. */
  readonly initial: Value;
  /** Names of filters that reset when this one changes. */
  readonly clears?: readonly string[];
  /** Filters with the same text count as one: both ends of a range. */
  readonly countedAs?: string;
  /** Resets whenever another filter changes: the page number. */
  readonly followsOthers?: boolean;
  /** Address values that mean the initial value. They are read, never written. */
  readonly all?: readonly string[];
  /** Reads the parameter's values. Returns the initial value for invalid ones. */
  parse(texts: readonly string[]): Value;
  /** Writes the parameter's values; none for the initial value. */
  write(value: Value): readonly string[];
  /** Items must have each chosen value, so another choice narrows the result. */
  readonly narrowsItself?: boolean;
  /** Returns how many active filters the value counts as. */
  count(value: Value): number;
  /** Tells whether an item stays. A filter without this method keeps every item. */
  matches?(item: Item, value: Value): boolean;
  /** Removes values that no item of the list has. */
  restrict?(value: Value, known: readonly string[]): Value;
  /** Replaces values, such as labels of another language. */
  rename?(value: Value, nameOf: (text: string) => string): Value;
  /** Returns an item's values, from which options and their counts are derived. */
  optionsOf?(item: Item): readonly string[];
}

/** Filters of a list by name. */
export type Filters<Item> = Readonly<Record<string, Filter<unknown, Item>>>;

/** Values of all filters of a list. */
export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends Filter<infer Value, never> ? Value : never;
};
