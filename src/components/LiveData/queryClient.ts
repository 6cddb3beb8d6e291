import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/ApiError';

const RETRY_AFTER_MS = 400;
const STALE_MS = 10_000;
/** Error kinds that may be temporary. */
const PASSING = ['network', 'unavailable'];

/**
 * Creates the query client. It retries once on network and service failures; the page then offers another
 * try.
 * Hidden pages request nothing; a page that becomes visible refetches stale data.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof ApiError && PASSING.includes(error.kind),
        retryDelay: RETRY_AFTER_MS,
        staleTime: STALE_MS,
        // Requests even when the browser believes to be offline. The page would otherwise wait silently.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
