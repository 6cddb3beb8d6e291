import { useCallback, useMemo } from 'react';
import { withinOptions } from '../../lib/filters/cascade';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { Filters, FilterValues } from '../../lib/filters/Filter';
import { groupEntries, type GroupEntry, type GroupLists } from '../../lib/filters/groupEntries';
import { knownValues } from '../../lib/filters/optionCounts';

/** The label groups by which a list can be filtered. */
export interface Groups<Group extends string> {
  /** Groups that have at least one label, in display order. */
  groups: readonly Group[];
  /**
   * The same groups from the highest to the lowest level. The selection in a group limits the options of the groups
   * below it.
   */
  cascade: readonly Group[];
  /** The labels of each group. */
  entries: Readonly<Record<Group, readonly GroupEntry[]>>;
}

interface GroupsOptions<Node, Item, Fs, Group extends string> {
  set: FilterSet<Item, Fs>;
  /** CMS nodes from which the labels are read. */
  nodes: readonly Node[];
  items: readonly Item[];
  lists: GroupLists<Node, Group>;
  /** Groups that the page offers, in display order. Pass a stable array. */
  shown: readonly Group[];
  /** The same groups from the highest to the lowest level. The default is the display order. Pass a stable array. */
  order?: readonly Group[];
}

/** Returns the label groups of a list, and the props that its `FiltersProvider` needs. */
export function useGroups<Node, Item, Fs extends Filters<Item>, Group extends keyof Fs & string>({
  set,
  nodes,
  items,
  lists,
  shown,
  order = shown,
}: GroupsOptions<Node, Item, Fs, Group>) {
  const known = useMemo(() => knownValues(set, items, shown), [set, items, shown]);
  const repair = useCallback(
    (values: FilterValues<Fs>) => withinOptions(set, items, values, order),
    [set, items, order],
  );
  const groups = useMemo((): Groups<Group> => {
    const entries = groupEntries(nodes, lists);
    const hasEntries = (group: Group) => entries[group].length > 0;
    return { groups: shown.filter(hasEntries), cascade: order.filter(hasEntries), entries };
  }, [nodes, lists, shown, order]);
  return { groups, provider: { known, repair } };
}
