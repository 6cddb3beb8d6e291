import { useMemo, useRef } from 'react';
import { track, type ListName } from '../../lib/analytics';
import type { FilterSet } from '../../lib/filters/defineFilters';
import type { Filter, Filters, FilterValues } from '../../lib/filters/Filter';
import { pageOf } from '../../lib/filters/pageOf';
import { awaited } from '../../theme/awaited';
import type { FilterState } from '../filters/createFilterContext';
import { usePendingSelection } from '../filters/usePendingSelection';
import { useListSearch } from '../filters/useListSearch';
import { usePrinting } from '../usePrinting/usePrinting';

/** Number of items per page (corporate-site §9, forms-investors-catalogue §9). */
export const PAGE_SIZE = 9;

/** The filters that every list has: search text and page number. */
type ListFilters = Readonly<{ q: Filter<string, never>; page: Filter<number, never> }>;
type ListState = Pick<FilterState<ListFilters>, 'values' | 'change' | 'correct' | 'hrefOf' | 'leftOut'>;

/** The state of any list, without the parts whose types depend on its filters. */
export type Listing<Item> = Omit<ReturnType<typeof useListing<Item, ListFilters>>, 'pending' | 'choose'>;

interface ListingOptions<Item, Fs> {
  /** Name of the list in analytics. */
  name: ListName;
  set: FilterSet<Item, Fs>;
  /** Result of `useFilters`. */
  state: FilterState<Fs> & ListState;
  /** All items. Pass a stable array. */
  items: readonly Item[];
  /** Returns the searchable texts of an item. Pass a stable function. */
  textOf: (item: Item) => readonly (string | null | undefined)[];
  /** Filters that "clear all" does not reset. */
  keep?: readonly (keyof Fs)[];
  /** Returns the number of active filters that the dialog contains. The default counts all filters. */
  countOf?: (values: FilterValues<Fs>) => number;
}

/** Searches, filters and paginates a list according to the URL. */
export function useListing<Item, Fs extends Filters<Item>>({
  name,
  set,
  state,
  items,
  textOf,
  keep,
  countOf = set.count,
}: ListingOptions<Item, Fs>) {
  const { values, change, reset } = state;
  const listRef = useRef<HTMLUListElement>(null);
  const pending = usePendingSelection(set, state, (applied) =>
    track('filters_applied', { list: name, filters: countOf(applied) }),
  );
  const { found, ...search } = useListSearch(items, textOf, values.q);
  const results = useMemo(() => found.filter((item) => set.matches(item, values)), [found, set, values]);
  const page = pageOf(results, values.page, PAGE_SIZE);
  const printing = usePrinting();
  return {
    name,
    state,
    items,
    found,
    search,
    results,
    page,
    printing,
    /** Items to render: those of the current page, or all results while printing. */
    shown: printing ? results : page.items,
    pending,
    modal: { count: countOf(values), open: pending.open },
    /** Props for the list's element. */
    listProps: { ref: listRef, ...awaited.items },
    choose: <Name extends keyof Fs & string>(filter: Name, value: FilterValues<Fs>[Name]) => {
      track('filter_chosen', { list: name, filter });
      void change({ [filter]: value } as Partial<FilterValues<Fs>>);
    },
    clear: () => {
      track('filters_cleared', { list: name });
      void reset(keep);
    },
  };
}
