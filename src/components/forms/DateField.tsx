import type { HTMLInputAutoCompleteAttribute } from 'react';
import { control } from './control.styles';
import { describedBy, FieldFrame, type FieldProps } from './FieldFrame';
import { useFieldState } from './useFieldState';

interface DateFieldProps extends FieldProps {
  autoComplete?: HTMLInputAutoCompleteAttribute | undefined;
}

/**
 * A date field with the browser's date picker. The form value is an ISO date such as `2026-01-31`, or an empty string.
 */
export function DateField({ name, autoComplete, ...frame }: DateFieldProps) {
  const state = useFieldState(name);
  return (
    <FieldFrame name={name} {...frame} state={state}>
      <input
        {...state.input}
        id={state.id}
        type="date"
        autoComplete={autoComplete}
        required={frame.required}
        aria-invalid={state.error !== undefined}
        aria-describedby={describedBy(state, frame.hint)}
        css={control}
      />
    </FieldFrame>
  );
}
