import { useTranslation } from 'react-i18next';
import { Icon } from '../Icon/Icon';
import { badge, filterButton } from './filters.styles';

interface FilterButtonProps {
  /** Number of active filters, shown as a badge. */
  count: number;
  onClick: () => void;
  /** Called on hover or focus, to prepare the dialog before it is opened. */
  onIntent?: (() => void) | undefined;
}

/** The button that opens the filters dialog. Its badge shows the number of active filters. */
export function FilterButton({ count, onClick, onIntent }: FilterButtonProps) {
  const { t } = useTranslation('filters');
  return (
    <button
      type="button"
      css={filterButton}
      aria-haspopup="dialog"
      aria-label={count > 0 ? t('filtersActive', { number: count }) : undefined}
      onPointerEnter={onIntent}
      onFocus={onIntent}
      onClick={onClick}
    >
      <Icon name="filter" />
      {t('filters')}
      {count > 0 && <span css={badge} data-count={count} />}
    </button>
  );
}
