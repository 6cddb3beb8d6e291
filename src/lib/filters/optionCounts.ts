import type { Filter, FilterValues } from './Filter';
import type { FilterSet, KnownValues } from './defineFilters';

/**
 * How many items each option of a filter would give, beside what the other filters stand at; and beside its own choices, where items
 * need each of them.
 * @param set the list's filters
 * @param items the whole list
 * @param values what is chosen
 * @param name the filter
 * @returns by option; an option that would give nothing is not in it
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
 * The values that a list's items have, by filter: what an address may name.
 * @param set the list's filters
 * @param items the whole list
 */
export function knownValues<Item, Filters extends Readonly<Record<string, Filter<unknown, Item>>>>(
  set: FilterSet<Item, Filters>,
  items: readonly Item[],
): KnownValues {
  const known: Record<string, readonly string[]> = {};
  for (const name of set.names) {
    const optionsOf = set.filters[name]?.optionsOf;
    if (optionsOf) known[name] = [...new Set(items.flatMap((item) => optionsOf(item)))];
  }
  return known;
}
