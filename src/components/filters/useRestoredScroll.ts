import { useEffect, useRef } from 'react';
import { withTabStorage } from '../../lib/tabStorage';

const KEY = 'scrolledTo';
/** Navigation types that return to a page which the visitor has seen before. */
const AGAIN = new Set(['reload', 'back_forward']);

/** Returns the stored scroll position if the visitor returned to the same page, and removes it from the storage. */
function takeKept(): number | null {
  const kept = withTabStorage((storage) => storage.getItem(KEY));
  withTabStorage((storage) => storage.removeItem(KEY));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [y = '', address] = kept?.split(' ') ?? [];
  return navigation && AGAIN.has(navigation.type) && address === window.location.href ? Number(y) : null;
}

/**
 * Restores the scroll position after a reload or Back, once the filters from the URL have been applied to the list. The
 * browser cannot do this itself, because the pre-rendered page may be shorter than the filtered one.
 * @param isNarrowed whether the values from the URL have been applied and change the pre-rendered list
 */
export function useRestoredScroll(isNarrowed: boolean): void {
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
    // Without URL parameters, the pre-rendered list is already the right one, so the browser restores the scroll
    // position itself.
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
