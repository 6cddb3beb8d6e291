import { useEffect, useRef, type RefObject } from 'react';
import { VIEW_FIRST } from '../../../components/useViewFirst/useViewFirst';

/** Tells whether the browser restores the scroll position, after a reload or Back. */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

interface Row {
  assetName: string;
}

interface Arrival {
  results: readonly Row[];
  /** Asset name of the expanded row in the address. */
  open: string | null;
  /** Whether the list shows the result with this index, by the address. */
  isShown: (index: number) => boolean;
  /** Corrects the address so that the list shows the result with this index. */
  show: (index: number) => void;
  /** Whether the results belong to the address, which they follow with a delay after Back. */
  settled?: boolean;
}

/**
 * Shows an expanded row that the address names, and scrolls to it, also for links on the page.
 * @param list the element with the rows
 * @returns forget: called when the visitor expands a row
 */
export function useOpenAtArrival(
  list: RefObject<HTMLElement>,
  { results, open, isShown, show, settled = true }: Arrival,
): { forget: () => void } {
  const arrived = useRef(false);
  useEffect(() => {
    if (open === null || !settled) return;
    const index = results.findIndex(({ assetName }) => assetName === open);
    // A new address named the row, because the visitor sees the rows that they expand.
    if (index >= 0 && !isShown(index)) {
      arrived.current = false;
      show(index);
      return;
    }
    if (arrived.current) return;
    arrived.current = true;
    if (index < 0 || isReturn()) return;
    // The list item of an expanded row has no box on tablets.
    const summary = list.current?.querySelector('[aria-expanded="true"]')?.parentElement;
    // The row's position is final once all rows above have their own heights.
    summary?.closest(`[${VIEW_FIRST}]`)?.removeAttribute(VIEW_FIRST);
    summary?.scrollIntoView({ block: 'start' });
  });
  return { forget: () => (arrived.current = true) };
}
