import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { Icon } from '../Icon/Icon';
import { active, activeList } from './filters.styles';

export interface ActiveFilter {
  /** Unique id of the filter, used as the React key. */
  id: string;
  label: string;
  onRemove: () => void;
}

interface ActiveFiltersProps {
  filters: readonly ActiveFilter[];
  onClear: () => void;
  /**
   * Called before the last filter disappears. Move the focus to another element then, because the focused button is
   * removed.
   */
  onGone: () => void;
}

/** The active filters, each with a button that removes it. Renders nothing if no filter is active. */
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
              // The pressed button is about to disappear, so the focus moves to the next one first.
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
