import type { FilterOption } from '../../../components/filters/OptionGroup';
import { optionCounts } from '../../../lib/filters/optionCounts';
import type { components } from '../../../lib/api/liveServices.gen';
import type { BuiltJob } from './boardJob';
import { jobFilters, type JobFilterValues } from './jobFilters';

/** Options of each filter. */
export interface BoardOptions {
  professions: readonly FilterOption[];
  areas: readonly FilterOption[];
  companies: readonly FilterOption[];
  types: readonly FilterOption[];
}

type Lookup = NonNullable<BuiltJob['profession']>;

interface BuiltOption extends FilterOption {
  order: number;
}

/** Removes duplicate options and sorts the others as the live service does. */
function inOrder(options: readonly (BuiltOption | null)[]): FilterOption[] {
  const byValue = new Map(options.flatMap((option) => (option ? [[option.value, option] as const] : [])));
  return [...byValue.values()]
    .sort((a, b) => a.order - b.order || Number(a.value) - Number(b.value))
    .map(({ value, label }) => ({ value, label }));
}

const ofLookup = (lookup: Lookup | null): BuiltOption | null =>
  lookup?.name ? { value: lookup.documentId, label: lookup.name, order: lookup.order ?? 0 } : null;

/**
 * Returns the filter options that occur in the positions from the build. They have no numbers, because the build may
 * contain only the newest positions.
 */
export const builtOptions = (jobs: readonly BuiltJob[]): BoardOptions => ({
  professions: inOrder(jobs.map(({ profession }) => ofLookup(profession))),
  areas: inOrder(jobs.map(({ area }) => ofLookup(area))),
  companies: inOrder(
    jobs.map(({ company }) =>
      company?.name && company.companyId !== null
        ? { value: String(company.companyId), label: company.name, order: 0 }
        : null,
    ),
  ),
  types: inOrder(jobs.map(({ scope }) => ofLookup(scope))),
});

/**
 * Returns the filter options that occur in the positions from the build, each with the number of positions that it
 * would lead to. Requires that the build contains all positions.
 * @param found positions that match the search text
 */
export function countedOptions(
  jobs: readonly BuiltJob[],
  found: readonly BuiltJob[],
  values: JobFilterValues,
): BoardOptions {
  const options = builtOptions(jobs);
  const counted = (name: keyof BoardOptions) => {
    const counts = optionCounts(jobFilters, found, values, name);
    return options[name].map((option) => ({ ...option, count: counts.get(option.value ?? '') ?? 0 }));
  };
  return {
    professions: counted('professions'),
    areas: counted('areas'),
    companies: counted('companies'),
    types: counted('types'),
  };
}

const toOptions = (options: components['schemas']['JobFilters']['avialableAreas']): FilterOption[] =>
  options.map(({ id, name, count }) => ({ value: String(id), label: name, count }));

/** Returns the filter options from a response of the live service. */
export const liveOptions = (filters: components['schemas']['JobFilters']): BoardOptions => ({
  professions: toOptions(filters.avialableProfessions),
  areas: toOptions(filters.avialableAreas),
  companies: toOptions(filters.avialableCompanies),
  types: toOptions(filters.avialableJobScopes),
});

/**
 * Replaces outdated numbers of the live service's options by those from the build. An option that the build has not
 * counted is marked as outdated.
 * @param built options from the build, counted for the current choice
 */
export function mergeCounts(options: BoardOptions, built: BoardOptions): BoardOptions {
  const of = (name: keyof BoardOptions) => {
    const counts = new Map(built[name].map(({ value, count }) => [value, count]));
    return options[name].map((option) => {
      const count = counts.get(option.value);
      return count === undefined ? { ...option, outdated: true } : { ...option, count };
    });
  };
  return {
    professions: of('professions'),
    areas: of('areas'),
    companies: of('companies'),
    types: of('types'),
  };
}
