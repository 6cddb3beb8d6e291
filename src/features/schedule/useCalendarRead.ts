import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/ApiError';

/** State of a request to a calendar. */
export interface CalendarRead<Found> {
  /** The response; null until it arrives. */
  found: Found | null;
  /** Whether the calendar does not exist. */
  unknown: boolean;
  failed: boolean;
  refresh: () => void;
}

const NOT_FOUND = 404;

/**
 * Requests data of a calendar and reports the state of the request.
 * @param key identifies the request in the cache
 * @param read sends the request
 */
export function useCalendarRead<Found>(
  key: readonly string[],
  read: (signal: AbortSignal) => Promise<Found>,
): CalendarRead<Found> {
  const { data = null, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) });
  const unknown = error instanceof ApiError && error.status === NOT_FOUND;
  return { found: data, unknown, failed: error !== null && !unknown && !data, refresh: () => void refetch() };
}
