import { useEffect, useId, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Button } from '../Button/Button';
import { collapseOptions } from './collapseOptions';
import { outdatedCount } from '../Chips/Chips.styles';
import {
  amount,
  group,
  legend,
  option as optionStyle,
  options as optionsStyle,
  quiet,
} from './filterFields.styles';

export interface FilterOption {
  /** Value of the option. `null` means "all". */
  value: string | null;
  label: string;
  /** Number of results for the option. */
  count?: number;
  /** Whether `count` belongs to an earlier selection. If so, the number is hidden but keeps its space. */
  outdated?: boolean;
}

interface OptionGroupProps {
  label: string;
  options: readonly FilterOption[];
  /** Selected values. An empty list means "all". */
  selected: readonly string[];
  onToggle: (value: string | null) => void;
}

/**
 * A group of options in the filters dialog. If there are more than eight, only seven are shown until the visitor
 * expands the group (corporate-site §9).
 */
export function OptionGroup({ label, options, selected, onToggle }: OptionGroupProps) {
  const { t } = useTranslation('common');
  const id = useId();
  const [expanded, setExpanded] = useState(false);
  const list = useRef<HTMLDivElement>(null);
  const isChosen = ({ value }: FilterOption) =>
    value === null ? selected.length === 0 : selected.includes(value);
  const shown = expanded ? options : collapseOptions(options, isChosen);
  useEffect(() => {
    if (expanded) list.current?.querySelectorAll('input')[7]?.focus();
  }, [expanded]);
  return (
    <fieldset css={group}>
      <legend css={legend}>{label}</legend>
      <div ref={list} css={optionsStyle}>
        {shown.map((option, index) => (
          <div
            key={option.value ?? ''}
            css={[optionStyle, option.count === 0 && !option.outdated && !isChosen(option) && quiet]}
          >
            <input
              type="checkbox"
              id={`${id}${index}`}
              checked={isChosen(option)}
              onChange={() => onToggle(option.value)}
            />
            <label htmlFor={`${id}${index}`}>
              {option.label}
              {option.count !== undefined && (
                <span css={[amount, option.outdated && outdatedCount]}>
                  {' '}
                  <bdi>({option.count})</bdi>
                </span>
              )}
            </label>
          </div>
        ))}
      </div>
      {shown.length < options.length && (
        <Button variant="text" onClick={() => setExpanded(true)}>
          {t('moreOptions', { number: options.length - shown.length })}
        </Button>
      )}
    </fieldset>
  );
}
