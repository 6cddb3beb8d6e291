import { useMemo } from 'react';
import { FiltersModal } from '../../../components/filters/FiltersModal';
import type { PendingSelection } from '../../../components/filters/usePendingSelection';
import { optionCounts } from '../../../lib/filters/optionCounts';
import { ApartmentFilterFields } from '../filters/ApartmentFilterFields';
import { rentalListFilters } from '../filters/apartmentFilters';
import { activeFilterCount } from './activeFilterCount';
import { offeredOptions } from '../filters/offeredOptions';
import type { RentalHome } from '../home/RentalHome';

type Filters = typeof rentalListFilters.filters;

interface RentalFiltersProps {
  pending: PendingSelection<Filters>;
  homes: readonly RentalHome[];
  /** Apartments that are not taken. The numbers beside the options count only these. */
  free: readonly RentalHome[];
  characteristics: ReadonlyMap<string, string>;
}

/** The filters dialog of the rental apartments page. */
export function RentalFilters({ pending, homes, free, characteristics }: RentalFiltersProps) {
  const { values } = pending;
  const offered = useMemo(() => offeredOptions(homes), [homes]);
  return (
    <FiltersModal
      pending={pending}
      results={() => free.filter((home) => rentalListFilters.matches(home, values)).length}
      canClear={activeFilterCount(values) > 0}
      onClear={() => pending.clear(['cities', 'q'])}
    >
      <ApartmentFilterFields
        semantics="rent"
        values={values}
        change={pending.change}
        countsOf={(name) => optionCounts(rentalListFilters, free, values, name)}
        characteristics={characteristics}
        {...offered}
      />
    </FiltersModal>
  );
}
