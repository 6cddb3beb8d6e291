import { createContext, useContext, useEffect } from 'react';

/** Takes the label of a field, by the field's name; what it returns takes the label back. */
type RegisterLabel = (name: string, label: string) => () => void;

const nowhere: RegisterLabel = () => () => undefined;

/** Where fields tell the form their labels, so that its error summary can name them. */
export const FieldLabels = createContext(nowhere);

/**
 * Tells the form the label of a field, for as long as the field is shown.
 * @param name name of the field in the form's values
 * @param label what visitors read; nothing is told of a label that is more than text
 */
export function useFieldLabel(name: string, label: unknown): void {
  const register = useContext(FieldLabels);
  useEffect(() => (typeof label === 'string' ? register(name, label) : undefined), [register, name, label]);
}
