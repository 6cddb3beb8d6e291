import { useEffect, useRef, type RefObject } from 'react';
import { VIEW_FIRST } from '../../../components/useViewFirst/useViewFirst';

/**
 * Checks whether the page was loaded by a reload or by Back or Forward. The browser then restores the scroll position
 * itself.
 */
const isReturn = (): boolean => {
  const [entry] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  return entry !== undefined && entry.type !== 'navigate';
};

interface Row {
  assetName: string;
}

interface Arrival {
  results: readonly Row[];
  /** Asset name of the expanded row; null if no row is expanded. */
  open: string | null;
  /** Checks whether the list currently shows the result with this index. */
  isShown: (index: number) => boolean;
  /** Corrects the URL, for example its page number, so that the list shows the result with this index. */
  show: (index: number) => void;
  /** Whether the results already match the URL. After Back they follow the URL with a delay. */
  settled?: boolean;
}

/**
 * Scrolls to the expanded row that the URL names, on arrival and after a press on a link on the page. If the row is on
 * another page of the list, it first shows that page.
 * @param list element that contains the rows
 * @returns `forget`, to be called when the visitor expands a row, so that the page does not scroll to it
 */
export function useScrollToExpandedRow(
  list: RefObject<HTMLElement>,
  { results, open, isShown, show, settled = true }: Arrival,
): { forget: () => void } {
  const arrived = useRef(false);
  useEffect(() => {
    if (open === null || !settled) return;
    const index = results.findIndex(({ assetName }) => assetName === open);
    // Visitors can only expand rows that they see. A hidden row was therefore named by a new URL.
    if (index >= 0 && !isShown(index)) {
      arrived.current = false;
      show(index);
      return;
    }
    if (arrived.current) return;
    arrived.current = true;
    if (index < 0 || isReturn()) return;
    // Scrolls to the summary, because on tablets an expanded row's list item is `display: contents` and has no box.
    const summary = list.current?.querySelector('[aria-expanded="true"]')?.parentElement;
    // Rows outside the viewport have an estimated height until they are rendered. Removing the attribute gives them
    // their real heights, so that the target's position is final.
    summary?.closest(`[${VIEW_FIRST}]`)?.removeAttribute(VIEW_FIRST);
    summary?.scrollIntoView({ block: 'start' });
  });
  return { forget: () => (arrived.current = true) };
}
