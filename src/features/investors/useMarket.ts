import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { isDue, msUntilNext } from './askAgain';
import type { MarketQuestion } from './marketCalls';

export interface LiveFigures<Answer> {
  /** The last answer; undefined until there is one. */
  answer: Answer | undefined;
  /** The last request failed: the shown figures may be outdated. */
  failed: boolean;
  /** The answer belongs to the previous request until this one is answered. */
  stale: boolean;
  retry: () => void;
}

/**
 * Requests figures of the exchange when the page opens, and refreshes them while the page is visible and the
 * exchange is open. Keeps the last answer until there is a newer one. Needs a `LiveData` above.
 * @param key identifies the request
 */
export function useMarket<Answer extends { open: boolean; opensAt: string | null }>(
  key: readonly string[],
  ask: MarketQuestion<Answer>,
): LiveFigures<Answer> {
  const { culture } = useLanguage();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['market', culture, ...key],
    queryFn: ({ signal }) => ask(culture, signal),
    refetchInterval: ({ state }) => msUntilNext(state.data, Date.now()),
    refetchOnWindowFocus: ({ state }) => isDue(state.data, Date.now()),
    refetchOnReconnect: ({ state }) => isDue(state.data, Date.now()),
    placeholderData: keepPreviousData,
  });
  const { data, refetch, isPlaceholderData: stale } = query;
  // The query store renders synchronously; a deferred value lets React render figures in small steps.
  const answer = useDeferredValue(hydrated ? data : undefined);
  return { answer, failed: hydrated && lastFailed(query), stale, retry: () => void refetch() };
}
