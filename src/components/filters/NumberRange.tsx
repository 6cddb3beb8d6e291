import { useId, useState, type FocusEvent } from 'react';
import { useTranslation } from 'react-i18next';
import { control } from '../forms/control.styles';
import { error as errorStyle, group, legend, pair, part } from './filterFields.styles';

interface Range {
  from: number | null;
  to: number | null;
}

interface NumberRangeProps extends Range {
  label: string;
  /**
   * Limits of the input elements. They do not validate: the filter checks the numbers itself (project-marketing §5).
   */
  min: number;
  max: number;
  /** Message that is shown while "to" is smaller than "from". */
  conflict: string;
  onChange: (range: Range) => void;
}

/** Parses a number with at most two decimals, such as `74.5` or `74,5`. Returns null for any other text. */
function toNumber(text: string): number | null {
  const number = text.trim().replace(',', '.');
  return /^\d{1,9}(?:\.\d{0,2})?$/.test(number) ? Number(number) : null;
}

/**
 * Two inputs for a range of numbers. If "to" is smaller than "from" when a field loses focus, that field takes the
 * other field's number (project-marketing §4).
 */
export function NumberRange({ label, from, to, min, max, conflict, onChange }: NumberRangeProps) {
  const { t } = useTranslation('filters');
  const id = useId();
  // Text of the focused field, kept as typed. It may not be a valid number yet.
  const [typed, setTyped] = useState<{ end: 'from' | 'to'; text: string } | null>(null);
  const isConflicting = from !== null && to !== null && to < from;
  const field = (end: 'from' | 'to', value: number | null, other: number | null) => ({
    id: `${id}${end}`,
    inputMode: 'decimal' as const,
    type: 'number' as const,
    step: 'any',
    min,
    max,
    css: control,
    value: typed?.end === end ? typed.text : (value ?? ''),
    'aria-invalid': isConflicting,
    'aria-describedby': isConflicting ? `${id}help` : undefined,
    onFocus: () => setTyped({ end, text: value === null ? '' : String(value) }),
    onChange: ({ target }: { target: HTMLInputElement }) => {
      setTyped({ end, text: target.value });
      onChange({ from, to, [end]: toNumber(target.value) });
    },
    onBlur: ({ target }: FocusEvent<HTMLInputElement>) => {
      setTyped(null);
      const number = toNumber(target.value);
      const conflicts =
        number !== null && other !== null && (end === 'from' ? number > other : number < other);
      if (conflicts) onChange({ from: other, to: other });
    },
  });
  return (
    <fieldset css={group}>
      <legend css={legend}>{label}</legend>
      <div css={pair}>
        <div css={part}>
          <label htmlFor={`${id}from`}>{t('from')}</label>
          <input {...field('from', from, to)} />
        </div>
        <div css={part}>
          <label htmlFor={`${id}to`}>{t('to')}</label>
          <input {...field('to', to, from)} />
        </div>
      </div>
      <p id={`${id}help`} css={errorStyle} role="status">
        {isConflicting && conflict}
      </p>
    </fieldset>
  );
}
