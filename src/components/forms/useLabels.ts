import { useCallback, useState } from 'react';

/** Labels of the mounted fields, by field name. */
export type Labels = Readonly<Record<string, string>>;

/** Holds the labels that a form's fields register. Pass `register` to the `FieldLabels` context. */
export function useLabels(): { labels: Labels; register: (name: string, label: string) => () => void } {
  const [labels, setLabels] = useState<Labels>({});
  const register = useCallback((name: string, label: string) => {
    setLabels((before) => ({ ...before, [name]: label }));
    return () => setLabels(({ [name]: _gone, ...others }) => others);
  }, []);
  return { labels, register };
}
