import { useCallback, useSyncExternalStore } from 'react';
import { conditionOf } from '../../theme/media';

/**
 * Tracks whether a media query matches. Returns false during the build and in the first render, so that hydration
 * succeeds.
 * @param query a media condition, with or without `@media`
 */
export function useMediaQuery(query: string): boolean {
  const condition = conditionOf(query);
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(condition);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [condition],
  );
  return useSyncExternalStore(
    subscribe,
    () => window.matchMedia(condition).matches,
    () => false,
  );
}
