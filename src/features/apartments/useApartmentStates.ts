import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useLanguage } from '../../i18n/LanguageContext';
import { readApartmentStates, type ApartmentStates } from './apartmentStates';

/** How often homes are asked about while the page is seen. */
export const ASK_MS = 15_000;

const NOTHING_KNOWN: ApartmentStates = {};

interface LiveStates {
  states: ApartmentStates;
  /** The last question had no answer: what is shown may be out of date. */
  failed: boolean;
  refresh: () => void;
}

/**
 * How homes stand just now: asked when the page opens, again while it is seen, at once when it is seen again, and when somebody wants to know. What
 * was known stays until there is a newer answer. Needs a `LiveData` above it.
 * @param assetNames what the payments know them by
 */
export function useApartmentStates(assetNames: readonly string[]): LiveStates {
  const { culture } = useLanguage();
  const query = useQuery({
    queryKey: ['apartmentStates', culture, assetNames.join(',')],
    queryFn: ({ signal }) => readApartmentStates(assetNames, culture, signal),
    enabled: assetNames.length > 0,
    // The next question is the retry.
    retry: false,
    refetchInterval: ASK_MS,
    refetchOnMount: 'always',
    refetchOnWindowFocus: 'always',
    placeholderData: keepPreviousData,
  });
  const { data = NOTHING_KNOWN, refetch } = query;
  return { states: data, failed: lastFailed(query), refresh: () => void refetch() };
}
