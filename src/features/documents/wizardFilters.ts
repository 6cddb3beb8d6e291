import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import type { DeliveryDocument } from './DeliveryDocument';
import type { StepNumber } from './wizard';

/** The current step. The URL counts steps from 1 and omits the first one. */
const step: Filter<StepNumber, DeliveryDocument> = {
  initial: 0,
  parse: ([text = '']) => (/^[2-4]$/.test(text) ? ((Number(text) - 1) as StepNumber) : 0),
  write: (value) => (value === 0 ? [] : [String(value + 1)]),
  count: () => 0,
};

/**
 * The wizard's state in the URL, so that a link to a building can be shared. Choosing another building or destination
 * clears the choices of later steps.
 */
export const wizardFilters = defineFilters<DeliveryDocument>()({
  building: choice({ of: ({ buildings }) => buildings, clears: ['destination', 'categories'] }),
  destination: choice({ of: ({ destination }) => [destination], clears: ['categories'] }),
  categories: choices({ of: ({ categories }) => categories }),
  step,
});

export const { FiltersProvider, useFilters } = createFilterContext(wizardFilters);
