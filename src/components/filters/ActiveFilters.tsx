import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { active, activeList } from './filters.styles';

export interface ActiveFilter {
  /** Tells it from the others. */
  id: string;
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClear: () => void;
  /** Called before the last one goes, and this list with it: the focus needs another place. */
  onGone: () => void;
}

/** What is chosen at present, to read and to take away one by one; nothing where nothing is. */
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
              // This one goes: the focus stays in the list, at what comes next.
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
