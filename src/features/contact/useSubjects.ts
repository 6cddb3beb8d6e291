import { useEffect, useState } from 'react';
import { callApi } from '../../lib/api';

export interface Subject {
  value: string;
  label: string;
}

export type Subjects =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; subjects: readonly Subject[] };

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
      .then(({ data, headers }) => setSubjects({ state: 'ready', subjects: inOrder(data, headers) }))
      .catch(() => {
        if (!controller.signal.aborted) setSubjects({ state: 'failed' });
      });
    return () => controller.abort();
  }, [companyId, culture, tries]);
  return { subjects, retry: () => setTries((count) => count + 1) };
}

/** Objects sort numeric keys: the editors' order comes in a header. */
function inOrder(data: unknown, headers: Headers): Subject[] {
  const names = data as Record<string, string>;
  const order = headers.get('X-Subjects-Order')?.split(',') ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(names)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => place(a.value) - place(b.value));
}
