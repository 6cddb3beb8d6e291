import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCallback, useMemo } from 'react';
import { lastFailed } from '../../../components/LiveData/lastFailed';
import { useHydrated } from '../../../components/LiveData/useHydrated';
import { useLanguage } from '../../../i18n/LanguageContext';
import { readApartmentStates, type ApartmentStates, type RequestedHomes } from './apartmentStates';

/** Time between two requests while the page is visible. */
export const ASK_MS = 15_000;

const NOTHING_KNOWN: ApartmentStates = {};

export interface LiveStates {
  states: ApartmentStates;
  /** Whether the last request failed, in which case `states` may be stale. */
  failed: boolean;
  refresh: () => void;
}

/**
 * Polls the availability of apartments while they are in view. It also requests it when the page becomes visible again
 * and when `refresh` is called. The last response stays in use until the next one arrives. Must be rendered inside
 * `LiveData`.
 * @param asked a list of asset names, or all apartments of a project
 * @param seen whether the apartments are in view; otherwise nothing is requested
 */
export function useApartmentStates(asked: RequestedHomes, seen = true): LiveStates {
  const { culture } = useLanguage();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['apartmentStates', culture, 'project' in asked ? asked.project : asked.assets.join(',')],
    queryFn: ({ signal }) => readApartmentStates(asked, culture, signal),
    enabled: seen && ('project' in asked || asked.assets.length > 0),
    // A failed request is not retried at once; the next poll follows soon.
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
