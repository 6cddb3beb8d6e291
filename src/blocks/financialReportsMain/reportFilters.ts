import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { DatedReport } from './datedReports';

/** Filters of the reports: by year and by kind, with at most one value each. */
export const reportFilters = defineFilters<Pick<DatedReport, 'year' | 'kind'>>()({
  year: choice({ of: ({ year }) => [year] }),
  kind: choice({ of: ({ kind }) => [kind] }),
});

export const { FiltersProvider, useFilters } = createFilterContext(reportFilters);
