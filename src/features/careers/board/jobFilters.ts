import { createFilterContext } from '../../../components/filters/createFilterContext';
import { choices } from '../../../lib/filters/choices';
import { defineFilters } from '../../../lib/filters/defineFilters';
import { pageNumber } from '../../../lib/filters/pageNumber';
import { typedText } from '../../../lib/filters/typedText';
import type { Filter, FilterValues } from '../../../lib/filters/Filter';
import type { BuiltJob } from './boardJob';

const isId = (text: string): boolean => /^\d{1,15}$/.test(text);

/** Creates a filter that accepts several numeric ids. Other values in the URL are ignored. */
const ids = (
  idOf: (job: BuiltJob) => string | number | null | undefined,
): Filter<readonly string[], BuiltJob> => {
  const filter = choices<BuiltJob>({ of: (job) => [idOf(job) ?? []].flat().map(String) });
  return { ...filter, parse: (texts) => filter.parse(texts.filter(isId)) };
};

/**
 * Filters of the job board (corporate-site §4). Their values are ids of the live service; several values of one filter
 * are alternatives. `page` is the number of pages shown.
 */
export const jobFilters = defineFilters<BuiltJob>()({
  professions: ids(({ profession }) => profession?.documentId),
  areas: ids(({ area }) => area?.documentId),
  companies: ids(({ company }) => company?.companyId),
  types: ids(({ scope }) => scope?.documentId),
  q: typedText(),
  page: pageNumber(),
});

export const { FiltersProvider, useFilters } = createFilterContext(jobFilters, { isAwaited: true });

export type JobFilterValues = FilterValues<typeof jobFilters.filters>;

/** Filters in the dialog. The filter by profession is not one of them; it is a row of chips above the list. */
export const MODAL_FILTERS = ['areas', 'companies', 'types'] as const;

/** Returns the texts of a position that the search looks through while the live search is unavailable. */
export const textOfJob = (job: BuiltJob) => [
  job.jobName,
  job.profession?.name,
  job.area?.name,
  job.scope?.name,
  job.company?.name,
  String(job.orderId ?? ''),
];

const numbers = (texts: readonly string[]): number[] | undefined =>
  texts.length > 0 ? texts.map(Number) : undefined;

/**
 * Converts the search text and the filters to a request to the live service, without empty ones (corporate-site §7).
 * @param divisions divisions that the board is limited to
 */
export function searchOf(values: JobFilterValues, divisions: readonly number[]) {
  const text = values.q.trim();
  const chosen = {
    text: text === '' ? undefined : text,
    professionIds: numbers(values.professions),
    areaIds: numbers(values.areas),
    companyIds: numbers(values.companies),
    jobScopeIds: numbers(values.types),
    companyDivisions: divisions.length > 0 ? [...divisions] : undefined,
  };
  return Object.fromEntries(Object.entries(chosen).filter(([, value]) => value !== undefined));
}
