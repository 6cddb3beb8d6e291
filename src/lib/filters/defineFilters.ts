import type { Filter, FilterValues } from './Filter';
import { labelFinder } from './labelFinder';
import { labelKey } from './labelKey';

/**
 * Limits for values in a URL: maximum number per parameter, and maximum length. The page's own controls never exceed
 * them.
 */
const MAX_VALUES = 60;
const MAX_VALUE_LENGTH = 200;

/** Values that occur in the list, by filter name. */
export type KnownValues = Readonly<Record<string, readonly string[] | undefined>>;

/** Labels in other languages and their translation into the language of the page, by filter name. */
export type LabelTranslations = Readonly<Record<string, ReadonlyMap<string, string> | undefined>>;

/** Values in a URL that the list cannot apply. */
export interface IgnoredValues {
  /** Values that no item of the list has. */
  readonly unknown: readonly string[];
  /** Values that contradict other values in the URL. */
  readonly contradicting: readonly string[];
}

/** The filters of a list, and functions that read, write and apply a selection of values. */
export interface FilterSet<Item, Filters> {
  readonly filters: Filters;
  readonly names: readonly (keyof Filters & string)[];
  readonly initial: FilterValues<Filters>;
  /** Reads the selection from a URL. Invalid or unknown values are replaced with the initial value. */
  parse(params: URLSearchParams, known?: KnownValues): FilterValues<Filters>;
  /** Reads the selection from a URL, without checking whether its values exist or contradict each other. */
  read(params: URLSearchParams): FilterValues<Filters>;
  /** Writes a selection as query parameters. Initial values are omitted. */
  write(values: FilterValues<Filters>): URLSearchParams;
  /**
   * Translates labels of other languages and removes values that do not exist. Returns the same object if nothing
   * changes.
   */
  restrict(
    values: FilterValues<Filters>,
    known: KnownValues,
    translations?: LabelTranslations,
  ): FilterValues<Filters>;
  /** Returns the values in a URL that are missing in the selection `kept`. */
  ignoredIn(
    params: URLSearchParams,
    kept: FilterValues<Filters>,
    known?: KnownValues,
    translations?: LabelTranslations,
  ): IgnoredValues;
  /** Checks whether a URL contains exactly what `write` would produce for this selection. */
  matchesUrl(params: URLSearchParams, values: FilterValues<Filters>): boolean;
  /** Applies changes to a selection, and resets the filters that the changed ones clear (`clears`, `followsOthers`). */
  change(values: FilterValues<Filters>, changes: Partial<FilterValues<Filters>>): FilterValues<Filters>;
  /** Resets all filters except the named ones. */
  reset(values: FilterValues<Filters>, keep?: readonly (keyof Filters)[]): FilterValues<Filters>;
  /** Counts the active filters, for example to show the number in a badge. */
  count(values: FilterValues<Filters>, among?: readonly (keyof Filters)[]): number;
  /** Checks whether an item matches all filters, except those named in `except`. */
  matches(item: Item, values: FilterValues<Filters>, except?: readonly (keyof Filters)[]): boolean;
}

interface FilterOptions<Filters> {
  /** Resolves contradictions between values. Returns the same object if there are none. */
  repair?: (values: FilterValues<Filters>) => FilterValues<Filters>;
}

/** Returns the values of one parameter, without those that exceed the limits. */
const readTexts = (texts: readonly string[]): string[] =>
  texts.slice(0, MAX_VALUES).filter((text) => text.length <= MAX_VALUE_LENGTH);

/**
 * Defines the filters of a list, by the names of their query parameters.
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

    /**
     * Cache of the active filters by selection. Matching skips all other filters, because most of them have their
     * initial value.
     */
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

    const rename = (values: Values, known: KnownValues, translations: LabelTranslations): Values =>
      each((name, filter) =>
        filter.rename && (known[name] || translations[name])
          ? filter.rename(values[name], labelFinder(known[name], translations[name]))
          : values[name],
      );

    const existing = (values: Values, known: KnownValues, translations: LabelTranslations): Values => {
      const renamed = rename(values, known, translations);
      return each((name, filter) => {
        const exist = known[name];
        return exist && filter.restrict ? filter.restrict(renamed[name], exist) : renamed[name];
      });
    };

    const restrict = (values: Values, known: KnownValues, translations: LabelTranslations = {}): Values => {
      const kept = existing(values, known, translations);
      return repair(names.every((name) => kept[name] === values[name]) ? values : kept);
    };

    const lost = (before: Values, after: Values): string[] =>
      names.flatMap((name) => {
        const kept = texts(name, after);
        return texts(name, before).filter((text) => !kept.includes(text));
      });

    /**
     * Returns values in a URL that their filter cannot read. Filters that match all items are skipped: an invalid page
     * number, for example, simply shows the first page.
     */
    const unreadable = (params: URLSearchParams): string[] =>
      names.flatMap((name) => {
        const { matches, parse, write, all = [] } = filters[name] as Filters[string];
        if (!matches) return [];
        const keysOfAll = all.map(labelKey);
        return readTexts(params.getAll(name)).filter((text) => {
          const key = labelKey(text);
          return key !== '' && !keysOfAll.includes(key) && write(parse([text])).length === 0;
        });
      });

    return {
      filters,
      names,
      initial: each((_, { initial }) => initial),
      read,
      parse: (params, known = {}) => restrict(read(params), known),
      write: (values) =>
        new URLSearchParams(names.flatMap((name) => texts(name, values).map((text) => [name, text]))),
      restrict,
      ignoredIn: (params, kept, known = {}, translations = {}) => {
        const renamed = rename(read(params), known, translations);
        const exist = existing(renamed, known, translations);
        return {
          unknown: [...unreadable(params), ...lost(renamed, exist)],
          contradicting: lost(exist, kept),
        };
      },
      matchesUrl: (params, values) =>
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
