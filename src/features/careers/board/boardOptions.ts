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

interface Named {
  name: string | null;
}

function distinct<Value extends Named>(
  jobs: readonly BuiltJob[],
  valueOf: (job: BuiltJob) => Value | null,
  idOf: (value: Value) => string | number | null,
): FilterOption[] {
  const options = new Map<string, string>();
  for (const job of jobs) {
    const value = valueOf(job);
    const id = value && idOf(value);
    if (value?.name && id !== null) options.set(String(id), value.name);
  }
  return [...options]
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => a.label.localeCompare(b.label, 'he'));
}

/** The values that the built positions have. */
export const builtOptions = (jobs: readonly BuiltJob[]): BoardOptions => ({
  professions: distinct(
    jobs,
    ({ profession }) => profession,
    ({ documentId }) => documentId,
  ),
  areas: distinct(
    jobs,
    ({ area }) => area,
    ({ documentId }) => documentId,
  ),
  companies: distinct(
    jobs,
    ({ company }) => company,
    ({ companyId }) => companyId,
  ),
  types: distinct(
    jobs,
    ({ scope }) => scope,
    ({ documentId }) => documentId,
  ),
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
