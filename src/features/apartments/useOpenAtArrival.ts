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
 * Brings a visitor who came by an address with an open row to that row: to its page of the list, and to it on that page.
 * @param list the element with the rows
 * @param results what the list has
 * @param place the open row and the page of the address
 * @param size of a page
 * @param correct of the list's filters
 */
export function useOpenAtArrival(
  list: RefObject<HTMLElement>,
  results: readonly Row[],
  { open, page }: { open: string | null; page: number },
  size: number,
  correct: (changes: { page: number }) => void,
): { forget: () => void } {
  const arrived = useRef(false);
  useEffect(() => {
    if (arrived.current || open === null) return;
    const index = results.findIndex(({ assetName }) => assetName === open);
    const own = Math.floor(index / size) + 1;
    if (index >= 0 && pageOf(results, page, size).page !== own) {
      correct({ page: own });
      return;
    }
    arrived.current = true;
    if (index < 0 || isReturn()) return;
    const row = list.current?.querySelector('[aria-expanded="true"]')?.closest('li');
    // Where the row stands is known when those above it have their own heights.
    row?.parentElement?.removeAttribute(VIEW_FIRST);
    row?.scrollIntoView({ block: 'start' });
  }, [list, results, open, page, size, correct]);
  return { forget: () => (arrived.current = true) };
}
