import { useMemo } from 'react';
import type { Interim } from '../../components/filters/useInterim';
import { optionCounts } from '../../lib/filters/optionCounts';
import { ApartmentFiltersModal } from './ApartmentFiltersModal';
import { rentalListFilters } from './apartmentFilters';
import { modalCount } from './modalCount';
import { offeredOptions } from './offeredOptions';
import type { RentalHome } from './RentalHome';

type Filters = typeof rentalListFilters.filters;

interface RentalFiltersProps {
  interim: Interim<Filters>;
  homes: readonly RentalHome[];
  /** Homes that are not taken. Numbers count these. */
  free: readonly RentalHome[];
  characteristics: ReadonlyMap<string, string>;
}

/** The filters modal of the rental apartments page. */
export function RentalFilters({ interim, homes, free, characteristics }: RentalFiltersProps) {
  const { values } = interim;
  const offered = useMemo(() => offeredOptions(homes), [homes]);
  return (
    <ApartmentFiltersModal
      semantics="rent"
      interim={interim}
      results={() => free.filter((home) => rentalListFilters.matches(home, values)).length}
      canClear={modalCount(values) > 0}
      onClear={() => interim.clear(['cities', 'q'])}
      countsOf={(name) => optionCounts(rentalListFilters, free, values, name)}
      characteristics={characteristics}
      {...offered}
    />
  );
}
