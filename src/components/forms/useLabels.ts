import { useCallback, useState } from 'react';

/** Labels of the fields that are shown, by name. */
export type Labels = Readonly<Record<string, string>>;

/** Keeps the labels that the fields of a form tell: a provider for `FieldLabels`, and what it has been told. */
export function useLabels(): { labels: Labels; register: (name: string, label: string) => () => void } {
  const [labels, setLabels] = useState<Labels>({});
  const register = useCallback((name: string, label: string) => {
    setLabels((before) => ({ ...before, [name]: label }));
    return () => setLabels(({ [name]: _gone, ...others }) => others);
  }, []);
  return { labels, register };
}
