import { createContext, useContext, useEffect } from 'react';

/** Registers the label of a field under the field's name. Returns a function that removes it. */
type RegisterLabel = (name: string, label: string) => () => void;

const nowhere: RegisterLabel = () => () => undefined;

/** Context with the function through which fields register their labels, so that the error summary can name them. */
export const FieldLabels = createContext(nowhere);

/**
 * Registers the label of a field while the field is mounted.
 * @param label ignored unless it is a plain string
 */
export function useFieldLabel(name: string, label: unknown): void {
  const register = useContext(FieldLabels);
  useEffect(() => (typeof label === 'string' ? register(name, label) : undefined), [register, name, label]);
}
