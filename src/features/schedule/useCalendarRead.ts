import { useQuery } from '@tanstack/react-query';
import { ApiError } from '../../lib/api/ApiError';

/** What is read of calendars. */
export interface CalendarRead<Found> {
  /** Null until there was an answer. */
  found: Found | null;
  /** There is no such calendar. */
  unknown: boolean;
  failed: boolean;
  refresh: () => void;
}

const NOT_FOUND = 404;

/**
 * Reads from calendars, and says what became of it.
 * @param key under which the answer is kept
 * @param read asks for it
 */
export function useCalendarRead<Found>(
  key: readonly string[],
  read: (signal: AbortSignal) => Promise<Found>,
): CalendarRead<Found> {
  const { data = null, error, refetch } = useQuery({ queryKey: key, queryFn: ({ signal }) => read(signal) });
  const unknown = error instanceof ApiError && error.status === NOT_FOUND;
  return { found: data, unknown, failed: error !== null && !unknown && !data, refresh: () => void refetch() };
}
