import { useEffect, useRef, type RefObject } from 'react';
import { VIEW_FIRST } from '../../components/useViewFirst/useViewFirst';
import { pageOf } from '../../lib/filters/pageOf';

/** Tells whether the browser restores the scroll position, after a reload or Back. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

interface Row {
  assetName: string;
}

/**
 * Shows the page of an expanded row that the address names, and scrolls to the row, also for links on the page.
 * @param list the element with the rows
 * @param place expanded row and page of the address
 * @param correct of the list's filters
 * @param settled whether the results belong to the address, which they follow with a delay after Back
 */
export function useOpenAtArrival(
  list: RefObject<HTMLElement>,
  results: readonly Row[],
  { open, page }: { open: string | null; page: number },
  size: number,
  correct: (changes: { page: number }) => void,
  settled: boolean,
): { forget: () => void } {
  const arrived = useRef(false);
  useEffect(() => {
    if (open === null || !settled) return;
    const index = results.findIndex(({ assetName }) => assetName === open);
    const own = Math.floor(index / size) + 1;
    // A new address named the row, because changing the page collapses rows.
    if (index >= 0 && pageOf(results, page, size).page !== own) {
      arrived.current = false;
      correct({ page: own });
      return;
    }
    if (arrived.current) return;
    arrived.current = true;
    if (index < 0 || isReturn()) return;
    const row = list.current?.querySelector('[aria-expanded="true"]')?.closest('li');
    // The row's position is final once all rows above have their own heights.
    row?.parentElement?.removeAttribute(VIEW_FIRST);
    row?.scrollIntoView({ block: 'start' });
  }, [list, results, open, page, size, correct, settled]);
  return { forget: () => (arrived.current = true) };
}
