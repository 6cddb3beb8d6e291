import { createFilterContext } from '../../components/filters/createFilterContext';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import { GRAPH_RANGES, type GraphRange } from './marketCalls';

const [INITIAL_RANGE] = GRAPH_RANGES;

/** The period that the graph shows. It is kept like a filter, but filters no list. */
const range: Filter<GraphRange, never> = {
  initial: INITIAL_RANGE,
  parse: ([text]) => GRAPH_RANGES.find((one) => one === text) ?? INITIAL_RANGE,
  write: (value) => (value === INITIAL_RANGE ? [] : [value]),
  count: (value) => (value === INITIAL_RANGE ? 0 : 1),
};

/** Provider and hook for the state of a stock's graph, which is kept in the URL. */
export const { FiltersProvider: GraphFiltersProvider, useFilters: useGraphFilters } = createFilterContext(
  defineFilters<never>()({ range }),
);
