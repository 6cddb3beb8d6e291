import { useEffect, useState, type RefObject } from 'react';

/** Tolerance in px for rounding errors; smaller than the height of a line. */
const ROUNDING = 4;

/**
 * Tracks whether an element's content overflows.
 * @param watching set it to false while the full content is shown; the hook then keeps its last result
 * @returns false during the build and until the first measurement
 */
export function useOverflow(target: RefObject<HTMLElement | null>, watching: boolean): boolean {
  const [overflows, setOverflows] = useState(false);
  useEffect(() => {
    const element = target.current;
    if (!element || !watching) return;
    const measure = () => setOverflows(element.scrollHeight > element.clientHeight + ROUNDING);
    measure();
    if (typeof ResizeObserver === 'undefined') return;
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [target, watching]);
  return overflows;
}
