import type { FilterOption } from '../../../components/filters/OptionGroup';
import type { components } from '../../../lib/api/liveServices.gen';
import type { BuiltJob } from './boardJob';

/** What visitors choose among, by filter. */
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

/** Each value once, in the order in which the service has them too. */
function inOrder(options: readonly (BuiltOption | null)[]): FilterOption[] {
  const byValue = new Map(options.flatMap((option) => (option ? [[option.value, option] as const] : [])));
  return [...byValue.values()]
    .sort((a, b) => a.order - b.order || Number(a.value) - Number(b.value))
    .map(({ value, label }) => ({ value, label }));
}

const ofLookup = (lookup: Lookup | null): BuiltOption | null =>
  lookup?.name ? { value: lookup.documentId, label: lookup.name, order: lookup.order ?? 0 } : null;

/** The values that the built positions have. */
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

const toOptions = (options: components['schemas']['JobFilters']['avialableAreas']): FilterOption[] =>
  options.map(({ id, name }) => ({ value: String(id), label: name }));

/** The values that open positions have just now. */
export const liveOptions = (filters: components['schemas']['JobFilters']): BoardOptions => ({
  professions: toOptions(filters.avialableProfessions),
  areas: toOptions(filters.avialableAreas),
  companies: toOptions(filters.avialableCompanies),
  types: toOptions(filters.avialableJobScopes),
});
