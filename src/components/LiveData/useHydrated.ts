import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React hydrates built HTML, then true. Parts hydrate one after the other: data that an earlier
 * part received must not change a later part before it is hydrated.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
