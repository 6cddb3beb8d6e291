import { useEffect, useRef } from 'react';
import { withTabStorage } from '../../lib/tabStorage';

const KEY = 'scrolledTo';
/** How a page was opened that the visitor had left or loads again. */
const AGAIN = new Set(['reload', 'back_forward']);

/** Where the page was scrolled to when it was left, if this is the same page again; it is asked once. */
function takeKept(): number | null {
  const kept = withTabStorage((storage) => storage.getItem(KEY));
  withTabStorage((storage) => storage.removeItem(KEY));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [y = '', address] = kept?.split(' ') ?? [];
  return navigation && AGAIN.has(navigation.type) && address === window.location.href ? Number(y) : null;
}

/**
 * Scrolls a page that is loaded again to where it was, once its list is as long as the address says: it was built with the first entries,
 * and the browser can scroll no further than to their end.
 * @param isNarrowed the address says more than how the list was built
 */
export function useKeptScroll(isNarrowed: boolean): void {
  useEffect(() => {
    const keep = () =>
      withTabStorage((storage) =>
        storage.setItem(KEY, `${Math.round(window.scrollY)} ${window.location.href}`),
      );
    window.addEventListener('pagehide', keep);
    return () => window.removeEventListener('pagehide', keep);
  }, []);
  const kept = useRef<number | null>(null);
  useEffect(() => {
    const y = takeKept();
    // A page that was built as it was left is scrolled by the browser: what is chosen from now on is no reason to.
    kept.current = window.location.search === '' ? null : y;
  }, []);
  useEffect(() => {
    const y = kept.current;
    if (!isNarrowed || y === null) return undefined;
    kept.current = null;
    const frame = requestAnimationFrame(() => window.scrollTo(0, y));
    return () => cancelAnimationFrame(frame);
  }, [isNarrowed]);
}
