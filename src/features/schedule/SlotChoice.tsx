import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FieldHelp } from '../../components/forms/FieldHelp';
import { chip, chips, legend } from './Schedule.styles';
import { showChosen } from './showChosen';

interface SlotChoiceProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** Whether it is a single row that scrolls sideways. */
  strip?: boolean;
  /** Error of a missing choice. Each new object focuses the first option. */
  missing?: { message: string } | null;
}

/** A row of large radio buttons. */
export function SlotChoice(props: SlotChoiceProps) {
  const { label, options, chosen, onChoose, strip = false, missing = null } = props;
  const name = useId();
  const errorId = useId();
  const row = useRef<HTMLDivElement>(null);
  const values = options.map(({ value }) => value).join(' ');
  useEffect(() => {
    if (strip && row.current) showChosen(row.current);
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
