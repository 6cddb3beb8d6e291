/**
 * Describes one filter of a list: how it is written in the URL, its initial value, and which items match it.
 * @typeParam Value the value that visitors choose
 * @typeParam Item an item of the list
 */
export interface Filter<Value, Item> {
  /** Value that matches every item. It is never written to the URL. */
  readonly initial: Value;
  /** Names of the filters that reset when this filter changes. */
  readonly clears?: readonly string[];
  /** Filters with the same name here count as one active filter, such as the two ends of a range. */
  readonly countedAs?: string;
  /** Whether the filter resets whenever another filter changes. The page number does. */
  readonly followsOthers?: boolean;
  /** Values in URLs that mean the initial value. They are understood, but never written. */
  readonly all?: readonly string[];
  /** Converts the parameter's values in the URL. Returns the initial value if they are invalid. */
  parse(texts: readonly string[]): Value;
  /** Converts the value to the parameter's values in the URL. Returns none for the initial value. */
  write(value: Value): readonly string[];
  /** Whether items must have every chosen value, so that each further choice reduces the results. */
  readonly narrowsItself?: boolean;
  /** Returns the number of active filters that the value counts as. */
  count(value: Value): number;
  /** Checks whether an item matches. Without this method, every item matches. */
  matches?(item: Item, value: Value): boolean;
  /** Removes chosen values that no item of the list has. */
  restrict?(value: Value, known: readonly string[]): Value;
  /** Replaces chosen values, for example labels of another language with their translation. */
  rename?(value: Value, nameOf: (text: string) => string): Value;
  /** Returns an item's values. The options of the filter and their counts are derived from them. */
  optionsOf?(item: Item): readonly string[];
}

/** The filters of a list, by parameter name. */
export type Filters<Item> = Readonly<Record<string, Filter<unknown, Item>>>;

/** The chosen values of all filters of a list, by parameter name. */
export type FilterValues<Filters> = {
  readonly [Name in keyof Filters]: Filters[Name] extends Filter<infer Value, never> ? Value : never;
};
