import { createFilterContext } from '../../components/filters/createFilterContext';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import { typedText } from '../../lib/filters/typedText';
import type { Factory } from './Factory';

/** URL value that means "no factory chosen" (forms-investors-catalogue §2.4). No factory has this number. */
export const NO_SELECTION = '0';

/** Number of the chosen factory, or `NO_SELECTION`. */
const branch: Filter<string, Factory> = {
  initial: NO_SELECTION,
  parse: ([text]) => text || NO_SELECTION,
  write: (value) => (value === NO_SELECTION ? [] : [value]),
  count: () => 0,
  restrict: (value, known) => (known.includes(value) ? value : NO_SELECTION),
};

/** State of the factory map in the URL: the chosen factory and the searched town. */
export const factoryFilters = defineFilters<Factory>()({ branch, town: typedText() });

export const { FiltersProvider, useFilters } = createFilterContext(factoryFilters);
