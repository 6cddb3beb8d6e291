import type { Filter, FilterValues } from './Filter';
import type { FilterSet } from './defineFilters';

type Filters<Item> = Readonly<Record<string, Filter<unknown, Item>>>;

/**
 * The options of a group where upper groups narrow the lower ones: what items have that pass the groups above it (corporate-site §4).
 * @param set the list's filters
 * @param items the whole list
 * @param values what is chosen
 * @param cascade names of the groups, the uppermost first
 * @param name the group
 * @returns by option, how many items have it
 */
export function narrowedOptions<Item, Fs extends Filters<Item>>(
  set: FilterSet<Item, Fs>,
  items: readonly Item[],
  values: FilterValues<Fs>,
  cascade: readonly (keyof Fs & string)[],
  name: keyof Fs & string,
): ReadonlyMap<string, number> {
  const above = cascade.slice(0, cascade.indexOf(name));
  const asked = set.names.filter((other) => !above.includes(other));
  const counts = new Map<string, number>();
  for (const item of items) {
    if (!set.matches(item, values, asked)) continue;
    for (const option of new Set(set.filters[name]?.optionsOf?.(item) ?? []))
      counts.set(option, (counts.get(option) ?? 0) + 1);
  }
  return counts;
}

/**
 * A selection without what the groups above no longer offer.
 * @param set the list's filters
 * @param items the whole list
 * @param values what is chosen
 * @param cascade names of the groups, the uppermost first
 */
export function withinOptions<Item, Fs extends Filters<Item>>(
  set: FilterSet<Item, Fs>,
  items: readonly Item[],
  values: FilterValues<Fs>,
  cascade: readonly (keyof Fs & string)[],
): FilterValues<Fs> {
  return cascade.reduce((kept, name) => {
    const offered = [...narrowedOptions(set, items, kept, cascade, name).keys()];
    return set.restrict(kept, { [name]: offered });
  }, values);
}

/**
 * What to propose where a selection gives nothing: without one of the groups, the lowest first; else without any.
 * @param set the list's filters
 * @param items the whole list
 * @param values what is chosen
 * @param cascade names of the groups, the uppermost first
 * @returns the nearest selection with results, and the group that it gives up; null for all of them
 */
export function nearestSelection<Item, Fs extends Filters<Item>>(
  set: FilterSet<Item, Fs>,
  items: readonly Item[],
  values: FilterValues<Fs>,
  cascade: readonly (keyof Fs & string)[],
): { values: FilterValues<Fs>; without: (keyof Fs & string) | null } {
  const active = [...cascade].reverse().filter((name) => set.count(values, [name]) > 0);
  for (const name of active) {
    const kept = set.names.filter((other) => other !== name);
    const fewer = set.reset(values, kept);
    if (items.some((item) => set.matches(item, fewer))) return { values: fewer, without: name };
  }
  return { values: set.initial, without: null };
}
