import { useCallback, useState } from 'react';

/** Labels of the mounted fields by name. */
export type Labels = Readonly<Record<string, string>>;

/** Keeps the registered labels of a form's fields, as the value of `FieldLabels`. */
export function useLabels(): { labels: Labels; register: (name: string, label: string) => () => void } {
  const [labels, setLabels] = useState<Labels>({});
  const register = useCallback((name: string, label: string) => {
    setLabels((before) => ({ ...before, [name]: label }));
    return () => setLabels(({ [name]: _gone, ...others }) => others);
  }, []);
  return { labels, register };
}
