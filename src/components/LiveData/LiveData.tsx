import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { newQueryClient } from './queryClient';

/** What was asked for is kept while the visitor goes from page to page. */
let ofBrowser: QueryClient | undefined;

const queryClient = (): QueryClient =>
  typeof window === 'undefined' ? newQueryClient() : (ofBrowser ??= newQueryClient());

/**
 * Around whatever shows live data, as near to it as can be: only pages that have such a part load the library.
 */
export function LiveData({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext);
  const [client] = useState(() => above ?? queryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
