import { createFilterContext } from '../../../components/filters/createFilterContext';
import { rentalListFilters } from '../filters/apartmentFilters';

export const { FiltersProvider, useFilters } = createFilterContext(rentalListFilters, { isAwaited: true });
