import type { Filter, FilterValues } from './Filter';

/** Limits for values in an address. Larger numbers or longer texts do not come from the controls. */
const MOST_VALUES = 60;
const LONGEST_VALUE = 200;

/** Values of the list's items by filter. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>;

/** Translations of other languages' labels into this page's language, by filter. */
export type LabelTwins = Readonly<Record<string, ReadonlyMap<string, string> | undefined>>;

/** The filters of a list and everything derived from them. */
export interface FilterSet<Item, Filters> {
  readonly filters: Filters;
  readonly names: readonly (keyof Filters & string)[];
  readonly initial: FilterValues<Filters>;
  /** Reads an address. Invalid or unknown values become the initial value. */
  parse(params: URLSearchParams, known?: KnownValues): FilterValues<Filters>;
  /** Reads an address without checking whether values exist or contradict each other. */
  read(params: URLSearchParams): FilterValues<Filters>;
  /** Writes a selection as parameters, without initial values. */
  write(values: FilterValues<Filters>): URLSearchParams;
  /** Translates labels and removes values that do not exist. Returns the same object when nothing changes. */
  restrict(values: FilterValues<Filters>, known: KnownValues, twins?: LabelTwins): FilterValues<Filters>;
  /** Tells whether `kept` lacks choices of `values`. */
  isLess(kept: FilterValues<Filters>, values: FilterValues<Filters>): boolean;
  /** Tells whether an address spells a selection exactly as `write` does. */
  isSaidBy(params: URLSearchParams, values: FilterValues<Filters>): boolean;
  /** Applies changes and resets the filters that they clear. */
  change(values: FilterValues<Filters>, changes: Partial<FilterValues<Filters>>): FilterValues<Filters>;
  /** Resets all filters except the named ones. */
  reset(values: FilterValues<Filters>, keep?: readonly (keyof Filters)[]): FilterValues<Filters>;
  /** Counts active filters for a badge. */
  count(values: FilterValues<Filters>, among?: readonly (keyof Filters)[]): number;
  /** Tells whether an item passes all filters except the named ones. */
  matches(item: Item, values: FilterValues<Filters>, except?: readonly (keyof Filters)[]): boolean;
}

interface FilterOptions<Filters> {
  /** Fixes contradicting values of an address. Returns the same object when there are none. */
  repair?: (values: FilterValues<Filters>) => FilterValues<Filters>;
}

/** Reads the values of one parameter within the limits. */
export const readTexts = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_VALUES).filter((text) => text.length <= LONGEST_VALUE);

/**
 * Defines the filters of a list by their parameter names.
 * @example const reports = defineFilters<Report>()({ year: choice({ of: (report) => [report.year] }) });
 */
export const defineFilters =
  <Item>() =>
  <Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
    filters: Filters,
    { repair = (values) => values }: FilterOptions<Filters> = {},
  ): FilterSet<Item, Filters> => {
    type Values = FilterValues<Filters>;
    const names = Object.keys(filters) as (keyof Filters & string)[];
    const each = (
      valueOf: (name: keyof Filters & string, filter: Filter<unknown, Item>) => unknown,
    ): Values =>
      Object.fromEntries(
        names.map((name) => [name, valueOf(name, filters[name] as Filters[string])]),
      ) as Values;

    const texts = (name: keyof Filters & string, values: Values): readonly string[] =>
      (filters[name] as Filters[string]).write(values[name]);

    /** Active filters per selection. Most filters of a long list have their initial value. */
    const narrowing = new WeakMap<Values, readonly (keyof Filters & string)[]>();
    const narrowingOf = (values: Values) => {
      let active = narrowing.get(values);
      if (!active) {
        active = names.filter(
          (name) => filters[name]?.matches !== undefined && values[name] !== filters[name]?.initial,
        );
        narrowing.set(values, active);
      }
      return active;
    };

    const read = (params: URLSearchParams): Values =>
      each((name, filter) => filter.parse(readTexts(params.getAll(name))));

    const restrict = (values: Values, known: KnownValues, twins: LabelTwins = {}): Values => {
      const kept = each((name, filter) => {
        const [exist, labels] = [known[name], twins[name]];
        const nameOf = (text: string) => (exist?.includes(text) ? text : (labels?.get(text) ?? text));
        const value = labels && filter.rename ? filter.rename(values[name], nameOf) : values[name];
        return exist && filter.restrict ? filter.restrict(value, exist) : value;
      });
      return repair(names.every((name) => kept[name] === values[name]) ? values : kept);
    };

    return {
      filters,
      names,
      initial: each((_, { initial }) => initial),
      read,
      parse: (params, known = {}) => restrict(read(params), known),
      write: (values) =>
        new URLSearchParams(names.flatMap((name) => texts(name, values).map((text) => [name, text]))),
      restrict,
      isLess: (kept, values) => names.some((name) => texts(name, kept).length < texts(name, values).length),
      isSaidBy: (params, values) =>
        names.every((name) => JSON.stringify(params.getAll(name)) === JSON.stringify(texts(name, values))),
      change: (values, changes) => {
        const changed = names.filter(
          (name) => Object.hasOwn(changes, name) && changes[name] !== values[name],
        );
        const cleared = new Set(changed.flatMap((name) => filters[name]?.clears ?? []));
        const turnsBack = changed.some((name) => !filters[name]?.followsOthers);
        return each((name, { initial, followsOthers }) => {
          if (Object.hasOwn(changes, name)) return changes[name];
          return cleared.has(name) || (followsOthers && turnsBack) ? initial : values[name];
        });
      },
      reset: (values, keep = []) =>
        each((name, { initial }) => (keep.includes(name) ? values[name] : initial)),
      count: (values, among = names) => {
        const together = new Set<string>();
        let count = 0;
        for (const name of names) {
          const filter = filters[name] as Filters[string];
          const own = among.includes(name) ? filter.count(values[name]) : 0;
          if (own > 0 && filter.countedAs) together.add(filter.countedAs);
          else count += own;
        }
        return count + together.size;
      },
      matches: (item, values, except = []) =>
        narrowingOf(values).every(
          (name) => except.includes(name) || (filters[name]?.matches?.(item, values[name]) ?? true),
        ),
    };
  };
