import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { flag } from '../../lib/filters/flag';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProject, ProjectGroup } from './ListedProject';

/** URL values that mean "all projects" (corporate-site §2). */
const ALL_PROJECTS = ['כל הפרויקטים', 'All Projects'];

/**
 * Filters of a project listing and their URL parameters (corporate-site §2, §4). Choosing a designation clears all
 * other groups, a status clears cities and countries, and a country clears cities.
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
  /** Whether the results are shown on a map. It filters nothing; it is here to be kept in the URL. */
  map: { ...flag(() => true), count: () => 0, matches: () => true },
});

/** Translation key of the option "all" in each group. */
export const ALL_LABELS = {
  designations: 'allProjects',
  subsidiaries: 'allSubsidiaries',
  statuses: 'allStatuses',
  countries: 'allCountries',
  cities: 'allCities',
} as const satisfies Record<ProjectGroup, string>;

export type ProjectFilterValues = typeof projectFilters.initial;

/**
 * Order in which groups limit each other: a choice in one group limits the options of those after it (corporate-site
 * §3, filter groups).
 */
const CASCADE = [
  'designations',
  'subsidiaries',
  'statuses',
  'countries',
  'cities',
] as const satisfies ProjectGroup[];

/** Filter groups of each kind of listing, in the order in which they are shown (corporate-site §4). */
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

/** Returns the filter groups of a kind of listing in the order in which they are shown. */
export const groupsOf = (kind: GroupKind): readonly ProjectGroup[] => GROUPS_OF_KIND[kind];

/** Returns the filter groups of a kind of listing in the order in which they limit each other. */
export const cascadeOf = (kind: GroupKind): readonly ProjectGroup[] =>
  CASCADE.filter((group) => groupsOf(kind).includes(group));

export const { FiltersProvider, useFilters } = createFilterContext(projectFilters, { isAwaited: true });
