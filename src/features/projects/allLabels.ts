import type { ProjectGroup } from './projectFilters';

/** Text key of "all" in each group. */
export const ALL_LABELS = {
  designations: 'allProjects',
  subsidiaries: 'allSubsidiaries',
  statuses: 'allStatuses',
  countries: 'allCountries',
  cities: 'allCities',
} as const satisfies Record<ProjectGroup, string>;
