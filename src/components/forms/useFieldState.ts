import { useField, type FieldInputProps } from 'formik';
import { useId } from 'react';

export interface FieldState {
  id: string;
  helpId: string;
  input: FieldInputProps<string>;
  error: string | undefined;
  /** The field was filled in, and well. */
  completed: boolean;
}

/**
 * What every text field of a form shows of its state. An error shows once the visitor has left the field or tried to send.
 * @param name name of the field in the form's values
 */
export function useFieldState(name: string): FieldState {
  const id = useId();
  const [input, { touched, error, value }] = useField<string>(name);
  const shown = touched ? error : undefined;
  return {
    id,
    helpId: `${id}help`,
    input,
    error: shown,
    completed: touched && !error && value.trim() !== '',
  };
}
