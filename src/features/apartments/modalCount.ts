import type { FilterValues } from '../../lib/filters/Filter';
import { rentalListFilters } from './apartmentFilters';

/** What the modal does not ask: it has no say in what the cities filter and the pages stand at. */
const OUTSIDE = ['cities', 'q', 'page', 'open'] as const;

/** How many filters of the modal of the rental list are active. */
export const modalCount = (values: FilterValues<typeof rentalListFilters.filters>): number =>
  rentalListFilters.count(
    values,
    rentalListFilters.names.filter((name) => !OUTSIDE.some((other) => other === name)),
  );
