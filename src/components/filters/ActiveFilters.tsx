import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { active, activeList } from './filters.styles';

export interface ActiveFilter {
  /** Identifies the filter. */
  id: string;
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClear: () => void;
  /** Called before the last filter is removed, because the focus needs another place. */
  onGone: () => void;
}

/** The active filters, each with a button to remove it. Renders nothing without any. */
export function ActiveFilters({ filters, onClear, onGone }: ActiveFiltersProps) {
  const { t } = useTranslation('filters');
  const list = useRef<HTMLUListElement>(null);
  if (filters.length === 0) return null;
  return (
    <ul ref={list} css={activeList} aria-label={t('activeFilters')}>
      {filters.map(({ id, label, onRemove }, index) => (
        <li key={id}>
          <button
            type="button"
            css={active}
            aria-label={t('removeFilter', { name: label })}
            onClick={() => {
              // Moves the focus to the next filter before this one disappears.
              if (filters.length === 1) onGone();
              else list.current?.querySelectorAll('button')[index + 1]?.focus();
              onRemove();
            }}
          >
            {label}
            <Icon name="close" />
          </button>
        </li>
      ))}
      <li>
        <Button
          variant="text"
          onClick={() => {
            onGone();
            onClear();
          }}
        >
          {t('clearAll')}
        </Button>
      </li>
    </ul>
  );
}
