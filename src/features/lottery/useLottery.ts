import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { readLottery, type LotteryNow } from './lottery';

/**
 * Time between two requests for a lottery near the viewport. Its state can change while the page is open, because
 * registration ends on schedule and staff publish the results manually.
 */
export const ASK_MS = 30_000;

interface LiveLottery {
  /** Current state of the lottery; null until the first response. */
  now: LotteryNow | null;
  /** Whether the last request failed. */
  failed: boolean;
  refresh: () => void;
}

/**
 * Polls the current state of a lottery. Must be used inside `LiveData`.
 * @param lottery id of the lottery in the CMS
 * @param seen whether the lottery is near the viewport; otherwise nothing is requested
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
