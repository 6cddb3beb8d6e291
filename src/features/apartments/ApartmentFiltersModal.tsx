import { FiltersModal } from '../../components/filters/FiltersModal';
import type { Interim } from '../../components/filters/useInterim';
import { ApartmentFilterFields, type ApartmentFilterFieldsProps } from './ApartmentFilterFields';

interface ApartmentFiltersModalProps extends Omit<ApartmentFilterFieldsProps, 'values' | 'change'> {
  interim: Pick<Interim<unknown>, 'isOpen' | 'close' | 'apply' | 'clear'> &
    Pick<ApartmentFilterFieldsProps, 'values' | 'change'>;
  /** Returns the number of results of the interim selection. */
  results: () => number;
  canClear: boolean;
  onClear?: () => void;
  /** Label of the clear button, if it differs from the default. */
  clearLabel?: string | undefined;
}

/**
 * The filters dialog of apartments for rent or sale (project-marketing §2.12, §4, §5). Counts only while it is open.
 */
export function ApartmentFiltersModal({
  interim,
  results,
  canClear,
  onClear,
  clearLabel,
  ...fields
}: ApartmentFiltersModalProps) {
  return (
    <FiltersModal
      interim={interim}
      results={results}
      canClear={canClear}
      clearLabel={clearLabel}
      {...(onClear && { onClear })}
    >
      <ApartmentFilterFields values={interim.values} change={interim.change} {...fields} />
    </FiltersModal>
  );
}
