import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { pageNumber } from '../../lib/filters/pageNumber';
import { common, marketingOnly, rentOnly, repairRanges } from './apartmentFilters';
import type { FilterableApartment } from './FilterableApartment';

/** What the list of a project's homes looks at. */
export interface FilterableHome extends FilterableApartment {
  assetName: string;
  /** Key of its type, or the name of its building where those are the tabs. */
  tab: string | null;
}

/** Which of the two sets of rules a list follows: what the date means, and what is asked (project-marketing §3, §5). */
export type Semantics = 'marketing' | 'rent';

const uncounted = { count: () => 0 } as const;

/** Beside the filters of the modal: the tab, how much of the list is shown, the home that is open, and a shortlist that somebody shared. */
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

/** What the modal does not ask. */
export const OUTSIDE_MODAL = Object.keys(ofList) as (keyof typeof ofList)[];

const options = { repair: repairRanges };

/** The filters of a project's list of homes, by the rules that it follows. */
export const projectFilters = {
  marketing: defineFilters<FilterableHome>()({ ...ofList, ...common, ...marketingOnly }, options),
  rent: defineFilters<FilterableHome>()({ ...ofList, ...common, ...rentOnly }, options),
} as const;

export type ProjectFilters = (typeof projectFilters)['rent']['filters'];
export type ProjectFilterValues = (typeof projectFilters)['rent']['initial'];

/** Provider and hook of each list; its filters stand in the address. */
export const projectFilterContexts = {
  marketing: createFilterContext(projectFilters.marketing),
  rent: createFilterContext(projectFilters.rent),
} as const;

/** How many filters of the modal are active: the number in the badge (project-marketing §4). */
export const activeCount = (semantics: Semantics, values: ProjectFilterValues): number =>
  projectFilters[semantics].count(
    values,
    projectFilters[semantics].names.filter((name) => !OUTSIDE_MODAL.some((other) => other === name)),
  );
