import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { lastFailed } from '../../components/LiveData/lastFailed';
import { useHydrated } from '../../components/LiveData/useHydrated';
import { useLanguage } from '../../i18n/LanguageContext';
import { readLottery, type LotteryNow } from './lottery';

/** Poll interval of a visible lottery. Registration ends on time, and staff publish results manually. */
export const ASK_MS = 30_000;

interface LiveLottery {
  /** Null until the first answer. */
  now: LotteryNow | null;
  /** The last request failed. */
  failed: boolean;
  refresh: () => void;
}

/**
 * Polls the current state of a lottery. Needs a `LiveData` above.
 * @param lottery its id in the CMS
 * @param seen whether it is near the viewport; polls only then
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
