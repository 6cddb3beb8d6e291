import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { lastFailed } from '../../../components/LiveData/lastFailed';
import { useHydrated } from '../../../components/LiveData/useHydrated';
import { useLanguage } from '../../../i18n/LanguageContext';
import { readApartmentStates, type ApartmentStates, type AskedHomes } from './apartmentStates';

/** Interval between requests while the page is visible. */
export const ASK_MS = 15_000;

const NOTHING_KNOWN: ApartmentStates = {};

export interface LiveStates {
  states: ApartmentStates;
  /** Whether the last request failed, so that the data may be stale. */
  failed: boolean;
  refresh: () => void;
}

/**
 * Follows the availability of homes. Requests it when they come into view, periodically, when the page becomes
 * visible, and on demand; keeps the last answer. Needs a `LiveData` above.
 * @param asked all homes of a project, or named ones
 * @param seen whether the homes are in view; nothing is requested otherwise
 */
export function useApartmentStates(asked: AskedHomes, seen = true): LiveStates {
  const { culture } = useLanguage();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['apartmentStates', culture, 'project' in asked ? asked.project : asked.assets.join(',')],
    queryFn: ({ signal }) => readApartmentStates(asked, culture, signal),
    enabled: seen && ('project' in asked || asked.assets.length > 0),
    // The next periodic request is the retry.
    retry: false,
    refetchInterval: ASK_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  const { refetch } = query;
  const data = (hydrated && query.data) || NOTHING_KNOWN;
  const failed = hydrated && lastFailed(query);
  const refresh = useCallback(() => void refetch(), [refetch]);
  return useMemo(() => ({ states: data, failed, refresh }), [data, failed, refresh]);
}
