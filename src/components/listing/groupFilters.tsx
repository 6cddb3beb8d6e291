import type { FilterSet } from '../../lib/filters/defineFilters';
import type { Filters, FilterValues } from '../../lib/filters/Filter';
import { chooseOption, narrowedOptions } from '../../lib/filters/cascade';
import type { GroupEntry } from '../../lib/filters/groupEntries';
import { toggleChoice } from '../../lib/filters/toggleChoice';
import { byName, byNumber } from '../../lib/preferredOrder';
import { Chips } from '../Chips/Chips';
import type { PendingSelection } from '../filters/usePendingSelection';
import { LazyGroupsModal } from './LazyGroupsModal';
import type { Groups } from './useGroups';
import type { Listing } from './useListing';

/** Number of chips before the "more" button, including "all" (corporate-site §4, forms-investors-catalogue §4). */
const CHIPS = 5;

type Selection<Fs, Group extends string> = FilterValues<Fs> & Readonly<Record<Group, readonly string[]>>;

interface GroupFilters<Item, Fs, Group extends string> extends Groups<Group> {
  set: FilterSet<Item, Fs>;
  listing: Listing<Item> & {
    state: { values: Selection<Fs, Group> };
    pending: PendingSelection<Fs> & { values: Selection<Fs, Group> };
    choose: (group: Group, options: readonly string[]) => void;
  };
  /** The group whose options are also shown as a row of chips above the list. */
  main: Group;
  /** Returns the display name of a group. */
  labelOf: (group: Group) => string;
  /** Returns the label of the option "all" in a group. */
  allOf: (group: Group) => string;
  /** Filters that the dialog's clear button keeps. */
  outside: readonly (keyof Fs)[];
}

/**
 * Returns the options of a group, each with its number of items. A selection in a group further down the cascade does
 * not affect these numbers.
 */
function optionsOf<Item, Fs extends Filters<Item>, Group extends keyof Fs & string>(
  { set, listing, cascade, entries, allOf }: GroupFilters<Item, Fs, Group>,
  values: Selection<Fs, Group>,
  group: Group,
  sort: (entries: readonly GroupEntry[]) => readonly GroupEntry[],
) {
  const counts = narrowedOptions(set, listing.found, values, cascade, group);
  return [
    { value: null, label: allOf(group) },
    ...sort(entries[group]).map(({ name }) => ({ value: name, label: name, count: counts.get(name) ?? 0 })),
  ];
}

/** Returns the props of `ListingLayout` that concern filters, for a list with `useGroups`. */
export function groupFilters<Item, Fs extends Filters<Item>, Group extends keyof Fs & string>(
  filters: GroupFilters<Item, Fs, Group>,
) {
  const { set, listing, groups, cascade, main, labelOf, outside } = filters;
  const { items, found, pending } = listing;
  const { values } = listing.state;
  const choose = (group: Group, option: string | null) =>
    listing.choose(group, toggleChoice(values[group], option));
  return {
    chips: groups.includes(main) && (
      <Chips
        label={labelOf(main)}
        limit={CHIPS}
        chips={optionsOf(filters, values, main, byNumber)}
        selected={values[main]}
        onSelect={(option) => choose(main, option)}
      />
    ),
    active: cascade.flatMap((group) =>
      values[group].map((option) => ({
        id: `${group}-${option}`,
        label: option,
        onRemove: () => choose(group, option),
      })),
    ),
    prepareModal: groups.length > 0 ? LazyGroupsModal.prepare : null,
    dialogs: (
      <LazyGroupsModal
        pending={pending}
        results={() => found.filter((item) => set.matches(item, pending.values)).length}
        canClear={set.count(pending.values) > 0}
        onClear={() => pending.clear(outside)}
        groups={() =>
          groups.map((group) => ({
            label: labelOf(group),
            selected: pending.values[group],
            options: optionsOf(
              filters,
              pending.values,
              group,
              group === main ? byName : (entries) => entries,
            ),
            onToggle: (option) =>
              pending.change(chooseOption(set, items, pending.values, cascade, group, option)),
          }))
        }
      />
    ),
  };
}
