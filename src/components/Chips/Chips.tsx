import { useEffect, useRef, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { scrollIntoRow } from '../../lib/scrollIntoRow';
import { chip, list, outdatedCount, quiet } from './Chips.styles';

export interface Chip {
  value: string | null;
  label: ReactNode;
  /** Number of results for this choice. A chip with 0 results looks muted, but can still be chosen. */
  count?: number;
  /** Whether `count` belongs to an earlier selection. If so, the number is hidden but keeps its space. */
  outdated?: boolean;
}

interface ChipsProps {
  /** Accessible name. */
  label: string;
  chips: readonly Chip[];
  /** The selected value or values. `null` or an empty list selects the "all" chip. */
  selected: string | null | readonly string[];
  onSelect: (value: string | null) => void;
  /** Maximum number of chips, including "all", before the rest is hidden behind a "more" button. */
  limit?: number;
  /** Label of the "more" button. The default states the number of hidden chips. */
  moreLabel?: string;
}

/** A row of buttons to choose a value from. The chip with the value `null` means "all". */
export function Chips({ label, chips, selected, onSelect, limit = Infinity, moreLabel }: ChipsProps) {
  const { t } = useTranslation('common');
  const [expanded, setExpanded] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const firstLater = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (expanded) firstLater.current?.focus();
  }, [expanded]);
  const selection = String(selected);
  useEffect(() => {
    const [chosen, ...others] = row.current?.querySelectorAll('[aria-pressed="true"]') ?? [];
    // On phones, the chosen chip may be outside the part of the row that is in view.
    if (row.current && chosen && others.length === 0) scrollIntoRow(row.current, chosen);
  }, [selection]);

  const isSelected = (value: string | null) =>
    Array.isArray(selected)
      ? value === null
        ? selected.length === 0
        : selected.includes(value)
      : value === selected;
  // If a chip beyond the limit is selected, all chips are shown, so that the selection is always visible.
  const chosenLater = chips.some(({ value }, index) => index >= limit && isSelected(value));
  const shown = expanded || chosenLater ? chips : chips.slice(0, limit);
  return (
    <div ref={row} role="group" aria-label={label} css={list}>
      {shown.map(({ value, label: name, count, outdated = false }, index) => (
        <button
          key={value ?? ''}
          ref={index === limit ? firstLater : undefined}
          type="button"
          aria-pressed={isSelected(value)}
          css={[chip, count === 0 && !outdated && quiet]}
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
