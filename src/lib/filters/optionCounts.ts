import type { Filter, FilterValues } from './Filter';
import type { FilterSet, KnownValues } from './defineFilters';

/**
 * Counts, for each option of a filter, how many results choosing it would give, given all other filters. If the filter
 * requires every chosen value, its current choices are applied as well, because a further choice can only narrow the
 * results.
 * @returns number of items by option. Options without results are omitted
 */
export function optionCounts<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  items: readonly Item[],
  values: FilterValues<Filters>,
  name: keyof Filters & string,
): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  const filter = set.filters[name];
  const notAsked = filter?.narrowsItself ? [] : [name];
  for (const item of items) {
    if (!set.matches(item, values, notAsked)) continue;
    for (const option of new Set(filter?.optionsOf?.(item) ?? []))
      counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return counts;
}

/**
 * Returns the values that occur in a list, by filter name.
 * @param groups names of the filters that the page shows. All other filters get no values
 */
export function knownValues<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  items: readonly Item[],
  groups: readonly string[] = set.names,
): KnownValues {
  const known: Record<string, readonly string[]> = {};
  for (const name of set.names) {
    const optionsOf = set.filters[name]?.optionsOf;
    const shown = groups.includes(name) ? items : [];
    if (optionsOf) known[name] = [...new Set(shown.flatMap((item) => optionsOf(item)))];
  }
  return known;
}
