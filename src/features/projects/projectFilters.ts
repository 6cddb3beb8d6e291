import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { flag } from '../../lib/filters/flag';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProject, ProjectGroup } from './ListedProject';

/** Address values of "all projects" (corporate-site §2). */
const ALL_PROJECTS = ['כל הפרויקטים', 'All Projects'];

/**
 * Filters of projects and their parameters (corporate-site §2, §4). A designation resets all other groups, a status
 * resets cities and countries, a country resets cities.
 */
export const projectFilters = defineFilters<ListedProject>()({
  designations: choices({
    of: ({ designations }) => designations,
    all: ALL_PROJECTS,
    clears: ['subsidiaries', 'statuses', 'countries', 'cities'],
  }),
  subsidiaries: choices({ of: ({ subsidiaries }) => subsidiaries }),
  statuses: choices({ of: ({ statuses }) => statuses, clears: ['countries', 'cities'] }),
  countries: choices({ of: ({ countries }) => countries, clears: ['cities'] }),
  cities: choices({ of: ({ cities }) => cities }),
  q: typedText(),
  page: pageNumber(),
  /** Whether results are on a map. Not a filter, but kept in the address. */
  map: { ...flag(() => true), count: () => 0, matches: () => true },
});

/** Text key of "all" in each group. */
export const ALL_LABELS = {
  designations: 'allProjects',
  subsidiaries: 'allSubsidiaries',
  statuses: 'allStatuses',
  countries: 'allCountries',
  cities: 'allCities',
} as const satisfies Record<ProjectGroup, string>;

export type ProjectFilterValues = typeof projectFilters.initial;

/** Upper groups first. Each limits the options of those below (corporate-site §3, filter groups). */
const CASCADE = [
  'designations',
  'subsidiaries',
  'statuses',
  'countries',
  'cities',
] as const satisfies ProjectGroup[];

/** Kinds of listing with their filters in display order (corporate-site §4). */
const GROUPS_OF_KIND = {
  group: ['designations', 'statuses', 'cities', 'subsidiaries', 'countries'],
  construction: ['designations', 'cities'],
  properties: ['designations', 'statuses'],
  ashdar: ['designations', 'statuses', 'cities'],
  industries: ['designations', 'cities'],
  rent: ['designations', 'statuses', 'cities'],
  international: ['designations', 'statuses', 'cities'],
} as const satisfies Record<string, readonly ProjectGroup[]>;

export type GroupKind = keyof typeof GROUPS_OF_KIND;

/** Returns the filter groups of a kind in display order. */
export const groupsOf = (kind: GroupKind): readonly ProjectGroup[] => GROUPS_OF_KIND[kind];

/** Returns the filter groups of a kind, uppermost first. */
export const cascadeOf = (kind: GroupKind): readonly ProjectGroup[] =>
  CASCADE.filter((group) => groupsOf(kind).includes(group));

export const { FiltersProvider, useFilters } = createFilterContext(projectFilters, { isAwaited: true });
