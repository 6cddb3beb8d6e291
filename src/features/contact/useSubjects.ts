import { useCallback, useEffect, useState } from 'react';
import type { SelectOption } from '../../components/forms/SelectField';
import { callApi } from '../../lib/api';

export type Subjects =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; options: readonly SelectOption[] };

/**
 * The subjects a visitor may write to a company about, fetched in the browser: `GET /web/contactUs/subjects/{companyId}` (corporate-site §7).
 * @param companyId number of the company
 * @param culture culture of the page
 * @returns the subjects, and how to ask again after a failure
 */
export function useSubjects(companyId: number, culture: string): { subjects: Subjects; retry: () => void } {
  const [tries, setTries] = useState(0);
  const [subjects, setSubjects] = useState<Subjects>({ state: 'loading' });
  useEffect(() => {
    const controller = new AbortController();
    setSubjects({ state: 'loading' });
    callApi(`/web/contactUs/subjects/${companyId}`, { culture, signal: controller.signal })
      .then(({ data, headers }) => setSubjects({ state: 'ready', options: inOrder(data, headers) }))
      .catch(() => {
        if (!controller.signal.aborted) setSubjects({ state: 'failed' });
      });
    return () => controller.abort();
  }, [companyId, culture, tries]);
  const retry = useCallback(() => setTries((count) => count + 1), []);
  return { subjects, retry };
}

/** An object keeps numbers as keys in their own order: the editors' order comes in a header. */
function inOrder(data: unknown, headers: Headers): SelectOption[] {
  const order = headers.get('X-Subjects-Order')?.split(',') ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(data as Record<string, string>)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => place(a.value) - place(b.value));
}
