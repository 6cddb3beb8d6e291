import { FiltersModal } from '../../components/filters/FiltersModal';
import type { Interim } from '../../components/filters/useInterim';
import { ApartmentFilterFields, type ApartmentFilterFieldsProps } from './ApartmentFilterFields';

interface ApartmentFiltersModalProps extends Omit<ApartmentFilterFieldsProps, 'values' | 'change'> {
  interim: Pick<Interim<unknown>, 'isOpen' | 'close' | 'apply' | 'clear'> &
    Pick<ApartmentFilterFieldsProps, 'values' | 'change'>;
  /** How many homes the interim selection would give. */
  results: () => number;
  canClear: boolean;
  onClear?: () => void;
  /** What the button that clears says, where it is not the usual. */
  clearLabel?: string | undefined;
}

/**
 * The filters of apartments for rent or for sale, in a modal (project-marketing §2.12, §4, §5). What it asks
 * is counted only while it is open.
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
