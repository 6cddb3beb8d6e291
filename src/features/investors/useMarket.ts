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
  /** The last question had no answer: what is shown, if anything, may be old. */
  failed: boolean;
  /** It is another question's answer, until this one's comes. */
  stale: boolean;
  retry: () => void;
}

/**
 * Figures of the exchange: asked for when the page opens, and again while it is seen and the exchange is
 * open. What was known stays until there is a newer answer. Needs a `LiveData` above it.
 * @param key names the question
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
  // The store of queries renders at once and in one go; figures may be drawn in small steps that keep nobody waiting.
  const answer = useDeferredValue(hydrated ? data : undefined);
  return { answer, failed: hydrated && lastFailed(query), stale, retry: () => void refetch() };
}
