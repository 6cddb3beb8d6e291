import { useCallback, useMemo } from 'react';
import { withinOptions } from '../../lib/filters/cascade';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { Filters, FilterValues } from '../../lib/filters/Filter';
import { groupEntries, type GroupEntry, type GroupLists } from '../../lib/filters/groupEntries';
import { knownValues } from '../../lib/filters/optionCounts';

/** Filters that are groups of labels. */
export interface Groups<Group extends string> {
  /** Groups with entries, in display order. */
  groups: readonly Group[];
  /** The same groups, uppermost first: each limits the options of those below. */
  cascade: readonly Group[];
  /** Labels of all groups. */
  entries: Readonly<Record<Group, readonly GroupEntry[]>>;
}

interface GroupsOptions<Node, Item, Fs, Group extends string> {
  set: FilterSet<Item, Fs>;
  /** Nodes of the CMS. */
  nodes: readonly Node[];
  items: readonly Item[];
  lists: GroupLists<Node, Group>;
  /** Groups of the page, in display order. Keep the identity. */
  shown: readonly Group[];
  /** The same groups, uppermost first. Keep the identity. */
  order?: readonly Group[];
}

/** Returns the groups of a list, and props of its `FiltersProvider`. */
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
