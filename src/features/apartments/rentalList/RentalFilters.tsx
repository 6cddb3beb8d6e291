import { useMemo } from 'react';
import { FiltersModal } from '../../../components/filters/FiltersModal';
import type { Interim } from '../../../components/filters/useInterim';
import { optionCounts } from '../../../lib/filters/optionCounts';
import { ApartmentFilterFields } from '../filters/ApartmentFilterFields';
import { rentalListFilters } from '../filters/apartmentFilters';
import { modalCount } from './modalCount';
import { offeredOptions } from '../filters/offeredOptions';
import type { RentalHome } from '../home/RentalHome';

type Filters = typeof rentalListFilters.filters;

interface RentalFiltersProps {
  interim: Interim<Filters>;
  homes: readonly RentalHome[];
  /** Apartments that are not taken. The numbers beside the options count only these. */
  free: readonly RentalHome[];
  characteristics: ReadonlyMap<string, string>;
}

/** The filters dialog of the rental apartments page. */
export function RentalFilters({ interim, homes, free, characteristics }: RentalFiltersProps) {
  const { values } = interim;
  const offered = useMemo(() => offeredOptions(homes), [homes]);
  return (
    <FiltersModal
      interim={interim}
      results={() => free.filter((home) => rentalListFilters.matches(home, values)).length}
      canClear={modalCount(values) > 0}
      onClear={() => interim.clear(['cities', 'q'])}
    >
      <ApartmentFilterFields
        semantics="rent"
        values={values}
        change={interim.change}
        countsOf={(name) => optionCounts(rentalListFilters, free, values, name)}
        characteristics={characteristics}
        {...offered}
      />
    </FiltersModal>
  );
}
