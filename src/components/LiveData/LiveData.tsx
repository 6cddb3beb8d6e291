import { QueryClientContext, QueryClientProvider, type QueryClient } from '@tanstack/react-query';
import { useContext, useState, type ReactNode } from 'react';
import { newQueryClient } from './queryClient';

/** One query cache for all pages of a visit. */
let ofBrowser: QueryClient | undefined;

const queryClient = (): QueryClient =>
  typeof window === 'undefined' ? newQueryClient() : (ofBrowser ??= newQueryClient());

/** Provides the query client. Place it close to live parts, so that only their pages load the library. */
export function LiveData({ children }: { children: ReactNode }) {
  const above = useContext(QueryClientContext);
  const [client] = useState(() => above ?? queryClient());
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
