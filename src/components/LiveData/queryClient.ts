import { QueryClient } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/ApiError';

const RETRY_AFTER_MS = 400;
const STALE_MS = 10_000;
/** Failures that may be over in a moment; a refusal is not. */
const PASSING = ['network', 'unavailable'];

/**
 * Asks once more after a moment when the line or the service failed, and not again: the page offers another try instead. Nothing is asked
 * while the page is hidden; a page that is seen again asks for what is no longer fresh.
 */
export const newQueryClient = (): QueryClient =>
  new QueryClient({
    defaultOptions: {
      queries: {
        retry: (failures, error) => failures < 1 && error instanceof ApiError && PASSING.includes(error.kind),
        retryDelay: RETRY_AFTER_MS,
        staleTime: STALE_MS,
        // A browser that believes to be offline asks all the same: otherwise the page would wait without a word.
        networkMode: 'always',
        refetchOnReconnect: true,
      },
    },
  });
