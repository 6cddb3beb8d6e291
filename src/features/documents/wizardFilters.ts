import { createFilterContext } from '../../components/filters/createFilterContext';
import { choice } from '../../lib/filters/choice';
import { choices } from '../../lib/filters/choices';
import { defineFilters } from '../../lib/filters/defineFilters';
import type { Filter } from '../../lib/filters/Filter';
import type { DeliveryDocument } from './DeliveryDocument';
import type { StepNumber } from './wizard';

/** The step, from 1 in the address; the first is left out. */
const step: Filter<StepNumber, DeliveryDocument> = {
  initial: 0,
  parse: ([text = '']) => (/^[2-4]$/.test(text) ? ((Number(text) - 1) as StepNumber) : 0),
  write: (value) => (value === 0 ? [] : [String(value + 1)]),
  count: () => 0,
};

/**
 * The wizard's state in the address, so that links to a building can be shared. Another building or destination
 * resets later choices.
 */
export const wizardFilters = defineFilters<DeliveryDocument>()({
  building: choice({ of: ({ buildings }) => buildings, clears: ['destination', 'categories'] }),
  destination: choice({ of: ({ destination }) => [destination], clears: ['categories'] }),
  categories: choices({ of: ({ categories }) => categories }),
  step,
});

export const { FiltersProvider, useFilters } = createFilterContext(wizardFilters);
