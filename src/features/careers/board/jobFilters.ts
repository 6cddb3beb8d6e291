import { createFilterContext } from '../../../components/filters/createFilterContext';
import { choices } from '../../../lib/filters/choices';
import { defineFilters } from '../../../lib/filters/defineFilters';
import { pageNumber } from '../../../lib/filters/pageNumber';
import type { FilterValues } from '../../../lib/filters/Filter';
import type { BuiltJob } from './boardJob';

const known = (value: string | number | null | undefined): string[] =>
  value === null || value === undefined ? [] : [String(value)];

/**
 * By what the board is narrowed down (corporate-site §4): the numbers that the live service knows, several of each as alternatives; `page` is how
 * many pages of positions are shown.
 */
export const jobFilters = defineFilters<BuiltJob>()({
  professions: choices({ of: ({ profession }) => known(profession?.documentId) }),
  areas: choices({ of: ({ area }) => known(area?.documentId) }),
  companies: choices({ of: ({ company }) => known(company?.companyId) }),
  types: choices({ of: ({ scope }) => known(scope?.documentId) }),
  page: pageNumber(),
});

export const { FiltersProvider, useFilters } = createFilterContext(jobFilters);

export type JobFilterValues = FilterValues<typeof jobFilters.filters>;

/** The groups of the modal; the professions are chips above the list. */
export const MODAL_FILTERS = ['areas', 'companies', 'types'] as const;

/** Only whole numbers are known to the service: what else stands in the address was no choice. */
const numbers = (texts: readonly string[]): number[] | undefined => {
  const ids = texts.filter((text) => /^\d{1,15}$/.test(text)).map(Number);
  return ids.length > 0 ? ids : undefined;
};

/**
 * The choice as the live service takes it; filters that are empty are left out (corporate-site §7).
 * @param divisions the board's own divisions, which visitors do not choose
 */
export function searchOf(values: JobFilterValues, divisions: readonly number[]) {
  const chosen = {
    professionIds: numbers(values.professions),
    areaIds: numbers(values.areas),
    companyIds: numbers(values.companies),
    jobScopeIds: numbers(values.types),
    companyDivisions: divisions.length > 0 ? [...divisions] : undefined,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, ids]) => ids !== undefined));
}
