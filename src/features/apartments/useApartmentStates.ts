import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { readApartmentStates, type ApartmentStates, type AskedHomes } from './apartmentStates';

/** How often homes are asked about while the page is seen. */
export const ASK_MS = 15_000;

const NOTHING_KNOWN: ApartmentStates = {};

export interface LiveStates {
  states: ApartmentStates;
  /** The last question had no answer: what is shown may be out of date. */
  failed: boolean;
  refresh: () => void;
}

/**
 * How homes stand just now: asked when they are seen, again while they are, at once when the page is seen
 * again, and when somebody wants to know. What was known stays until there is a newer answer. Needs a
 * `LiveData` above it.
 * @param asked which homes: all of a project, or those that the payments know by these names
 * @param seen whether they are on the screen; nothing is asked while they are not
 */
export function useApartmentStates(asked: AskedHomes, seen = true): LiveStates {
  const { culture } = useLanguage();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['apartmentStates', culture, 'project' in asked ? asked.project : asked.assets.join(',')],
    queryFn: ({ signal }) => readApartmentStates(asked, culture, signal),
    enabled: seen && ('project' in asked || asked.assets.length > 0),
    // The next question is the retry.
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
