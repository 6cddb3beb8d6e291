import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { useContext, useId } from 'react';
import { ErrorsAfterSubmit } from './ErrorsAfterSubmit';

export interface FieldState<Value = string> {
  id: string;
  helpId: string;
  input: FieldInputProps<Value>;
  error: string | undefined;
  /** Whether the field has a valid value and shows "completed". */
  completed: boolean;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/**
 * Returns the state of a field as it is shown. Errors appear once the field has lost focus or after an attempt to
 * submit. Inside `ErrorsAfterSubmit`, they appear only after an attempt.
 */
export function useFieldState<Value = string>(name: string): FieldState<Value> {
  const id = useId();
  const [input, { touched: visited, error, value }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const waits = useContext(ErrorsAfterSubmit);
  const touched = visited && (!waits || submitCount > 0);
  const shown = touched ? error : undefined;
  return {
    id,
    helpId: `${id}help`,
    input,
    error: shown,
    completed: touched && !error && isFilled(value),
  };
}
