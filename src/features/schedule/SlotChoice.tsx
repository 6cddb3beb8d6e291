import { useId, type ReactNode } from 'react';
import { chip, chips, legend } from './Schedule.styles';

interface SlotChoiceProps {
  label: string;
  options: readonly { value: string; label: ReactNode }[];
  chosen: string | null;
  onChoose: (value: string) => void;
  /** In one row that scrolls sideways. */
  strip?: boolean;
}

/** A choice of one as a row of large buttons: radio buttons, so that arrow keys go through them. */
export function SlotChoice({ label, options, chosen, onChoose, strip = false }: SlotChoiceProps) {
  const name = useId();
  return (
    <fieldset css={chips.group}>
      <legend css={legend}>{label}</legend>
      <div css={strip ? chips.strip : chips.grid}>
        {options.map((option) => (
          <label key={option.value} css={chip}>
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === chosen}
              onChange={() => onChoose(option.value)}
            />
            <span>{option.label}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
