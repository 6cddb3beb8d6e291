import type { HTMLInputAutoCompleteAttribute } from 'react';
import { Icon } from '../Icon/Icon';
import { control } from './control.styles';
import { arrow, select, selectFrame } from './field.styles';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useFieldState } from './useFieldState';

export interface SelectOption {
  value: string;
  label: string;
}

interface SelectFieldProps extends FieldProps {
  /** Text of the empty option, shown while nothing is selected. */
  placeholder: string;
  options: readonly SelectOption[];
  /** Whether the select is disabled, because its options are loading or missing. */
  disabled?: boolean;
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
}

/** A select element for a single value. */
export function SelectField({
  name,
  placeholder,
  options,
  disabled = false,
  autoComplete,
  ...frame
}: SelectFieldProps) {
  const state = useFieldState(name);
  return (
    <FieldFrame name={name} {...frame} state={state}>
      <div css={selectFrame}>
        <select
          {...state.input}
          id={state.id}
          required={frame.required}
          disabled={disabled}
          autoComplete={autoComplete}
          aria-invalid={state.error !== undefined}
          aria-describedby={describedBy(state, frame.hint)}
          css={[control, select]}
        >
          <option value="">{placeholder}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
        <Icon name="chevronDown" css={arrow} />
      </div>
    </FieldFrame>
  );
}
