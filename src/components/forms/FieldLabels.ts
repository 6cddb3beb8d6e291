import { createContext, useContext, useEffect } from 'react';

/** Registers the label of a field by name. The result removes it. */
type RegisterLabel = (name: string, label: string) => () => void;

const nowhere: RegisterLabel = () => () => undefined;

/** Fields register their labels here for the error summary. */
export const FieldLabels = createContext(nowhere);

/**
 * Registers the label of a field while it is mounted.
 * @param label only plain text is registered
 */
export function useFieldLabel(name: string, label: unknown): void {
  const register = useContext(FieldLabels);
  useEffect(() => (typeof label === 'string' ? register(name, label) : undefined), [register, name, label]);
}
