import { useEffect, useRef, type RefObject } from 'react';
import { VIEW_FIRST } from '../../components/useViewFirst/useViewFirst';
import { pageOf } from '../../lib/filters/pageOf';

/** Whether the browser itself brings the visitor to where they were: after a reload, or on the way back. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

interface Row {
  assetName: string;
}

/**
 * Brings a visitor who came by an address with an open row to that row: to its page of the list, whatever page the address says, and to
 * it on that page. Its page is found also for an address that is followed on the page itself.
 * @param list the element with the rows
 * @param results what the list has
 * @param place the open row and the page of the address
 * @param size of a page
 * @param correct of the list's filters
 * @param settled the results are those of the address: after Back they follow a moment later than the page
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
    // No press leads here, for another page closes the row: an address says so, and its visitor arrives anew.
    if (index >= 0 && pageOf(results, page, size).page !== own) {
      arrived.current = false;
      correct({ page: own });
      return;
    }
    if (arrived.current) return;
    arrived.current = true;
    if (index < 0 || isReturn()) return;
    const row = list.current?.querySelector('[aria-expanded="true"]')?.closest('li');
    // Where the row stands is known when those above it have their own heights.
    row?.parentElement?.removeAttribute(VIEW_FIRST);
    row?.scrollIntoView({ block: 'start' });
  }, [list, results, open, page, size, correct, settled]);
  return { forget: () => (arrived.current = true) };
}
