import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldHelp } from '../../components/forms/FieldHelp';
import { scrollIntoRow } from '../../lib/scrollIntoRow';
import { chip, chips, legend } from './Schedule.styles';

interface SlotChoiceProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** Whether the options are in a single row that scrolls sideways. */
  strip?: boolean;
  /**
   * Error to show if nothing is chosen. Each new object moves the focus to the first option, even if the message is the
   * same.
   */
  missing?: { message: string } | null;
}

/** A group of radio buttons that look like large buttons. */
export function SlotChoice(props: SlotChoiceProps) {
  const { label, options, chosen, onChoose, strip = false, missing = null } = props;
  const name = useId();
  const errorId = useId();
  const row = useRef<HTMLDivElement>(null);
  const values = options.map(({ value }) => value).join(' ');
  useEffect(() => {
    const option = row.current?.querySelector('input:checked')?.closest('label');
    if (strip && row.current && option) scrollIntoRow(row.current, option);
  }, [strip, chosen, values]);
  useEffect(() => {
    if (missing) row.current?.querySelector('input')?.focus();
  }, [missing]);
  const describedBy = missing && !chosen ? { 'aria-describedby': errorId } : {};
  return (
    <fieldset css={chips.group} {...describedBy}>
      <legend css={legend}>{label}</legend>
      <div ref={row} css={strip ? chips.strip : chips.grid}>
        {options.map((option, index) => (
          <label key={option.value} css={chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
              {...(index === 0 && describedBy)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
      {missing && !chosen && (
        <div css={chips.error}>
          <FieldHelp id={errorId} error={missing.message} completed={false} />
        </div>
      )}
    </fieldset>
  );
}
