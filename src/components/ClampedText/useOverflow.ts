import { useEffect, useState, type RefObject } from 'react';

/** A line is never lower than this in px: less than it is rounding. */
const ROUNDING = 4;

/**
 * Follows whether an element hides a part of its content, at every width of the screen.
 * @param target the element
 * @param watching false while it hides nothing on purpose; the last answer then stays
 * @returns false at build and until the browser has measured
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
