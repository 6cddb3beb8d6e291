import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/ApiError';

const RETRY_AFTER_MS = 400;
const STALE_MS = 10_000;
/** Kinds of errors that may be temporary, so that a retry makes sense. */
const PASSING = ['network', 'unavailable'];

/**
 * Creates the query client. Network errors and unavailable servers cause one automatic retry; after it, the page offers
 * a retry button. Hidden pages send no requests. Stale data is refetched when the page becomes visible.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof ApiError && PASSING.includes(error.kind),
        retryDelay: RETRY_AFTER_MS,
        staleTime: STALE_MS,
        // Sends requests even if the browser reports that it is offline. Otherwise the page would wait without any
        // message.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
