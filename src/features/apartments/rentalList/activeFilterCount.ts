import type { FilterValues } from '../../../lib/filters/Filter';
import { rentalListFilters } from '../filters/apartmentFilters';

/** URL parameters that are not part of the filters dialog. */
const OUTSIDE = ['cities', 'q', 'page', 'open'] as const;

/** Returns the number of active filters in the rental list's dialog, for the badge on its button. */
export const activeFilterCount = (values: FilterValues<typeof rentalListFilters.filters>): number =>
  rentalListFilters.count(
    values,
    rentalListFilters.names.filter((name) => !OUTSIDE.some((other) => other === name)),
  );
