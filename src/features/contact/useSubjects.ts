import { useQuery } from '@tanstack/react-query';
import type { SelectOption } from '../../components/forms/SelectField';
import { callApi } from '../../lib/api/callApi';

export type Subjects =
  { state: 'loading' } | { state: 'failed' } | { state: 'ready'; options: readonly SelectOption[] };

/**
 * Requests the subjects of a company through `GET /web/contactUs/subjects/{companyId}` (corporate-site §7). Must be
 * used inside `LiveData`.
 */
export function useSubjects(companyId: number, culture: string): { subjects: Subjects; retry: () => void } {
  const { data, isError, refetch } = useQuery({
    queryKey: ['contactSubjects', culture, companyId],
    queryFn: ({ signal }) => readSubjects(companyId, culture, signal),
  });
  const retry = () => void refetch();
  if (data) return { subjects: { state: 'ready', options: data }, retry };
  return { subjects: { state: isError ? 'failed' : 'loading' }, retry };
}

/**
 * Requests the subjects as options in the editors' order. The order is in a response header, because JavaScript sorts
 * the numeric keys of the response's object.
 */
async function readSubjects(
  companyId: number,
  culture: string,
  signal: AbortSignal,
): Promise<readonly SelectOption[]> {
  const { data, headers } = await callApi({ culture, signal }, (live, options) =>
    live.GET('/web/contactUs/subjects/{companyId}', {
      ...options,
      params: { path: { companyId: String(companyId) } },
    }),
  );
  const order = headers.get('X-Subjects-Order')?.split(',') ?? [];
  const place = (id: string) => (order.includes(id) ? order.indexOf(id) : order.length);
  return Object.entries(data)
    .map(([value, label]) => ({ value, label }))
    .sort((a, b) => place(a.value) - place(b.value));
}
