import { useField, useFormikContext, type FieldInputProps } from 'formik';
import { useContext, useId } from 'react';
import { AfterAttempt } from './AfterAttempt';

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
 * What every field of a form shows of its state. An error shows once the visitor has left the field or tried to send; in a form under
 * `AfterAttempt`
 * once there was an attempt to send.
 * @param name name of the field in the form's values
 */
export function useFieldState<Value = string>(name: string): FieldState<Value> {
  const id = useId();
  const [input, { touched: visited, error, value }] = useField<Value>(name);
  const { submitCount } = useFormikContext();
  const waits = useContext(AfterAttempt);
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
