import { useCallback, useSyncExternalStore } from 'react';
import { conditionOf } from '../../theme/media';

/**
 * Follows a media query. False at build and in the first render, for hydration.
 * @param query a condition, with or without `@media`
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
