import { useEffect, useRef } from 'react';
import { withTabStorage } from '../../lib/tabStorage';

const KEY = 'scrolledTo';
/** Navigation types that return to a page. */
const AGAIN = new Set(['reload', 'back_forward']);

/** Returns the kept scroll position of this page once. */
function takeKept(): number | null {
  const kept = withTabStorage((storage) => storage.getItem(KEY));
  withTabStorage((storage) => storage.removeItem(KEY));
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
  const [y = '', address] = kept?.split(' ') ?? [];
  return navigation && AGAIN.has(navigation.type) && address === window.location.href ? Number(y) : null;
}

/**
 * Restores the scroll position of a reloaded page once its list has the length of the address. The built page
 * may be too short for the browser's own restoration.
 * @param isNarrowed whether the address changes the built list
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
    // The browser restores the scroll position of a page without parameters.
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
