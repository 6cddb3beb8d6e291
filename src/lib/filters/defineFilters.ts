import type { Filter, FilterValues } from './Filter';

/** More or longer values than these are no choice that a visitor made. */
const MOST_VALUES = 60;
const LONGEST_VALUE = 200;

/** By filter, the values that the list's items have. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>;

/** By filter, this page's label of each label that the list has in another language. */
export type LabelTwins = Readonly<Record<string, ReadonlyMap<string, string> | undefined>>;

/** A list's filters, and what follows from them. */
export interface FilterSet<Item, Filters> {
  readonly filters: Filters;
  readonly names: readonly (keyof Filters & string)[];
  readonly initial: FilterValues<Filters>;
  /** Reads an address; whatever is wrong in it, or not known, means the initial value. */
  parse(params: URLSearchParams, known?: KnownValues): FilterValues<Filters>;
  /** What an address says, known or not, contradictions among it. */
  read(params: URLSearchParams): FilterValues<Filters>;
  /** The parameters of a selection, without those at their initial value. */
  write(values: FilterValues<Filters>): URLSearchParams;
  /**
   * Values of which only those remain that exist, labels of another language as this one's; the same object
   * where all do.
   */
  restrict(values: FilterValues<Filters>, known: KnownValues, twins?: LabelTwins): FilterValues<Filters>;
  /** Whether `kept` has less of what was chosen than `values`. */
  isLess(kept: FilterValues<Filters>, values: FilterValues<Filters>): boolean;
  /** Whether an address says a selection in just its words. */
  isSaidBy(params: URLSearchParams, values: FilterValues<Filters>): boolean;
  /** A selection after a choice, with all that the choice clears. */
  change(values: FilterValues<Filters>, changes: Partial<FilterValues<Filters>>): FilterValues<Filters>;
  /** The initial selection; the named filters stay as they are. */
  reset(values: FilterValues<Filters>, keep?: readonly (keyof Filters)[]): FilterValues<Filters>;
  /** How many filters are active, as a badge shows it. */
  count(values: FilterValues<Filters>, among?: readonly (keyof Filters)[]): number;
  /** Whether an item passes; the named filters are not asked. */
  matches(item: Item, values: FilterValues<Filters>, except?: readonly (keyof Filters)[]): boolean;
}

interface FilterOptions<Filters> {
  /** Mends values that contradict each other, as an address may; the same object where none do. */
  repair?: (values: FilterValues<Filters>) => FilterValues<Filters>;
}

/** Reads the values of one parameter, without those that nobody chose. */
export const readTexts = (texts: readonly string[]): string[] =>
  texts.slice(0, MOST_VALUES).filter((text) => text.length <= LONGEST_VALUE);

/**
 * Describes what a list can be narrowed by: the one place that knows a list's parameters.
 * @example const reports = defineFilters<Report>()({ year: choice({ of: (report) => [report.year] }) });
 * @returns takes the filters by their names in the address
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

    /** What takes items away, by selection: most filters of a long list stand at their initial value. */
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
