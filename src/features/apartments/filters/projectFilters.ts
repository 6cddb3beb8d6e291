import { createFilterContext } from '../../../components/filters/createFilterContext';
import { choice } from '../../../lib/filters/choice';
import { choices } from '../../../lib/filters/choices';
import { defineFilters } from '../../../lib/filters/defineFilters';
import { pageNumber } from '../../../lib/filters/pageNumber';
import { common, marketingOnly, rentOnly, repairRanges } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';

/** Filterable properties of a project's home. */
export interface FilterableHome extends FilterableApartment {
  assetName: string;
  /** Key of its type, or its building's name if tabs are buildings. */
  tab: string | null;
}

/** Rules of a list: determines the meaning of the date and the available filters (project-marketing §3, §5). */
export type Semantics = 'marketing' | 'rent';

const uncounted = { count: () => 0 } as const;

/** Address state besides the dialog's filters: tab, shown rows, open home, shared shortlist. */
const ofList = {
  tab: { ...choice<FilterableHome>({ of: ({ tab }) => (tab === null ? [] : [tab]) }), ...uncounted },
  saved: { ...choices<FilterableHome>({ of: ({ assetName }) => [assetName] }), ...uncounted },
  shown: pageNumber<FilterableHome>(),
  home: {
    ...choice<FilterableHome>({ of: ({ assetName }) => [assetName] }),
    ...uncounted,
    followsOthers: true,
    matches: () => true,
  },
};

/** Names outside the dialog. */
export const OUTSIDE_MODAL = Object.keys(ofList) as (keyof typeof ofList)[];

const options = { repair: repairRanges };

/** Filters of a project's list of homes, by its rules. */
export const projectFilters = {
  marketing: defineFilters<FilterableHome>()({ ...ofList, ...common, ...marketingOnly }, options),
  rent: defineFilters<FilterableHome>()({ ...ofList, ...common, ...rentOnly }, options),
} as const;

export type ProjectFilterValues = (typeof projectFilters)['rent']['initial'];

/** Provider and hook of each list, with filters in the address. */
export const projectFilterContexts = {
  marketing: createFilterContext(projectFilters.marketing, { isAwaited: true }),
  rent: createFilterContext(projectFilters.rent, { isAwaited: true }),
} as const;

/** Counts the active filters of the dialog for the badge (project-marketing §4). */
export const activeCount = (semantics: Semantics, values: ProjectFilterValues): number =>
  projectFilters[semantics].count(
    values,
    projectFilters[semantics].names.filter((name) => !OUTSIDE_MODAL.some((other) => other === name)),
  );
