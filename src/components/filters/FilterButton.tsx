import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { badge, filterButton } from './filters.styles';

interface FilterButtonProps {
  /** How many filters are active. */
  count: number;
  onClick: () => void;
}

/** Opens the filters modal; its badge says how many filters are active. */
export function FilterButton({ count, onClick }: FilterButtonProps) {
  const { t } = useTranslation('filters');
  return (
    <button
      type="button"
      css={filterButton}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('filtersActive', { number: count }) : undefined}
      onClick={onClick}
    >
      <Icon name="filter" />
      {t('filters')}
      {count > 0 && <bdi css={badge}>{count}</bdi>}
    </button>
  );
}
