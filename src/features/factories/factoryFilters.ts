import { createFilterContext } from '../../components/filters/createFilterContext';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import { typedText } from '../../lib/filters/typedText';
import type { Factory } from './Factory';

/** Address value of "none" (forms-investors-catalogue §2.4). No factory has this number. */
export const NO_SELECTION = '0';

/** The chosen branch, or none. */
const branch: Filter<string, Factory> = {
  initial: NO_SELECTION,
  parse: ([text]) => text || NO_SELECTION,
  write: (value) => (value === NO_SELECTION ? [] : [value]),
  count: () => 0,
  restrict: (value, known) => (known.includes(value) ? value : NO_SELECTION),
};

/** The chosen branch and the searched town in the address. */
export const factoryFilters = defineFilters<Factory>()({ branch, town: typedText() });

export const { FiltersProvider, useFilters } = createFilterContext(factoryFilters);
