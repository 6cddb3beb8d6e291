import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { chip, list, outdatedCount } from './Chips.styles';

export interface Chip {
  value: string | null;
  label: ReactNode;
  /** How many results it would give: with none it cannot be chosen. */
  count?: number;
  /** The number was counted beside an earlier choice: its place is kept, and it is not said. */
  outdated?: boolean;
}

interface ChipsProps {
  /** Name of the choice, for screen-reader users. */
  label: string;
  chips: readonly Chip[];
  /** One value, or several; `null` and an empty list are the chip for all. */
  selected: string | null | readonly string[];
  onSelect: (value: string | null) => void;
  /** So many values are there at first, beside the chip for all, which is none; a press on "more" shows the rest. */
  limit?: number;
  /** Says the rest is to be had; how many there are, unless it says otherwise. */
  moreLabel?: string;
}

/** A choice of a few, as buttons in a row; `null` is the one for all. */
export function Chips({ label, chips, selected, onSelect, limit = Infinity, moreLabel }: ChipsProps) {
  const { t } = useTranslation('common');
  const [expanded, setExpanded] = useState(false);
  const firstLater = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (expanded) firstLater.current?.focus();
  }, [expanded]);

  const isSelected = (value: string | null) =>
    Array.isArray(selected)
      ? value === null
        ? selected.length === 0
        : selected.includes(value)
      : value === selected;
  const end = chips[0]?.value === null ? limit + 1 : limit;
  // What is chosen is never out of sight.
  const chosenLater = chips.some(({ value }, index) => index >= end && isSelected(value));
  const shown = expanded || chosenLater ? chips : chips.slice(0, end);
  return (
    <div role="group" aria-label={label} css={list}>
      {shown.map(({ value, label: name, count, outdated = false }, index) => (
        <button
          key={value ?? ''}
          ref={index === end ? firstLater : undefined}
          type="button"
          aria-pressed={isSelected(value)}
          css={chip}
          // What would lead to nothing can only be taken away.
          disabled={count === 0 && !outdated && !isSelected(value)}
          onClick={() => onSelect(value)}
        >
          {name}
          {count !== undefined && (
            <span data-count="" css={outdated && outdatedCount}>
              {' '}
              <bdi>({count})</bdi>
            </span>
          )}
        </button>
      ))}
      {shown.length < chips.length && (
        <button type="button" css={chip} aria-expanded={false} onClick={() => setExpanded(true)}>
          {moreLabel ?? t('moreOptions', { number: chips.length - shown.length })}
        </button>
      )}
    </div>
  );
}
