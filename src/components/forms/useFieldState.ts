import { useField, type FieldInputProps } from 'formik';
import { useId } from 'react';

export interface FieldState<Value = string> {
  id: string;
  helpId: string;
  input: FieldInputProps<Value>;
  error: string | undefined;
  /** The field was filled in, and well. */
  completed: boolean;
}

const isFilled = (value: unknown): boolean =>
  typeof value === 'string' ? value.trim() !== '' : Array.isArray(value) && value.length > 0;

/**
 * What every field of a form shows of its state. An error shows once the visitor has left the field or tried to send.
 * @param name name of the field in the form's values
 */
export function useFieldState<Value = string>(name: string): FieldState<Value> {
  const id = useId();
  const [input, { touched, error, value }] = useField<Value>(name);
  const shown = touched ? error : undefined;
  return {
    id,
    helpId: `${id}help`,
    input,
    error: shown,
    completed: touched && !error && isFilled(value),
  };
}
