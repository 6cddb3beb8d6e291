import { createFilterContext } from '../../components/filters/createFilterContext';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import { typedText } from '../../lib/filters/typedText';
import type { Factory } from './Factory';

/** What "none" is called (forms-investors-catalogue §2.4); no factory has this number. */
export const NO_SELECTION = '0';

/** One branch, or none. */
const branch: Filter<string, Factory> = {
  initial: NO_SELECTION,
  parse: ([text]) => text || NO_SELECTION,
  write: (value) => (value === NO_SELECTION ? [] : [value]),
  count: () => 0,
  restrict: (value, known) => (known.includes(value) ? value : NO_SELECTION),
};

/** The chosen branch and the sought town, in the address. */
export const factoryFilters = defineFilters<Factory>()({ branch, town: typedText() });

export const { FiltersProvider, useFilters } = createFilterContext(factoryFilters);
