import { useQuery } from '@tanstack/react-query';
import { useLanguage } from '../../i18n/LanguageContext';
import { ApiError } from '../../lib/api/ApiError';
import { readSlots, type MeetingSlots } from './schedule';

interface FreeSlots {
  /** Null until there was an answer. */
  found: MeetingSlots | null;
  /** There is no such kind of meeting. */
  unknown: boolean;
  failed: boolean;
  refresh: () => void;
}

const NOT_FOUND = 404;

/** The free times of a kind of meeting. Needs a `LiveData` above it. */
export function useSlots(meeting: string): FreeSlots {
  const { culture } = useLanguage();
  const {
    data = null,
    error,
    refetch,
  } = useQuery({
    queryKey: ['meeting slots', culture, meeting],
    queryFn: ({ signal }) => readSlots(meeting, { culture, signal }),
  });
  const unknown = error instanceof ApiError && error.status === NOT_FOUND;
  return { found: data, unknown, failed: error !== null && !unknown && !data, refresh: () => void refetch() };
}
