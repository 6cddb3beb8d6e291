import { useTranslation } from 'react-i18next';
import { FiltersModal } from '../../../components/filters/FiltersModal';
import { OptionGroup } from '../../../components/filters/OptionGroup';
import type { PendingSelection } from '../../../components/filters/usePendingSelection';
import { LiveData } from '../../../components/LiveData/LiveData';
import { toggleChoice } from '../../../lib/filters/toggleChoice';
import { jobFilters, MODAL_FILTERS } from './jobFilters';
import type { SearchedBoard } from './buildBoard';
import { useJobCount, useJobOptions } from './useLiveJobs';

const LABELS = { areas: 'filterArea', companies: 'filterCompany', types: 'filterType' } as const;

interface JobFiltersModalProps {
  built: SearchedBoard;
  pending: PendingSelection<typeof jobFilters.filters>;
}

/**
 * The dialog with filters by area, company and job type (corporate-site §4). Changes apply when the visitor presses the
 * button, and a reset keeps the chosen professions. A board that is limited to divisions has no filter by company.
 */
export function JobFiltersModal(props: JobFiltersModalProps) {
  return (
    <LiveData>
      <Filters {...props} />
    </LiveData>
  );
}

function Filters({ built, pending }: JobFiltersModalProps) {
  const { t } = useTranslation('careers');
  const { values, change, clear, isOpen } = pending;
  const results = useJobCount(built, values, isOpen);
  const options = useJobOptions(built, values, isOpen);
  const groups = MODAL_FILTERS.filter(
    (name) => options[name].length > 0 && (name !== 'companies' || built.divisions.length === 0),
  );
  return (
    <FiltersModal
      pending={pending}
      results={() => results}
      canClear={jobFilters.count(values, MODAL_FILTERS) > 0}
      onClear={() => clear(['professions', 'q'])}
    >
      {groups.map((name) => (
        <OptionGroup
          key={name}
          label={t(LABELS[name])}
          options={options[name]}
          selected={values[name]}
          onToggle={(value) => change({ [name]: toggleChoice(values[name], value) })}
        />
      ))}
    </FiltersModal>
  );
}
