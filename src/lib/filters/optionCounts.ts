import type { Filter, FilterValues } from './Filter';
import type { FilterSet, KnownValues } from './defineFilters';

/**
 * Counts the items that each option of a filter would give within the other filters. A filter that requires
 * all of its values is applied too.
 * @returns counts by option, without options that give nothing
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
 * Returns the values of a list's items by filter.
 * @param groups names of the filters that the list shows; others have no values
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
