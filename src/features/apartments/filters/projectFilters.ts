import { createFilterContext } from '../../../components/filters/createFilterContext';
import { choice } from '../../../lib/filters/choice';
import { choices } from '../../../lib/filters/choices';
import { defineFilters } from '../../../lib/filters/defineFilters';
import { pageNumber } from '../../../lib/filters/pageNumber';
import { common, marketingOnly, rentOnly, removeInvalidRanges } from './apartmentFilters';
import type { FilterableApartment } from '../home/FilterableApartment';

/** The properties of a project's apartment that its list can filter by. */
export interface FilterableHome extends FilterableApartment {
  assetName: string;
  /** Id of the tab that contains the apartment: its type, or its building's name if the tabs are buildings. */
  tab: string | null;
}

/**
 * Whether a list offers apartments for sale or for rent. This determines which filters it has and what the date means
 * (project-marketing §3, §5).
 */
export type OfferKind = 'marketing' | 'rent';

const uncounted = { count: () => 0 } as const;

/**
 * URL state of the list that is not part of the filters dialog: tab, shared shortlist, number of shown rows, open
 * apartment.
 */
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

/** Names of the URL parameters that the filters dialog does not contain. */
export const OUTSIDE_MODAL = Object.keys(ofList) as (keyof typeof ofList)[];

const options = { repair: removeInvalidRanges };

/** URL parameters and filters of a project's list of apartments, for sale and for rent. */
export const projectFilters = {
  marketing: defineFilters<FilterableHome>()({ ...ofList, ...common, ...marketingOnly }, options),
  rent: defineFilters<FilterableHome>()({ ...ofList, ...common, ...rentOnly }, options),
} as const;

export type ProjectFilterValues = (typeof projectFilters)['rent']['initial'];

/** React context of each kind of list. It provides the filter values and keeps them in the URL. */
export const projectFilterContexts = {
  marketing: createFilterContext(projectFilters.marketing, { isAwaited: true }),
  rent: createFilterContext(projectFilters.rent, { isAwaited: true }),
} as const;

/** Returns the number of active filters in the dialog, for the badge on its button (project-marketing §4). */
export const activeCount = (semantics: OfferKind, values: ProjectFilterValues): number =>
  projectFilters[semantics].count(
    values,
    projectFilters[semantics].names.filter((name) => !OUTSIDE_MODAL.some((other) => other === name)),
  );
