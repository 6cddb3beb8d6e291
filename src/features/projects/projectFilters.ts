import { createFilterContext } from '../../components/filters/createFilterContext';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import { flag } from '../../lib/filters/flag';
import { pageNumber } from '../../lib/filters/pageNumber';
import { typedText } from '../../lib/filters/typedText';
import type { ListedProject } from './ListedProject';

/** Texts by which an address may say "all projects" (corporate-site §2). */
const ALL_PROJECTS = ['כל הפרויקטים', 'All Projects'];

/**
 * By what projects are narrowed, and the parameters of the address (corporate-site §2, §4): choosing a
 * designation clears all other groups, a status clears cities and countries, a country clears cities.
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
  /** The results on a map instead of in a grid: takes nothing away, and is no filter. */
  map: { ...flag(() => true), count: () => 0, matches: () => true },
});

export type ProjectGroup = 'designations' | 'subsidiaries' | 'statuses' | 'countries' | 'cities';
export type ProjectFilterValues = typeof projectFilters.initial;

/** Upper groups first: each narrows the options of those below it (corporate-site §3, filter groups). */
const CASCADE = [
  'designations',
  'subsidiaries',
  'statuses',
  'countries',
  'cities',
] as const satisfies ProjectGroup[];

/** The kinds of group that a listing may be for, and the filters of each, in their order (corporate-site §4). */
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

/** The filter groups of a kind of group, in the order in which they are shown. */
export const groupsOf = (kind: GroupKind): readonly ProjectGroup[] => GROUPS_OF_KIND[kind];

/** The filter groups of a kind of group, the uppermost first. */
export const cascadeOf = (kind: GroupKind): readonly ProjectGroup[] =>
  CASCADE.filter((group) => groupsOf(kind).includes(group));

/**
 * Whether the address narrows the list: by status, country, city, or a designation other than "all projects"
 * (corporate-site §4); by subsidiary too.
 */
export const isNarrowed = (values: ProjectFilterValues): boolean => projectFilters.count(values) > 0;

export const { FiltersProvider, useFilters } = createFilterContext(projectFilters);
