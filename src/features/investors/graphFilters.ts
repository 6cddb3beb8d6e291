import { createFilterContext } from '../../components/filters/createFilterContext';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import { GRAPH_RANGES, type GraphRange } from './marketCalls';

const [INITIAL_RANGE] = GRAPH_RANGES;

/** How far back a graph goes; there is no list that it takes anything from. */
const range: Filter<GraphRange, never> = {
  initial: INITIAL_RANGE,
  parse: ([text]) => GRAPH_RANGES.find((one) => one === text) ?? INITIAL_RANGE,
  write: (value) => (value === INITIAL_RANGE ? [] : [value]),
  count: (value) => (value === INITIAL_RANGE ? 0 : 1),
};

/** What a visitor chooses of a stock's graph, as it stands in the address. */
export const { FiltersProvider: GraphFiltersProvider, useFilters: useGraphFilters } = createFilterContext(
  defineFilters<never>()({ range }),
);
