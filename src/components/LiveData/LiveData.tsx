import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { newQueryClient } from './queryClient';

/** The browser's query client. All pages share its cache until the tab loads another document. */
let ofBrowser: QueryClient | undefined;

const queryClient = (): QueryClient =>
  typeof window === 'undefined' ? newQueryClient() : (ofBrowser ??= newQueryClient());

/**
 * Provides the query client. Place it close to the components with live data, so that only their pages load the
 * library.
 */
export function LiveData({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext);
  const [client] = useState(() => above ?? queryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
