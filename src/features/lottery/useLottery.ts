import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { readLottery, type LotteryNow } from './lottery';

/** How often a lottery is asked about while it is seen: registration ends by the clock, and results come by somebody's hand. */
export const ASK_MS = 30_000;

interface LiveLottery {
  /** Null until there was an answer. */
  now: LotteryNow | null;
  /** The last question had no answer. */
  failed: boolean;
  refresh: () => void;
}

/**
 * How a lottery stands just now. Needs a `LiveData` above it.
 * @param lottery its number in the CMS
 * @param seen whether it is near the screen; nothing is asked while it is not
 */
export function useLottery(lottery: string, seen: boolean): LiveLottery {
  const { culture } = useLanguage();
  const hydrated = useHydrated();
  const query = useQuery({
    queryKey: ['lottery', culture, lottery],
    queryFn: ({ signal }) => readLottery({ lottery, culture, signal }),
    enabled: seen,
    refetchInterval: ASK_MS,
    placeholderData: keepPreviousData,
  });
  const { data = null, refetch } = query;
  return {
    now: hydrated ? data : null,
    failed: hydrated && lastFailed(query),
    refresh: () => void refetch(),
  };
}
