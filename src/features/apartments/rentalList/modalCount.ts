import type { FilterValues } from '../../../lib/filters/Filter';
import { rentalListFilters } from '../filters/apartmentFilters';

/** Filters outside the dialog. */
const OUTSIDE = ['cities', 'q', 'page', 'open'] as const;

/** Counts the active filters of the rental list's dialog. */
export const modalCount = (values: FilterValues<typeof rentalListFilters.filters>): number =>
  rentalListFilters.count(
    values,
    rentalListFilters.names.filter((name) => !OUTSIDE.some((other) => other === name)),
  );
