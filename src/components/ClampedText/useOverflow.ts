import { useEffect, useState, type RefObject } from 'react';

/** Tolerance in px for rounding; less than a line. */
const ROUNDING = 4;

/**
 * Follows whether an element's content overflows.
 * @param watching false while all content is shown; the last result then stays
 * @returns false at build and before the first measurement
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
