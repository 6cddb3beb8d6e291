import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useDeferredValue } from 'react';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { isDue, msUntilNext } from './refreshTiming';
import type { MarketQuestion } from './marketCalls';

export interface LiveFigures<Answer> {
  /** The last response; undefined before the first one. */
  answer: Answer | undefined;
  /** Whether the last request failed, so that the figures may be outdated. */
  failed: boolean;
  /** Whether `answer` still belongs to the previous `key`, because the new request has not been answered. */
  stale: boolean;
  retry: () => void;
}

/**
 * Requests market data when the component mounts. Refreshes it while the page is visible and the exchange is open, and
 * keeps the last response until a newer one arrives. Must be used inside `LiveData`.
 * @param key identifies the request in the cache
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
  // The query library renders updates synchronously. With a deferred value, React can render the new figures in small
  // steps and stay responsive.
  const answer = useDeferredValue(hydrated ? data : undefined);
  return { answer, failed: hydrated && lastFailed(query), stale, retry: () => void refetch() };
}
