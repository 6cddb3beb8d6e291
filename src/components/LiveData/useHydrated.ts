import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * Returns false while React hydrates pre-rendered HTML, and true afterwards. Parts of a page hydrate one after another.
 * Data that an earlier part has loaded must not change a later part before it is hydrated.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
