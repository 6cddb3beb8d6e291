import { useSyncExternalStore } from 'react';

const never = () => () => undefined;

/**
 * False while React takes over HTML that was built, true from then on. Parts of a page are taken over one after the other: an answer
 * that an earlier part got must wait until a later one stands as it was built, or React throws the built HTML away.
 */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
