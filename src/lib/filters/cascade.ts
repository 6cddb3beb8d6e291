import type { Filters, FilterValues } from './Filter';
import type { FilterSet } from './defineFilters';
import { toggleChoice } from './toggleChoice';

/**
 * Counts how many items each option of a group has, among the items that match the groups above it (corporate-site §4).
 * @param cascade names of the filter groups, the highest first
 * @returns number of items by option
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
 * Removes chosen options that are no longer offered, given the choices in the groups above.
 * @param cascade names of the filter groups, the highest first
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
 * Makes an option available that the choices in the groups above exclude. Resets the nearest group above that makes it
 * available, or several groups if one is not enough.
 * @param cascade names of the filter groups, the highest first
 */
export function makeOptionAvailable<Item, Fs extends Filters<Item>>(
  set: FilterSet<Item, Fs>,
  items: readonly Item[],
  values: FilterValues<Fs>,
  cascade: readonly (keyof Fs & string)[],
  name: keyof Fs & string,
  option: string,
): FilterValues<Fs> {
  const above = cascade.slice(0, cascade.indexOf(name)).reverse();
  const released = [
    [],
    ...above.map((group) => [group]),
    ...above.map((_, index) => above.slice(0, index + 1)),
  ];
  const without = (groups: readonly string[]) =>
    groups.length === 0
      ? values
      : set.reset(
          values,
          set.names.filter((other) => !groups.includes(other)),
        );
  return (
    released.map(without).find((kept) => narrowedOptions(set, items, kept, cascade, name).has(option)) ??
    values
  );
}

/**
 * Toggles an option of a group, or clears the group. If groups above exclude the option, they are reset (`makeOptionAvailable`).
 * Choices in groups below that are no longer offered are removed.
 * @param cascade names of the filter groups, the highest first
 */
export function chooseOption<Item, Fs extends Filters<Item>, Name extends keyof Fs & string>(
  set: FilterSet<Item, Fs>,
  items: readonly Item[],
  values: FilterValues<Fs> & Readonly<Record<Name, readonly string[]>>,
  cascade: readonly Name[],
  name: Name,
  option: string | null,
): FilterValues<Fs> {
  const room =
    option === null
      ? values
      : (makeOptionAvailable(set, items, values, cascade, name, option) as typeof values);
  const chosen = set.change(room, { [name]: toggleChoice(room[name], option) } as Partial<FilterValues<Fs>>);
  return withinOptions(set, items, chosen, cascade);
}

/**
 * Finds the nearest selection that has results. Tries to reset one group at a time, starting with the lowest. If that
 * does not help, resets all groups.
 * @param cascade names of the filter groups, the highest first
 * @returns the selection, and the group that was reset, or null if all were reset
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
